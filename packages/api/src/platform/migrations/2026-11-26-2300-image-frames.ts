import { type Kysely, sql } from 'kysely';

/**
 * Images that are a part of another one's drawing: `original_id` names the original in the storage, `frame` the view of
 * it. Both are null for an image with an original of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE images
    ADD COLUMN original_id text CHECK (original_id ~ '^[0-9a-f]{20}$'),
    ADD COLUMN frame text CHECK (frame ~ '^[a-z0-9-]{1,40}$'),
    ADD CONSTRAINT images_frame CHECK ((original_id IS NULL) = (frame IS NULL))`.execute(db);
}
