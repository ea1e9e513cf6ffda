import type { Insertable } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { ImagesTable } from '#api/platform/tables.ts';

/** Adds the rows of images; those that exist already are left alone, as an image never changes. */
export async function saveImages(db: Db, images: readonly Insertable<ImagesTable>[]): Promise<void> {
  if (images.length === 0) return;
  await db
    .insertInto('images')
    .values(images)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
