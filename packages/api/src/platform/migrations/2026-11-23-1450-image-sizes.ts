import { type Kysely, sql } from 'kysely';

/** The size of photographs, whose `view` is PHOTO: pages need it before the picture is there. A drawing's shape follows from its view. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE images
    ADD COLUMN width integer,
    ADD COLUMN height integer,
    ADD CONSTRAINT images_size CHECK ((view = 'PHOTO') = (width > 0 AND height > 0 AND width IS NOT NULL AND height IS NOT NULL))`.execute(
    db,
  );
}
