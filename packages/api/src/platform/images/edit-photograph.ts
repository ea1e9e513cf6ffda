import type { PhotographCrop, PhotographRotation } from '@headstock/contracts/photographs';
import sharp from 'sharp';
import type { Master } from './decode-photograph.ts';

/** How a photograph is shown: turned, and then cut to a part of it; null shows all of it. */
export type PhotographEdit = { readonly rotation: PhotographRotation; readonly crop: PhotographCrop | null };

const QUALITY = 90;

/** The pixels of a crop in a picture of this size: whole ones, at least one. */
export function cropPixels({ x, y, width, height }: PhotographCrop, picture: { width: number; height: number }) {
  const left = Math.min(Math.round(x * picture.width), picture.width - 1);
  const top = Math.min(Math.round(y * picture.height), picture.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(width * picture.width), picture.width - left)),
    height: Math.max(1, Math.min(Math.round(height * picture.height), picture.height - top)),
  };
}

/** Width and height of a photograph as an edit shows it, from those of its master. */
export function sizeAfter({ rotation, crop }: PhotographEdit, { width, height }: { width: number; height: number }) {
  const turned = rotation % 180 === 0 ? { width, height } : { width: height, height: width };
  return crop ? cropPixels(crop, turned) : { left: 0, top: 0, ...turned };
}

/** Makes a picture from a master, which stays as it is. */
export async function editPhotograph(master: Uint8Array, edit: PhotographEdit): Promise<Master> {
  const { width, height } = await sharp(master).metadata();
  const area = sizeAfter(edit, { width, height });
  const { data, info } = await sharp(master)
    .rotate(edit.rotation)
    .extract(area)
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
