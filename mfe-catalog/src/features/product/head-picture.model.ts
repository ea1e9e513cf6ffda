import type { HeadPicture } from '@headstock/i18n/page-head';
import type { GalleryPicture } from './product-view.model.ts';

const WIDTH = 1_280;

/** The picture for the card of a shared page: the photograph that stands first, else the drawing in the crop of cards. */
export function headPictureOf(pictures: readonly GalleryPicture[]): string | HeadPicture | undefined {
  const [first] = pictures;
  const picture = first?.size ? first : (pictures.find(({ view }) => view === 'CARD') ?? first);
  if (!picture) return undefined;
  const path = `/images/${picture.id}/${WIDTH}`;
  if (!picture.size) return path;
  const [width, height] = picture.size;
  const shown = Math.min(WIDTH, width);
  return { path, width: shown, height: Math.round((height * shown) / width) };
}
