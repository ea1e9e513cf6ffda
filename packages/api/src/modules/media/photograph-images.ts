import { createHash } from 'node:crypto';
import { addImages } from '#api/platform/images/add-images.ts';
import type { Master } from '#api/platform/images/decode-photograph.ts';
import { photographKey } from '#api/platform/images/original.ts';
import { sql } from 'kysely';
import { toJson } from '#api/platform/db/columns.ts';
import type { PhotographEdit } from '#api/platform/images/edit-photograph.ts';
import type { Tx } from '#api/platform/db/database.ts';
import type { Services } from '#api/platform/services.ts';

/** Rows, files and processes of photographs. */
export type PhotographStore = Pick<Services, 'db' | 'storage' | 'images'>;

const ID_LENGTH = 20;

/** The id of an image, from all that makes it what it is: the same content has the same id, and nobody guesses it. */
export function imageIdOf(...content: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of content) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, ID_LENGTH);
}

/** Makes an image known that the storage has or is about to get. */
export const addPhoto = (trx: Tx, id: string, { width, height }: Pick<Master, 'width' | 'height'>): Promise<void> =>
  addImages(trx, [{ id, view: 'PHOTO', backdrop: 'FOG', alt: {}, width, height }]);

/** Says of which photograph, and by which edit, an image was made. */
export async function linkPhoto(trx: Tx, photographId: string, imageId: string, edit: PhotographEdit): Promise<void> {
  const { rotation, crop } = edit;
  await trx
    .insertInto('photograph_images')
    .values({ image_id: imageId, photograph_id: photographId, rotation, crop: crop && toJson(crop) })
    .onConflict((on) => on.doNothing())
    .execute();
}

/**
 * Shows photographs by images that were made of them before, turned and cropped as they were then, in the transaction that shows an
 * older revision again. One whose image is gone, or another photograph's, stays as it is.
 */
export async function showPhotographsAs(
  trx: Tx,
  shown: readonly { readonly id: string; readonly imageId: string }[],
): Promise<void> {
  for (const { id, imageId } of shown.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    await sql`
      UPDATE photographs SET image_id = made.image_id, rotation = made.rotation, crop = made.crop,
        width = images.width, height = images.height, touched_at = now()
      FROM photograph_images AS made JOIN images ON images.id = made.image_id
      WHERE photographs.id = ${id} AND made.photograph_id = photographs.id AND made.image_id = ${imageId}
        AND photographs.image_id <> made.image_id AND made.rotation IS NOT NULL AND images.width IS NOT NULL
        AND images.height IS NOT NULL`.execute(trx);
}

/** Whether the storage has an image. */
export const hasImage = async ({ storage }: Pick<PhotographStore, 'storage'>, imageId: string): Promise<boolean> =>
  (await storage.head(photographKey(imageId))) !== undefined;

/** Stores the pixels of an image. Throws when the medium does, as on a full disk. */
export const putImage = ({ storage }: Pick<PhotographStore, 'storage'>, imageId: string, data: Uint8Array) =>
  storage.put(photographKey(imageId), data, { contentType: 'image/jpeg', immutable: true });
