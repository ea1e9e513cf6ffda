/** Widths in which the image service gives every picture, in pixels. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;

/** Crops of the image service, and photographs, which fill the frame that they are given. */
export type PictureView = 'card' | 'full' | 'hang' | 'head' | 'back' | 'photo';

/** Width by height of each crop, at the size that stands in the markup. */
export const pictureSizes: Readonly<Record<PictureView, readonly [width: number, height: number]>> = {
  card: [640, 800],
  full: [500, 1080],
  hang: [400, 1000],
  head: [640, 800],
  back: [640, 800],
  photo: [640, 800],
};

/** Address of a picture at one of the service's widths. */
export const pictureUrl = (id: string, width: number): string => `/images/${encodeURIComponent(id)}/${width}`;

/** The `srcset` of a picture over the given widths. */
export const pictureSrcSet = (id: string, widths: readonly number[]): string =>
  widths.map((width) => `${pictureUrl(id, width)} ${width}w`).join(', ');
