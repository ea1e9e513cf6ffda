import { pickPicture, type ItemPicture } from './item.model.ts';

interface Pictures {
  readonly images: readonly ItemPicture[];
}

/** The id of an item's picture for cards and lists. A variant without pictures has its parent's. Null where there are none. */
export function pictureOf({ images, parentItem }: Pictures & { readonly parentItem: Pictures | null }): string | null {
  return pickPicture(images.length > 0 ? images : (parentItem?.images ?? []), 'CARD') || null;
}
