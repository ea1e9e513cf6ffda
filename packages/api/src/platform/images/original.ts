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
