import { ClipError } from './clip-error.ts';
import { type Box, boxAt } from './mp4-boxes.ts';

const MOST_SAMPLES = 500_000;

/** The 32-bit numbers of a table: a head of bytes, a count, and rows of so many numbers. */
function rowsOf(bytes: Buffer, box: Box | undefined, head: number, width: number): number[][] {
  if (!box) return [];
  const count = bytes.readUInt32BE(box.start + head);
  const from = box.start + head + 4;
  if (count > MOST_SAMPLES || from + count * width * 4 > box.end) throw new ClipError('broken');
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: width }, (_unused, column) => bytes.readUInt32BE(from + (row * width + column) * 4)),
  );
}

/** Where the chunks of a track begin. */
function chunksOf(bytes: Buffer, table: Box): number[] {
  const long = boxAt(bytes, table, 'co64');
  if (!long) return rowsOf(bytes, boxAt(bytes, table, 'stco'), 4, 1).map(([at = 0]) => at);
  return rowsOf(bytes, long, 4, 2).map(([high = 0, low = 0]) => high * 2 ** 32 + low);
}

/** The places of the samples of a track in its file, chunk by chunk. */
export function samplesOf(bytes: Buffer, track: Box): { readonly at: number; readonly length: number }[] {
  const table = boxAt(bytes, track, 'mdia minf stbl');
  const sizes = table && boxAt(bytes, table, 'stsz');
  if (!table || !sizes) return [];
  const same = bytes.readUInt32BE(sizes.start + 4);
  const each = same > 0 ? [] : rowsOf(bytes, sizes, 8, 1).map(([size = 0]) => size);
  const runs = rowsOf(bytes, boxAt(bytes, table, 'stsc'), 4, 3);
  let sample = 0;
  return chunksOf(bytes, table).map((at, chunk) => {
    const [, count = 0] = runs.findLast(([first = 0]) => first <= chunk + 1) ?? [];
    const length = same > 0 ? same * count : each.slice(sample, sample + count).reduce((sum, size) => sum + size, 0);
    sample += count;
    return { at, length };
  });
}
