import { type Kysely, sql } from 'kysely';

/** Counts the changes of an instrument, so that two windows do not write over each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE portfolio_items ADD COLUMN version integer NOT NULL DEFAULT 1`.execute(db);
}
