import { type Kysely, sql } from 'kysely';

/** Counts the changes of an address and of an account's details, so that two windows do not write over each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE addresses ADD COLUMN version integer NOT NULL DEFAULT 1`.execute(db);
  await sql`ALTER TABLE accounts ADD COLUMN details_version integer NOT NULL DEFAULT 1`.execute(db);
}
