import type { ClipFacts } from '@headstock/contracts/clips';
import { ClipError } from './clip-error.ts';
import type { ClipFile } from './open-clip.ts';

/** Elements of EBML and WebM, by their ids. */
const HEAD = 0x1a45_dfa3;
const DOC_TYPE = 0x4282;
const SEGMENT = 0x1853_8067;
const INFO = 0x1549_a966;
const SCALE = 0x2a_d7b1;
const DURATION = 0x4489;
const TRACKS = 0x1654_ae6b;
const TRACK = 0xae;
const TRACK_TYPE = 0x83;
const CODEC = 0x86;
const VIDEO = 0xe0;
const WIDTH = 0xb0;
const HEIGHT = 0xba;
const CLUSTER = 0x1f43_b675;
const CLUSTER_TIME = 0xe7;
const SIMPLE_BLOCK = 0xa3;
const GROUP = 0xa0;
const BLOCK = 0xa1;
const VOID = 0xec;
/** Beside what plays: an index of places. */
const neededOfSegment: readonly number[] = [INFO, TRACKS, CLUSTER, 0x1c53_bb6b, 0x114d_9b74];
/** Of what is said of the whole: scale, length, and by which programs it was written. */
const neededOfInfo: readonly number[] = [SCALE, DURATION, 0x4d80, 0x5741];
/** What a track says of its name: not needed. */
const TRACK_NAME = 0x536e;
const codecs: readonly string[] = ['V_VP8', 'V_VP9', 'V_AV1', 'A_OPUS', 'A_VORBIS'];
const MOST_ELEMENTS = 200_000;
const NANOSECONDS = 1_000_000;

type Element = { readonly id: number; readonly at: number; readonly start: number; readonly end: number };

/** Reads elements of a file, and counts them, so that no file keeps it busy. */
class Reader {
  readonly file: ClipFile;
  #count = 0;

  constructor(file: ClipFile) {
    this.file = file;
  }

