import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { type Backdrop, backdropColour } from './backdrop.ts';
import { frameDrawing, isPhotograph, unpackOriginal } from './original.ts';
import type { Format, RenderJob } from './rendition.model.ts';

/** Dots per inch at which an SVG has the size that it names itself. */
const SVG_DENSITY = 72;
/** Widths above this are requested one at a time while a visitor waits, so they are encoded faster and less tightly. */
const TIGHT_UP_TO = 640;
const KEPT_RASTERS = 3;

type Raster = { data: Buffer; info: OutputInfo; asked: number };

// One image at a time in this process; the other core belongs to the shop.
sharp.concurrency(1);
sharp.cache(false);

const rasters = new Map<string, Raster>();

async function draw(drawing: Buffer, width: number): Promise<Sharp> {
  const { width: own } = await sharp(drawing).metadata();
  return sharp(drawing, { density: (SVG_DENSITY * width) / own })
    .resize(width)
    .ensureAlpha();
}

/** A photograph has no more pixels than it has: it is never enlarged. */
const shrink = (photograph: Uint8Array, width: number): Sharp =>
  sharp(photograph).resize(width, null, { withoutEnlargement: true });

/** The image as pixels, at least `width` wide as far as it can be. The last few are kept: a page often wants one image in two sizes. */
async function rasterise({ id, original, frame }: RenderJob, width: number): Promise<Raster> {
  const kept = rasters.get(id);
  if (kept && kept.asked >= width) return kept;
  const image = isPhotograph(original)
    ? shrink(original, width)
    : await draw(frameDrawing(unpackOriginal(original), frame), width);
  const raster = { ...(await image.raw().toBuffer({ resolveWithObject: true })), asked: width };
  rasters.delete(id);
  rasters.set(id, raster);
  for (const oldest of rasters.keys()) {
    if (rasters.size <= KEPT_RASTERS) break;
    rasters.delete(oldest);
  }
  return raster;
}

function encode(image: Sharp, format: Format, width: number, backdrop: Backdrop): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 50, effort: width <= TIGHT_UP_TO ? 1 : 0 });
    case 'webp':
      return image.webp({ quality: 76, alphaQuality: 96, effort: width <= TIGHT_UP_TO ? 2 : 0 });
    case 'png':
      return image.png({ compressionLevel: 6 });
    case 'jpeg':
      return image.flatten({ background: backdropColour(backdrop) }).jpeg({ quality: 82 });
  }
}

/** Rasterises an original once, at the largest width, and makes all renditions from that. Gives their bytes in order. */
export async function renderImage(job: RenderJob): Promise<Uint8Array[]> {
  const { backdrop, renditions } = job;
  const largest = Math.max(...renditions.map(({ width }) => width));
  const { data, info } = await rasterise(job, largest);
  const files: Uint8Array[] = [];
  for (const { width, format } of renditions) {
    const image = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    if (width < info.width) image.resize(width);
    files.push(await encode(image, format, width, backdrop).toBuffer());
  }
  return files;
}
