import { pictureLimits } from '@headstock/contracts/forms';
import sharp from 'sharp';
import { looksLikePicture } from './picture-kind.model.ts';

/** A picture of ours, a JPEG. */
export type ReencodedPicture = { readonly data: Buffer; readonly width: number; readonly height: number };

/** Why bytes do not become a picture: they cannot be read, are of another kind, or have too many pixels. */
export type PictureFault = 'broken' | 'kind' | 'side';

/** The longer side of what is kept, in pixels: enough to see a crack in the finish. */
const KEPT_SIDE = 2_400;

/** Decodes one picture at a time: others wait, the shop does not. */
let decoding: Promise<unknown> = Promise.resolve();

async function encode(bytes: Buffer): Promise<ReencodedPicture> {
  const picture = sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error', animated: false });
  const { data, info } = await picture
    .autoOrient()
    .resize(KEPT_SIDE, KEPT_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Makes a picture of ours from what somebody sent: turned upright, at most 2,400 px, without metadata; or tells why not. */
export async function reencodePicture(bytes: Buffer): Promise<ReencodedPicture | PictureFault> {
  if (bytes.length === 0) return 'broken';
  if (!looksLikePicture(bytes)) return 'kind';
  // The header alone: nothing is decoded yet.
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!size?.width || !size.height) return 'broken';
  const { width, height } = size;
  if (Math.max(width, height) >= pictureLimits.side || width * height > pictureLimits.pixels) return 'side';
  const mine = decoding.then(() => encode(bytes)).catch((): PictureFault => 'broken');
  decoding = mine;
  return mine;
}
