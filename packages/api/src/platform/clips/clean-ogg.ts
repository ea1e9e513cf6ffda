import { ClipError } from './clip-error.ts';
import type { ClipFile } from './open-clip.ts';

const HEADER = 27;
const MOST_PAGE = HEADER + 255 + 255 * 255;
const MOST_PAGES = 400;
const FIRST_OF_STREAM = 2;
const CRC_AT = 22;

const table = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) sum = (sum << 1) ^ (sum & 0x8000_0000 ? 0x04c1_1db7 : 0);
  return sum >>> 0;
});

/** The checksum of a page, whose own field counts as zero. */
function checksumOf(page: Buffer): number {
  let sum = 0;
  for (const [index, byte] of page.entries()) {
    const value = index >= CRC_AT && index < CRC_AT + 4 ? 0 : byte;
    sum = ((sum << 8) ^ (table[((sum >>> 24) ^ value) & 0xff] ?? 0)) >>> 0;
  }
  return sum;
}

/** A page with the places of the parts of packets in it; `isEnded` where a packet ends with its part. */
type Page = { readonly at: number; readonly bytes: Buffer; readonly parts: readonly Part[] };
type Part = { readonly at: number; readonly length: number; readonly isEnded: boolean };

async function readPage(file: ClipFile, at: number): Promise<Page> {
  const bytes = await file.read(at, MOST_PAGE);
  if (bytes.toString('latin1', 0, 4) !== 'OggS' || bytes.length < HEADER) throw new ClipError('broken');
  const count = bytes[HEADER - 1] ?? 0;
  const lacing = [...bytes.subarray(HEADER, HEADER + count)];
  const start = HEADER + count;
  const length = start + lacing.reduce((sum, size) => sum + size, 0);
  if (lacing.length < count || bytes.length < length) throw new ClipError('broken');
  const parts: Part[] = [];
  let partAt = start;
  let size = 0;
  for (const [index, value] of lacing.entries()) {
    size += value;
    const isEnded = value < 255;
    if (!isEnded && index < count - 1) continue;
    parts.push({ at: partAt, length: size, isEnded });
    partAt += size;
    size = 0;
  }
  return { at, bytes: bytes.subarray(0, length), parts };
}

/** The same length of comments that say nothing. */
function emptyComments(length: number, codec: 'opus' | 'vorbis'): Buffer {
  const packet = Buffer.alloc(length);
  if (codec === 'opus') {
    packet.write('OpusTags', 'latin1');
    return packet;
  }
  const overhead = 7 + 4 + 4 + 1;
  if (length < overhead) throw new ClipError('broken');
  packet.fill(' ');
  packet.write('\u0003vorbis', 'latin1');
  packet.writeUInt32LE(length - overhead, 7);
  packet.writeUInt32LE(0, length - 5);
  packet[length - 1] = 1;
  return packet;
}

function codecOf(first: Page): 'opus' | 'vorbis' {
  const start = first.bytes.toString('latin1', first.parts[0]?.at ?? 0, (first.parts[0]?.at ?? 0) + 8);
  if (start === 'OpusHead') return 'opus';
  if (start.startsWith('\u0001vorbis')) return 'vorbis';
  throw new ClipError('codec');
}

/** Throws where another stream, with comments of its own, begins behind a place; bytes that belong to no page go. */
async function refuseFurtherStreams(file: ClipFile, from: number): Promise<void> {
  let at = from;
  while (at < file.size) {
    const header = await file.read(at, HEADER + 255);
    if (header.length < HEADER || header.toString('latin1', 0, 4) !== 'OggS') return file.blank(at, file.size);
    if (((header[5] ?? 0) & FIRST_OF_STREAM) !== 0) throw new ClipError('codec');
    const count = header[HEADER - 1] ?? 0;
    at += HEADER + count + header.subarray(HEADER, HEADER + count).reduce((sum, size) => sum + size, 0);
  }
  return undefined;
}

/** Empties the comments of an Ogg with Opus or Vorbis, in place. Throws for everything else that Ogg may hold. */
export async function cleanOgg(file: ClipFile): Promise<void> {
  const first = await readPage(file, 0);
  const codec = codecOf(first);
  const pages: Page[] = [];
  const places: { page: Page; part: Part }[] = [];
  for (let at = first.bytes.length; !places.at(-1)?.part.isEnded; at += pages.at(-1)?.bytes.length ?? 0) {
    const page = await readPage(file, at);
    // A second stream would be played beside the first.
    if (((page.bytes[5] ?? 0) & FIRST_OF_STREAM) !== 0) throw new ClipError('codec');
    if (pages.push(page) > MOST_PAGES) throw new ClipError('broken');
    const [part] = page.parts;
    if (part) places.push({ page, part });
  }
  const length = places.reduce((sum, { part }) => sum + part.length, 0);
  const packet = emptyComments(length, codec);
  let from = 0;
  for (const { page, part } of places) {
    packet.copy(page.bytes, part.at, from, from + part.length);
    from += part.length;
  }
  for (const { at, bytes } of pages) {
    bytes.writeUInt32LE(checksumOf(bytes), CRC_AT);
    await file.write(at, bytes);
  }
  const last = pages.at(-1);
  await refuseFurtherStreams(file, last ? last.at + last.bytes.length : file.size);
}
