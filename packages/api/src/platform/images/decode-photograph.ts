import { photographLimits, type PhotographFault } from '@headstock/contracts/photographs';
import sharp, { type Sharp } from 'sharp';
import { decodeHeif, type HeifPixels } from './decode-heif.ts';
import { withIcc } from './icc-png.ts';
import { looksLikeHeif, looksLikePicture } from './picture-kind.model.ts';

/** A photograph as it is kept: a JPEG, upright, in sRGB, at most 4,096 px on the longer side, without metadata. */
export type Master = { readonly data: Uint8Array; readonly width: number; readonly height: number };

const { keptSide, pixels: MOST_PIXELS } = photographLimits;
const QUALITY = 92;

const fit = (picture: Sharp): Sharp =>
  picture.resize(keptSide, keptSide, { fit: 'inside', withoutEnlargement: true }).flatten({ background: '#ffffff' });

/** As sharp converts colours by the profile of its input, and keeps no metadata unless it is told to. */
async function encode(picture: Sharp): Promise<Master> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const displayP3 = async (): Promise<Buffer | undefined> => {
  const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } })
    .withIccProfile('p3')
    .png()
    .toBuffer();
  return (await sharp(dot).metadata()).icc;
};

async function fromHeif({ data, width, height, profile }: HeifPixels): Promise<Master> {
  const upright = fit(sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels: MOST_PIXELS }));
  const icc = profile === 'p3' ? await displayP3() : profile;
  if (!icc) return encode(upright);
  const png = await upright.png({ compressionLevel: 0 }).toBuffer();
  return encode(sharp(withIcc(png, icc)));
}

/**
 * Makes a master from what somebody sent, or tells why not. Orientation is resolved here and nowhere else: EXIF turns
 * JPEG, PNG and WebP; HEIC and AVIF are turned by their own boxes, which the EXIF beside them merely repeats.
 */
export async function decodePhotograph(bytes: Buffer): Promise<Master | PhotographFault> {
  if (bytes.length === 0) return 'missing';
  try {
    if (looksLikeHeif(bytes)) {
      const pixels = await decodeHeif(bytes, MOST_PIXELS);
      return pixels ? await fromHeif(pixels) : 'pixels';
    }
    if (!looksLikePicture(bytes)) return 'kind';
    // The header alone: nothing is decoded yet.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MOST_PIXELS) return 'pixels';
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false });
    return await encode(fit(picture.autoOrient()));
  } catch {
    return 'broken';
  }
}
