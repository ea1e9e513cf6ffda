import { type Kysely, sql } from 'kysely';

/** Two who change one rule at the same time are told of each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE hold_rules ADD COLUMN version integer NOT NULL DEFAULT 1`.execute(db);
}
