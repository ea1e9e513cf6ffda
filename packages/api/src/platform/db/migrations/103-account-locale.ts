import { type Kysely, sql } from 'kysely';

/** The language in which somebody last signed in: in it the shop writes to sellers of what happens to their things. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE accounts ADD COLUMN locale text NOT NULL DEFAULT 'en' CHECK (locale IN ('en', 'fr'))`.execute(
    db,
  );
}
