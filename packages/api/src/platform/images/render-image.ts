import {
  defaultPaper,
  drawInstrument,
  type InstrumentSpec,
  type Paper,
  usualFinish,
} from '@headstock/demo-data/drawings';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { Format, RenderJob } from './rendition.model.ts';

/** The papers' colours, for formats that cannot be seen through. */
const PAPER_COLOURS: Readonly<Record<Paper, string>> = {
  surf: '#C6DBD0',
  shell: '#F0D2CA',
  sonic: '#C5D8E2',
  butter: '#F1E1AE',
  fog: '#DEDED8',
};

/** Widths above this are asked for one at a time by somebody who waits, so they are packed faster and less tightly. */
const TIGHT_UP_TO = 640;
const KEPT_RASTERS = 3;

type Raster = { data: Buffer; info: OutputInfo };

// One picture at a time in this process; the other core belongs to the shop.
sharp.concurrency(1);
sharp.cache(false);

const rasters = new Map<string, Raster>();

/** The picture as pixels, at least `width` wide. The last few are kept: a page often wants one picture in two sizes. */
async function rasterise(id: string, drawing: InstrumentSpec, width: number): Promise<Raster> {
  const kept = rasters.get(id);
  if (kept && kept.info.width >= width) return kept;
  const svg = drawInstrument({ ...drawing, width });
  const raster = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  rasters.delete(id);
  rasters.set(id, raster);
  for (const oldest of rasters.keys()) {
    if (rasters.size <= KEPT_RASTERS) break;
    rasters.delete(oldest);
  }
  return raster;
}

function encode(picture: Sharp, format: Format, width: number, drawing: InstrumentSpec): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 50, effort: width <= TIGHT_UP_TO ? 1 : 0 });
    case 'webp':
      return picture.webp({ quality: 76, alphaQuality: 96, effort: width <= TIGHT_UP_TO ? 2 : 0 });
    case 'png':
      return picture.png({ compressionLevel: 6 });
    case 'jpeg': {
      const paper = defaultPaper(drawing.finish ?? usualFinish(drawing.body));
      return picture.flatten({ background: PAPER_COLOURS[paper] }).jpeg({ quality: 82 });
    }
  }
}

/** Draws an image once, at its largest width, and makes all renditions from that. Gives their bytes in their order. */
export async function renderImage({ id, drawing, renditions }: RenderJob): Promise<Uint8Array[]> {
  const largest = Math.max(...renditions.map(({ width }) => width));
  const { data, info } = await rasterise(id, drawing, largest);
  const files: Uint8Array[] = [];
  for (const { width, format } of renditions) {
    const picture = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    if (width !== info.width) picture.resize(width);
    files.push(await encode(picture, format, width, drawing).toBuffer());
  }
  return files;
}
