import { type Kysely, sql } from 'kysely';

/** What whoever applies a bulk edit should know of a row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE batch_rows ADD COLUMN warning jsonb`.execute(db);
}
