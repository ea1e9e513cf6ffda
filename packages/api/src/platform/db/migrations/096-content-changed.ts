import { type Kysely, sql } from 'kysely';

/** Says of every text since when it reads as it does: texts without a date of their own have no other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE content_entries ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now()`.execute(db);
}
