import { z } from 'zod';

type Size = { readonly width: number; readonly height: number };

const share = z.coerce.number().min(0).max(100);

/** The part of an upright picture that is kept, in percent of its sides. */
export const cropSchema = z.object({
  x: share,
  y: share,
  width: share.refine((value) => value > 0.1),
  height: share.refine((value) => value > 0.1),
});
export type Crop = z.infer<typeof cropSchema>;

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The largest part in the middle of a picture that has the shape of `target`. */
function middle(picture: Size, target: Size): Crop {
  const wanted = target.width / target.height;
  const isWide = picture.width / picture.height > wanted;
  const width = isWide ? ((picture.height * wanted) / picture.width) * 100 : 100;
  const height = isWide ? 100 : (picture.width / wanted / picture.height) * 100;
  return { x: (100 - width) / 2, y: (100 - height) / 2, width, height };
}

/** A crop in whole pixels of a picture, never outside of it and at least one pixel wide; without one the middle. */
export function toPixels(picture: Size, target: Size, crop: Crop | null) {
  const { x, y, width, height } = crop ?? middle(picture, target);
  const left = between(Math.round((x / 100) * picture.width), 0, picture.width - 1);
  const top = between(Math.round((y / 100) * picture.height), 0, picture.height - 1);
  return {
    left,
    top,
    width: between(Math.round((width / 100) * picture.width), 1, picture.width - left),
    height: between(Math.round((height / 100) * picture.height), 1, picture.height - top),
  };
}
