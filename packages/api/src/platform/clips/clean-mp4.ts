import type { ClipFacts } from '@headstock/contracts/clips';
import { ClipError } from './clip-error.ts';
import { type Box, boxAt, boxesIn, emptyBox, readBox } from './mp4-boxes.ts';
import type { ClipFile } from './open-clip.ts';
import { samplesOf } from './mp4-samples.ts';

/** A film of two minutes has some hundred kilobytes of it. */
const MOST_HEADER = 16 * 2 ** 20;
const MOST_TOP_BOXES = 20_000;
/** What playing needs of a file, of its description, and of a track; everything else says where, when and by whom. */
const neededOnTop: readonly string[] = ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'mfra', 'wide'];
const neededOfFilm: readonly string[] = ['mvhd', 'trak', 'mvex', 'iods'];
const neededOfTrack: readonly string[] = ['tkhd', 'edts', 'mdia', 'tapt'];
const neededOfMedia: readonly string[] = ['mdhd', 'hdlr', 'minf', 'elng'];
const videoCodecs: readonly string[] = ['avc1', 'avc3'];
const soundCodecs: readonly string[] = ['mp4a'];

const neededOfPiece: readonly string[] = ['mfhd', 'traf'];
const neededOfRun: readonly string[] = ['tfhd', 'tfdt', 'trun', 'sbgp', 'sgpd', 'subs'];

/** What an MP4 says of itself; `seconds` is 0 where it is in pieces and does not say. */
export type Mp4Facts = Pick<ClipFacts, 'kind' | 'width' | 'height' | 'seconds'>;

type Track = { readonly box: Box; readonly handler: string; readonly codec: string; readonly seconds: number };

/** Seconds of a `mvhd` or a `mdhd`. */
function secondsOf(bytes: Buffer, box: Box | undefined): number {
  if (!box || box.end - box.start < 32) return 0;
  const isLong = bytes[box.start] === 1;
  const scale = bytes.readUInt32BE(box.start + (isLong ? 20 : 12));
  const length = isLong ? Number(bytes.readBigUInt64BE(box.start + 24)) : bytes.readUInt32BE(box.start + 16);
  const isUnknown = isLong ? length >= 2 ** 63 : length === 0xffff_ffff;
  return scale > 0 && !isUnknown ? length / scale : 0;
}

function trackOf(bytes: Buffer, box: Box): Track {
  const handler = boxAt(bytes, box, 'mdia hdlr');
  const samples = boxAt(bytes, box, 'mdia minf stbl stsd');
  const hasCodec = samples && samples.end - samples.start >= 16;
  return {
    box,
    handler: handler ? bytes.toString('latin1', handler.start + 8, handler.start + 12) : '',
    codec: hasCodec ? bytes.toString('latin1', samples.start + 12, samples.start + 16) : '',
    seconds: secondsOf(bytes, boxAt(bytes, box, 'mdia mdhd')),
  };
}

/** Pixels of a video track as it is shown: phones film upright and say so by a turn. */
function sizeOf(bytes: Buffer, { box }: Track): { readonly width: number; readonly height: number } {
  const header = boxAt(bytes, box, 'tkhd');
  if (!header || header.end - header.start < 84) throw new ClipError('broken');
  const end = header.end;
  const [width, height] = [bytes.readUInt32BE(end - 8) / 65_536, bytes.readUInt32BE(end - 4) / 65_536].map(Math.round);
  const isTurned = bytes.readInt32BE(end - 44) === 0 && bytes.readInt32BE(end - 40) !== 0;
  if (!width || !height) throw new ClipError('broken');
  return isTurned ? { width: height, height: width } : { width, height };
}

/** Empties the boxes inside a box but those that are needed, and gives these. */
function keepOnly(bytes: Buffer, within: Box, needed: readonly string[]): Box[] {
  const boxes = boxesIn(bytes, within.start, within.end);
  for (const box of boxes) if (!needed.includes(box.type)) emptyBox(bytes, box);
  return boxes.filter(({ type }) => needed.includes(type));
}

