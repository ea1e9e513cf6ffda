import { type Kysely, sql } from 'kysely';

/** How much of an item's texts is in the other language, because the seller wrote it in one alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE item_texts ADD COLUMN other_language text NOT NULL DEFAULT 'none'
    CONSTRAINT item_texts_other_language CHECK (other_language IN ('none', 'part', 'all'))`.execute(db);
}