  /** The element at a place; one without a length reaches to `end`. */
  async at(at: number, end: number): Promise<Element> {
    this.#count += 1;
    if (this.#count > MOST_ELEMENTS) throw new ClipError('broken');
    const bytes = await this.file.read(at, 12);
    const idLength = Math.clz32(bytes[0] ?? 0) - 23;
    if (idLength > 4 || bytes.length <= idLength) throw new ClipError('broken');
    const sizeLength = Math.clz32(bytes[idLength] ?? 0) - 23;
    if (sizeLength > 8 || bytes.length < idLength + sizeLength) throw new ClipError('broken');
    let size = (bytes[idLength] ?? 0) & (0xff >> sizeLength);
    let isUnknown = size === 0xff >> sizeLength;
    for (const byte of bytes.subarray(idLength + 1, idLength + sizeLength)) {
      size = size * 256 + byte;
      isUnknown &&= byte === 0xff;
    }
    const start = at + idLength + sizeLength;
    if (!isUnknown && start + size > end) throw new ClipError('broken');
    return { id: bytes.readUIntBE(0, idLength), at, start, end: isUnknown ? end : start + size };
  }

  async within({ start, end }: Element): Promise<Element[]> {
    const found: Element[] = [];
    for (let at = start; at < end; at = found.at(-1)?.end ?? end) found.push(await this.at(at, end));
    return found;
  }

  async bytes({ start, end }: Element, most = 256): Promise<Buffer> {
    return this.file.read(start, Math.min(most, end - start));
  }

  async number(element: Element | undefined): Promise<number> {
    const bytes = element ? await this.bytes(element, 6) : Buffer.alloc(0);
    return bytes.length > 0 ? bytes.readUIntBE(0, bytes.length) : 0;
  }

  async text(element: Element | undefined): Promise<string> {
    return element ? (await this.bytes(element)).toString('latin1').replace(/\0+$/, '') : '';
  }

  /** Makes an element one that says nothing, of the same length. */
  async empty({ at, end }: Element): Promise<void> {
    const length = end - at;
    const head = Buffer.alloc(length > 128 ? 9 : 2);
    head[0] = VOID;
    if (length > 128) {
      head[1] = 1;
      head.writeUIntBE(length - 9, 3, 6);
    } else head[1] = 0x80 | (length - 2);
    await this.file.write(at, head);
    await this.file.blank(at + head.length, end);
  }
}

async function readTracks(reader: Reader, tracks: Element): Promise<Pick<ClipFacts, 'kind' | 'width' | 'height'>> {
  let size: { width: number; height: number } | undefined;
  let sounds = 0;
  for (const track of (await reader.within(tracks)).filter(({ id }) => id === TRACK)) {
    const fields = await reader.within(track);
    const field = (id: number): Element | undefined => fields.find((known) => known.id === id);
    for (const name of fields.filter(({ id }) => id === TRACK_NAME)) await reader.empty(name);
    const type = await reader.number(field(TRACK_TYPE));
    // Texts and buttons would be kept unseen.
    if (!codecs.includes(await reader.text(field(CODEC))) || (type !== 1 && type !== 2)) throw new ClipError('codec');
    if (type === 2) {
      sounds += 1;
      continue;
    }
    const video = field(VIDEO);
    if (!video || size) throw new ClipError('codec');
    const pixels = await reader.within(video);
    const width = await reader.number(pixels.find(({ id }) => id === WIDTH));
    const height = await reader.number(pixels.find(({ id }) => id === HEIGHT));
    if (width === 0 || height === 0) throw new ClipError('broken');
    size = { width, height };
  }
  if (!size && sounds === 0) throw new ClipError('broken');
  return size ? { kind: 'video', ...size } : { kind: 'sound', width: null, height: null };
}

/** Reads scale and length of a file, in milliseconds; what else is said of it goes. */
async function readInfo(reader: Reader, info: Element): Promise<{ scale: number; length: number }> {
  const fields = await reader.within(info);
  for (const field of fields) if (!neededOfInfo.includes(field.id)) await reader.empty(field);
  const duration = fields.find(({ id }) => id === DURATION);
  const bytes = duration ? await reader.bytes(duration) : Buffer.alloc(0);
  const length = bytes.length === 4 ? bytes.readFloatBE() : bytes.length === 8 ? bytes.readDoubleBE() : 0;
  const scale = (await reader.number(fields.find(({ id }) => id === SCALE))) / NANOSECONDS || 1;
  return { scale, length: Number.isFinite(length) && length > 0 ? length : 0 };
}

/** Walks through a cluster and gives the time of its last block and where it ends: one that was recorded live has no length. */
async function readCluster(reader: Reader, cluster: Element): Promise<{ last: number; end: number }> {
  let begins = 0;
  let last = 0;
  let { start: at } = cluster;
  while (at < cluster.end) {
    const element = await reader.at(at, cluster.end);
    if (element.id === CLUSTER || neededOfSegment.includes(element.id)) return { last, end: at };
    const [block] = element.id === GROUP ? (await reader.within(element)).filter(({ id }) => id === BLOCK) : [element];
    if (element.id === CLUSTER_TIME) last = begins = await reader.number(element);
    else if (block && (block.id === SIMPLE_BLOCK || block.id === BLOCK)) {
      const head = await reader.bytes(block, 4);
      // The number of its track takes one byte in files of a few tracks.
      if (head.length === 4) last = Math.max(last, begins + head.readInt16BE(1));
    } else if (element.id === VOID) await reader.empty(element);
    at = element.end;
  }
  return { last, end: cluster.end };
}

/**
 * Reads a WebM, and empties in place its tags, attachments, chapters and names, which may say where, when and by whom it was made. Throws a
 * ClipError.
 */
export async function cleanWebm(file: ClipFile): Promise<Pick<ClipFacts, 'kind' | 'width' | 'height' | 'seconds'>> {
  const reader = new Reader(file);
  const head = await reader.at(0, file.size);
  if (head.id !== HEAD) throw new ClipError('kind');
  const type = (await reader.within(head)).find(({ id }) => id === DOC_TYPE);
  if ((await reader.text(type)) !== 'webm') throw new ClipError('kind');
  const segment = await reader.at(head.end, file.size);
  if (segment.id !== SEGMENT) throw new ClipError('broken');
  let tracks: Pick<ClipFacts, 'kind' | 'width' | 'height'> | undefined;
  let info = { scale: 1, length: 0 };
  let last = 0;
  for (let at = segment.start; at < segment.end;) {
    const element = await reader.at(at, segment.end);
    at = element.end;
    if (element.id === TRACKS) tracks = await readTracks(reader, element);
    else if (element.id === INFO) info = await readInfo(reader, element);
    else if (element.id === CLUSTER) {
      const cluster = await readCluster(reader, element);
      last = Math.max(last, cluster.last);
      at = cluster.end;
    } else if (!neededOfSegment.includes(element.id)) await reader.empty(element);
  }
  if (segment.end < file.size) await file.blank(segment.end, file.size);
  if (!tracks) throw new ClipError('broken');
  return { ...tracks, seconds: (Math.max(info.length, last) * info.scale) / 1_000 };
}