/** Empties the boxes of a description that playing does not need. */
function emptyUnneeded(bytes: Buffer, moov: Box): void {
  for (const track of keepOnly(bytes, moov, neededOfFilm).filter(({ type }) => type === 'trak'))
    for (const media of keepOnly(bytes, track, neededOfTrack).filter(({ type }) => type === 'mdia'))
      keepOnly(bytes, media, neededOfMedia);
}

/** The same for each piece of a film in pieces. */
async function emptyInPieces(file: ClipFile, pieces: readonly Box[]): Promise<void> {
  for (const piece of pieces) {
    const bytes = await readDescription(file, piece);
    for (const run of keepOnly(bytes, readBox(bytes, 0, bytes.length), neededOfPiece))
      if (run.type === 'traf') keepOnly(bytes, run, neededOfRun);
    await file.write(piece.at, bytes);
  }
}

/** The boxes of a file, of which none is read. */
async function topBoxes(file: ClipFile): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= file.size; at = boxes.at(-1)?.end ?? file.size) {
    if (boxes.length >= MOST_TOP_BOXES) throw new ClipError('broken');
    boxes.push(readBox(await file.read(at, 16), at, file.size, at));
  }
  return boxes;
}

async function readDescription(file: ClipFile, { at, end }: Box): Promise<Buffer> {
  if (end - at > MOST_HEADER) throw new ClipError('broken');
  return file.read(at, end - at);
}

/** Throws for what browsers do not play: HEVC and ProRes of cameras, lossless sound, encrypted films. */
function checkCodecs(tracks: readonly Track[]): void {
  const isPlayed = ({ handler, codec }: Track): boolean =>
    (handler === 'vide' && videoCodecs.includes(codec)) || (handler === 'soun' && soundCodecs.includes(codec));
  if (!tracks.every(isPlayed)) throw new ClipError('codec');
  if (tracks.length === 0 || tracks.filter(({ handler }) => handler === 'vide').length > 1)
    throw new ClipError('codec');
}

/**
 * Reads an MP4, M4A or QuickTime file, and empties in place what says where, when and by whom it was made: boxes of such data, and tracks that are
 * neither picture nor sound, with their samples (phones write the place into one). Throws a ClipError.
 */
export async function cleanMp4(file: ClipFile): Promise<Mp4Facts> {
  const boxes = await topBoxes(file);
  const descriptions = boxes.filter(({ type }) => type === 'moov');
  const [moov] = descriptions;
  if (!moov || descriptions.length > 1) throw new ClipError('broken');
  const bytes = await readDescription(file, moov);
  const whole = readBox(bytes, 0, bytes.length);
  const tracks = boxesIn(bytes, whole.start, whole.end)
    .filter(({ type }) => type === 'trak')
    .map((box) => trackOf(bytes, box));
  const shown = tracks.filter(({ handler }) => handler === 'vide' || handler === 'soun');
  checkCodecs(shown);
  const isInPieces = boxes.some(({ type }) => type === 'moof');
  for (const track of tracks.filter((known) => !shown.includes(known))) {
    // Where their samples are is said in each piece, beside those that are needed.
    if (isInPieces) throw new ClipError('kind');
    for (const { at, length } of samplesOf(bytes, track.box)) await file.blank(at, at + length);
    emptyBox(bytes, track.box);
  }
  emptyUnneeded(bytes, whole);
  await file.write(moov.at, bytes);
  await emptyInPieces(
    file,
    boxes.filter(({ type }) => type === 'moof'),
  );
  for (const box of boxes.filter(({ type }) => !neededOnTop.includes(type))) {
    await file.write(box.at + 4, Buffer.from('free'));
    await file.blank(box.start, box.end);
  }
  const video = shown.find(({ handler }) => handler === 'vide');
  const size = video ? sizeOf(bytes, video) : { width: null, height: null };
  const lengths = [secondsOf(bytes, boxAt(bytes, whole, 'mvhd')), ...shown.map(({ seconds }) => seconds)];
  return { kind: video ? 'video' : 'sound', ...size, seconds: isInPieces ? 0 : Math.max(...lengths) };
}
