import { toJson } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import type { LocalText } from '#api/platform/locale.ts';
import type { Backdrop } from './backdrop.ts';
import type { ImagesTable } from '#api/platform/tables.ts';

/** An image whose original is in the storage under `originalKey(id)`, of a photograph under `photographKey(id)`. */
export type NewImage = {
  readonly id: string;
  readonly view: ImagesTable['view'];
  readonly backdrop: Backdrop;
  /** What it shows, for those who do not see it. */
  readonly alt: Partial<LocalText>;
  /** Pixels of a photograph. */
  readonly width?: number;
  readonly height?: number;
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

/** Removes images. Throws a foreign key violation while something shows one of them. */
export async function removeImages(trx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('images').where('id', 'in', ids).execute();
}
