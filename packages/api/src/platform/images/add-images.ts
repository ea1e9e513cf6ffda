import { toJson } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import type { LocalText } from '#api/platform/locale.ts';
import type { Backdrop } from './backdrop.ts';
import type { ImagesTable } from '#api/platform/tables.ts';

/** An image whose original is in the storage under `originalKey(id)`. */
export type NewImage = {
  readonly id: string;
  readonly view: ImagesTable['view'];
  readonly backdrop: Backdrop;
  /** What it shows, for those who do not see it. */
  readonly alt: Partial<LocalText>;
};

/** Adds images, so that they are served; those that are known already stay as they are. */
export async function addImages(trx: Tx, images: readonly NewImage[]): Promise<void> {
  if (images.length === 0) return;
  await trx
    .insertInto('images')
    .values(images.map(({ alt, ...image }) => ({ ...image, alt: toJson(alt) })))
    .onConflict((on) => on.doNothing())
    .execute();
}
