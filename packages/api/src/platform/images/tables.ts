import type { Json } from '#api/platform/db/columns.ts';
import type { LocalText } from '#api/platform/locale.ts';
import type { Backdrop } from './backdrop.ts';

/** An image; `id` is derived from what it shows, so an image never changes. Its original is in the storage. */
export type ImagesTable = {
  id: string;
  view: 'CARD' | 'FULL' | 'HANG' | 'HEAD' | 'BACK';
  /** What is behind it in formats without transparency. */
  backdrop: Backdrop;
  alt: Json<LocalText>;
};

export type ImageTables = { images: ImagesTable };

declare module '#api/platform/db/database.ts' {
  interface Database extends ImageTables {}
}
