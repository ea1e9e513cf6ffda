import { ClipError } from './clip-error.ts';
import type { ClipFile } from './open-clip.ts';

const ID3_HEADER = 10;
const ID3V1 = 128;
const APE_FOOTER = 32;
/** What may stand between the tags and the first frame. */
const MOST_PADDING = 65_536;

/** Numbers of ID3 use seven bits of each byte. */
const synchsafe = (bytes: Buffer, at: number): number =>
  [0, 1, 2, 3].reduce((sum, index) => sum * 128 + ((bytes[at + index] ?? 0) & 0x7f), 0);

/** Where what follows the ID3v2 tags begins; a file may have several. */
export async function afterId3(file: ClipFile): Promise<number> {
  let at = 0;
  for (;;) {
    const header = await file.read(at, ID3_HEADER);
    if (header.length < ID3_HEADER || header.toString('latin1', 0, 3) !== 'ID3') return at;
    const hasFooter = ((header[5] ?? 0) & 0x10) !== 0;
    at += ID3_HEADER + synchsafe(header, 6) + (hasFooter ? ID3_HEADER : 0);
  }
}

/** Where the last tag of a file begins, of those that end at `end`; `end` itself without one. */
async function beforeTag(file: ClipFile, end: number): Promise<number> {
  const last = await file.read(Math.max(0, end - ID3V1), Math.min(ID3V1, end));
  if (last.length === ID3V1 && last.toString('latin1', 0, 3) === 'TAG') return end - ID3V1;
  const footer = last.subarray(-APE_FOOTER);
  if (footer.toString('latin1', 0, 8) === 'APETAGEX') {
    const hasHeader = (footer.readUInt32LE(20) & 0x8000_0000) !== 0;
    return end - footer.readUInt32LE(12) - (hasHeader ? APE_FOOTER : 0);
  }
  if (last.toString('latin1').endsWith('LYRICS200'))
    return end - 15 - Number(last.toString('latin1', ID3V1 - 15, ID3V1 - 9));
  if (footer.toString('latin1', APE_FOOTER - 10, APE_FOOTER - 7) === '3DI')
    return end - 2 * ID3_HEADER - synchsafe(footer, APE_FOOTER - 4);
  return end;
}

const BITRATES = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const LOW_BITRATES = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const RATES = [44_100, 48_000, 32_000];

/** Bytes of the frame that begins at a place, 0 where none does. */
function frameLength(bytes: Buffer, at: number): number {
  const [one = 0, two = 0, three = 0] = bytes.subarray(at, at + 3);
  const version = (two >> 3) & 3;
  const isLayer3 = one === 0xff && (two & 0xe0) === 0xe0 && version !== 1 && ((two >> 1) & 3) === 1;
  const rate = (RATES[(three >> 2) & 3] ?? 0) >> (version === 3 ? 0 : version === 2 ? 1 : 2);
  const bitrate = (version === 3 ? BITRATES : LOW_BITRATES)[three >> 4] ?? 0;
  if (!isLayer3 || rate === 0 || bitrate === 0) return 0;
  return Math.floor(((version === 3 ? 144_000 : 72_000) * bitrate) / rate) + ((three >> 1) & 1);
}

/** Where the first of two frames that follow each other begins; undefined where there are none. */
function firstFrame(bytes: Buffer): number | undefined {
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const length = frameLength(bytes, at);
    if (length > 0 && frameLength(bytes, at + length) > 0) return at;
  }
  return undefined;
}

/** Cuts the tags off an MP3 (ID3, APE, Lyrics3), before and behind its frames. */
export async function cleanMp3(file: ClipFile): Promise<void> {
  const start = await afterId3(file);
  let end = file.size;
  for (let next = await beforeTag(file, end); next < end && next > start; next = await beforeTag(file, end)) end = next;
  const frame = firstFrame(await file.read(start, MOST_PADDING));
  if (frame === undefined) throw new ClipError('broken');
  await file.keepOnly(start + frame, end);
}
