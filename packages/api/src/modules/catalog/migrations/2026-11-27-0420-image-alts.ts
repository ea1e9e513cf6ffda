import { type Kysely, sql } from 'kysely';

/** What a picture of an item shows, as its seller says: {"en": "…", "fr": "…"}. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE item_images ADD COLUMN alt jsonb NOT NULL DEFAULT '{}'`.execute(db);
}
