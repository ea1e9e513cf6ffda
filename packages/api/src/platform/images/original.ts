import { gunzipSync } from 'node:zlib';

const GZIP_MAGIC = 0x1f8b;

/** Where the storage keeps the original of an image: an SVG drawing, compressed by gzip. */
export function originalKey(id: string): string {
  return `originals/${id}.svg.gz`;
}

/** Where the storage keeps the original of a photograph: a JPEG of ours, upright, in sRGB, without metadata. */
export function photographKey(id: string): string {
  return `originals/${id}.jpg`;
}

/** Whether an original is a photograph. Everything else is a drawing. */
export function isPhotograph(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

/** The drawing itself, unpacked when it is compressed. */
export function unpackOriginal(bytes: Uint8Array): Buffer {
  const original = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return original.length > 1 && original.readUInt16BE(0) === GZIP_MAGIC ? gunzipSync(original) : original;
}

const ROOT_SIZE = / viewBox="[^"]*" width="(\d+)" height="\d+"/;

/**
 * A part of a drawing as a drawing of its own: the view of that id becomes its viewBox, as wide as the whole was. A view
 * that the drawing does not have throws a RangeError.
 */
export function frameDrawing(drawing: Buffer, frame: string | undefined): Buffer {
  if (frame === undefined) return drawing;
  const svg = drawing.toString('utf8');
  const box = new RegExp(`<view id="\\w+-${frame}" viewBox="([^"]+)"`).exec(svg)?.[1];
  const [, , width = 0, height = 0] = (box ?? '').split(' ').map(Number);
  if (box === undefined || !(width > 0) || !(height > 0)) throw new RangeError(`The drawing has no view ${frame}.`);
  const framed = svg.replace(
    ROOT_SIZE,
    (_, own: string) => ` viewBox="${box}" width="${own}" height="${Math.round((Number(own) * height) / width)}"`,
  );
  return Buffer.from(framed);
}
