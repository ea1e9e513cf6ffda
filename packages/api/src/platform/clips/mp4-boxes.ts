import { ClipError } from './clip-error.ts';

/** A box of an MP4 or QuickTime file: where it begins, where its content does, and where it ends. */
export type Box = { readonly type: string; readonly at: number; readonly start: number; readonly end: number };

const MOST_BOXES = 20_000;

/** Reads the header of the box at a place of a buffer, of which nothing reaches behind `end`. */
export function readBox(bytes: Buffer, at: number, end: number, offset = 0): Box {
  const here = at - offset;
  if (here + 8 > bytes.length || at + 8 > end) throw new ClipError('broken');
  const small = bytes.readUInt32BE(here);
  const type = bytes.toString('latin1', here + 4, here + 8);
  if (small === 1 && here + 16 > bytes.length) throw new ClipError('broken');
  const start = at + (small === 1 ? 16 : 8);
  const size = small === 0 ? end - at : small === 1 ? Number(bytes.readBigUInt64BE(here + 8)) : small;
  if (size < start - at || at + size > end) throw new ClipError('broken');
  return { type, at, start, end: at + size };
}

/** The boxes between two places of a buffer. */
export function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  // Some writers end a list with four zeros.
  for (let at = from; at + 8 <= to; at = boxes.at(-1)?.end ?? to) {
    if (boxes.length >= MOST_BOXES) throw new ClipError('broken');
    boxes.push(readBox(bytes, at, to));
  }
  return boxes;
}

/** The first box of a path such as `mdia minf stbl`, inside a box. */
export function boxAt(bytes: Buffer, within: Box, path: string): Box | undefined {
  let found: Box | undefined = within;
  for (const type of path.split(' '))
    found = found && boxesIn(bytes, found.start, found.end).find((box) => box.type === type);
  return found;
}

/** Makes a box one that says nothing, of the same length. */
export function emptyBox(bytes: Buffer, { at, start, end }: Box): void {
  bytes.write('free', at + 4, 'latin1');
  bytes.fill(0, start, end);
}
