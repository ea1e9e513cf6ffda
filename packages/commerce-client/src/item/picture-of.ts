import type { ImageView } from '../cart/cart.generated.ts';

interface Pictures {
  readonly images: readonly { readonly id: string; readonly view: ImageView }[];
}

/**
 * The id of an item's picture in the crop `view`, or of its first picture where there is no such crop. A variant without
 * pictures has those of its parent. Null where there are no pictures.
 */
export function pictureOf(
  { images, parentItem }: Pictures & { readonly parentItem?: Pictures | null },
  view: ImageView = 'CARD',
): string | null {
  const all = images.length > 0 ? images : (parentItem?.images ?? []);
  return (all.find((image) => image.view === view) ?? all[0])?.id ?? null;
}
