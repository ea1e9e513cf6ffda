import { createHash } from 'node:crypto';
import { addImages } from '#api/platform/images/add-images.ts';
import type { Master } from '#api/platform/images/decode-photograph.ts';
import { photographKey } from '#api/platform/images/original.ts';
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

/** Says of which photograph an image was made. */
export async function linkPhoto(trx: Tx, photographId: string, imageId: string): Promise<void> {
  await trx
    .insertInto('photograph_images')
    .values({ image_id: imageId, photograph_id: photographId })
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Whether the storage has an image. */
export const hasImage = async ({ storage }: Pick<PhotographStore, 'storage'>, imageId: string): Promise<boolean> =>
  (await storage.head(photographKey(imageId))) !== undefined;

/** Stores the pixels of an image. Throws when the medium does, as on a full disk. */
export const putImage = ({ storage }: Pick<PhotographStore, 'storage'>, imageId: string, data: Uint8Array) =>
  storage.put(photographKey(imageId), data, { contentType: 'image/jpeg', immutable: true });
