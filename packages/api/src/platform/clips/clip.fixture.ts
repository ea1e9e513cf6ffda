/** Small sounds and films that tests make byte by byte, with what phones and programs write into them. */

const PLACE = '+36.1627-086.7816/';
/** What must not be in any file that the shop serves. */
export const secrets = [PLACE, 'Somebody', 'iPhone'] as const;
const said = Buffer.from(`place ${PLACE} by Somebody with iPhone`);

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const u16 = (value: number): Buffer => u32(value).subarray(2);
const little = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** A WAV of silence, 8,000 samples a second, with a list of tags. */
export function wav(seconds = 1, { tag = 1 } = {}): Buffer {
  const data = Buffer.alloc(Math.round(seconds * 8_000) * 2);
  const chunk = (name: string, content: Buffer): Buffer =>
    Buffer.concat([Buffer.from(name), little(content.length), content, Buffer.alloc(content.length % 2)]);
  const format = Buffer.concat([Buffer.of(tag, 0, 1, 0), little(8_000), little(16_000), Buffer.of(2, 0, 16, 0)]);
  const body = Buffer.concat([chunk('fmt ', format), chunk('LIST', said), chunk('data', data), chunk('id3 ', said)]);
  return Buffer.concat([Buffer.from('RIFF'), little(body.length + 4), Buffer.from('WAVE'), body]);
}

/** An MP3 of so many silent frames of 26 ms (MPEG 1, layer 3, 64 kbit/s, 44.1 kHz, mono), between tags of every kind. */
export function mp3(frames = 40): Buffer {
  const frame = Buffer.alloc(208);
  frame.set([0xff, 0xfb, 0x50, 0xc4]);
  const comment = Buffer.concat([Buffer.from('TXXX'), u32(said.length), u16(0), said]);
  const id3 = Buffer.concat([
    Buffer.from('ID3\u0003\0\0\0\0'),
    Buffer.of(comment.length >> 7, comment.length & 0x7f),
    comment,
  ]);
  const footer = Buffer.concat([
    Buffer.from('APETAGEX'),
    little(2_000),
    little(32 + said.length),
    little(1),
    little(0),
    Buffer.alloc(8),
  ]);
  const id3v1 = Buffer.alloc(128);
  id3v1.write('TAG');
  said.copy(id3v1, 3);
  return Buffer.concat([id3, ...Array.from({ length: frames }, () => frame), said, footer, id3v1]);
}

/** The metadata of a FLAC of so many seconds, with comments; decoders would find no sound in it. */
export function flac(seconds = 2): Buffer {
  const info = Buffer.alloc(34);
  info.writeUInt16BE(4_096, 0);
  info.writeUInt16BE(4_096, 2);
  // 44,100 samples a second, one channel, 16 bits, and how many samples there are.
  info.writeUInt32BE((44_100 << 12) | (15 << 4), 10);
  info.writeUInt32BE(seconds * 44_100, 14);
  const block = (type: number, content: Buffer): Buffer =>
    Buffer.concat([Buffer.of(type), u32(content.length).subarray(1), content]);
  const comments = Buffer.concat([little(said.length), said, little(0)]);
  return Buffer.concat([Buffer.from('fLaC'), block(0, info), block(4, comments), block(0x86, said), Buffer.alloc(64)]);
}

const crcOf = (page: Buffer): number => {
  let sum = 0;
  for (const byte of page) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x8000_0000 ? (sum << 1) ^ 0x04c1_1db7 : sum << 1;
  }
  return sum >>> 0;
};

function oggPage(flags: number, sequence: number, samples: number, packet: Buffer): Buffer {
  const lacing = [...Array.from({ length: Math.floor(packet.length / 255) }, () => 255), packet.length % 255];
  const position = Buffer.alloc(8);
  position.writeUInt32LE(samples);
  const head = [Buffer.from('OggS'), Buffer.of(0, flags), position, little(7), little(sequence)];
  const made = Buffer.concat([...head, Buffer.alloc(4), Buffer.of(lacing.length, ...lacing), packet]);
  made.writeUInt32LE(crcOf(made), 22);
  return made;
}

/** Whether all pages of an Ogg have the checksum of their bytes. */
export function hasGoodPages(file: Buffer): boolean {
  for (let at = 0; at < file.length;) {
    const count = file[at + 26] ?? 0;
    const length = 27 + count + file.subarray(at + 27, at + 27 + count).reduce((sum, size) => sum + size, 0);
    const copy = Buffer.from(file.subarray(at, at + length));
    const sum = copy.readUInt32LE(22);
    copy.writeUInt32LE(0, 22);
    if (crcOf(copy) !== sum) return false;
    at += length;
  }
  return true;
}

/** An Ogg with Opus of so many seconds, with long comments. */
export function ogg(seconds = 2, { isChained = false } = {}): Buffer {
  const head = Buffer.concat([Buffer.from('OpusHead'), Buffer.of(1, 1, 0, 0), little(48_000), Buffer.of(0, 0, 0)]);
  const long = Buffer.concat([said, Buffer.alloc(700, 'x')]);
  const tags = Buffer.concat([
    Buffer.from('OpusTags'),
    little(said.length),
    said,
    little(1),
    little(long.length),
    long,
  ]);
  const own = [oggPage(2, 0, 0, head), oggPage(0, 1, 0, tags), oggPage(4, 2, seconds * 48_000, Buffer.alloc(40, 1))];
  return Buffer.concat(isChained ? [...own, ...own] : own);
}

const box = (type: string, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
};

export type Mp4Options = {
  readonly seconds?: number;
  readonly width?: number;
  readonly height?: number;
  /** Filmed upright: the picture is stored lying and turned when it is shown. */
  readonly isTurned?: boolean;
  readonly videoCodec?: string;
  readonly hasVideo?: boolean;
  readonly soundCodec?: string;
  /** As browsers and apps record it. */
  readonly isInPieces?: boolean;
};

/** An MP4 with the boxes of a phone's film: the place in `udta`, `meta`, `uuid` and in the samples of a track of its own. No player finds a picture in it. */
export function mp4(options: Mp4Options = {}): Buffer {
  const { seconds = 3, width = 640, height = 360, isTurned = false } = options;
  const { videoCodec = 'avc1', soundCodec = 'mp4a', hasVideo = true, isInPieces = false } = options;
  const length = u32(Math.round(seconds * 1_000));
  const matrix = Buffer.alloc(36);
  const [a, b] = isTurned ? [0, 1] : [1, 0];
  for (const [at, value] of [
    [0, a],
    [4, b],
    [12, -b],
    [16, a],
  ] as const)
    matrix.writeInt32BE(value * 65_536, at);
  matrix.writeInt32BE(0x4000_0000, 32);
  const chunkAt = 28 + 8;
  const track = (handler: string, codec: string, size: readonly [number, number]): Buffer =>
    box(
      'trak',
      box('tkhd', Buffer.alloc(20), length, Buffer.alloc(16), matrix, u32(size[0] * 65_536), u32(size[1] * 65_536)),
      box('udta', said),
      box(
        'mdia',
        box('mdhd', Buffer.alloc(12), u32(1_000), length, Buffer.alloc(8)),
        box('hdlr', Buffer.alloc(8), Buffer.from(handler), Buffer.alloc(13)),
        box(
          'minf',
          box(
            'stbl',
            box('stsd', Buffer.alloc(4), u32(1), box(codec, Buffer.alloc(78))),
            box('stsz', Buffer.alloc(4), u32(0), u32(1), u32(said.length)),
            box('stsc', Buffer.alloc(4), u32(1), u32(1), u32(1), u32(1)),
            box('stco', Buffer.alloc(4), u32(1), u32(handler === 'meta' ? chunkAt : chunkAt + said.length)),
          ),
        ),
      ),
    );
  const moov = box(
    'moov',
    box('mvhd', Buffer.alloc(12), u32(1_000), length, Buffer.alloc(80)),
    ...(hasVideo ? [track('vide', videoCodec, [width, height])] : []),
    track('soun', soundCodec, [0, 0]),
    ...(isInPieces ? [] : [track('meta', 'mebx', [0, 0])]),
    box('udta', box('\u00a9xyz', said)),
    box('meta', said),
  );
  const head = box('ftyp', Buffer.from('mp42'), u32(0), Buffer.from('mp42'), Buffer.from('isom'), u32(0));
  const piece = box('moof', box('mfhd', Buffer.alloc(8)), box('traf', box('tfhd', Buffer.alloc(8)), box('uuid', said)));
  const samples = box('mdat', ...(isInPieces ? [] : [said]), Buffer.alloc(400, 7));
  return Buffer.concat([head, ...(isInPieces ? [piece] : []), samples, moov, box('uuid', Buffer.alloc(16), said)]);
}

/** An element of EBML. */
const element = (id: number, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const name = Buffer.from(
    id.toString(16).padStart(id > 0xff_ffff ? 8 : id > 0xffff ? 6 : id > 0xff ? 4 : 2, '0'),
    'hex',
  );
  const size = u32(body.length);
  size[0] = 0x10;
  return Buffer.concat([name, size, body]);
};
const real = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};

/** A WebM with the tags of a camera. Without `seconds` it does not say how long it is, as what browsers record; its last block is at 4 s. */
export function webm({
  seconds,
  hasVideo = true,
  width = 640,
  height = 360,
  codec = 'V_VP9',
}: {
  readonly seconds?: number;
  readonly hasVideo?: boolean;
  readonly width?: number;
  readonly height?: number;
  readonly codec?: string;
} = {}): Buffer {
  const track = (number: number, type: number, name: string, ...more: readonly Buffer[]): Buffer =>
    element(
      0xae,
      element(0xd7, Buffer.of(number)),
      element(0x83, Buffer.of(type)),
      element(0x86, Buffer.from(name)),
      element(0x536e, said),
      ...more,
    );
  const size = element(0xe0, element(0xb0, u16(width)), element(0xba, u16(height)));
  const head = element(0x1a45_dfa3, element(0x4282, Buffer.from('webm')));
  const info = element(
    0x1549_a966,
    element(0x2a_d7b1, Buffer.of(0x0f, 0x42, 0x40)),
    element(0x7ba9, said),
    ...(seconds === undefined ? [] : [element(0x4489, real(seconds * 1_000))]),
  );
  const block = (at: number): Buffer => element(0xa3, Buffer.of(0x81), u16(at), Buffer.of(0x80), Buffer.alloc(20, 3));
  const body = [
    info,
    element(0x1654_ae6b, ...(hasVideo ? [track(1, 1, codec, size)] : []), track(2, 2, 'A_OPUS')),
    element(0x1f43_b675, element(0xe7, u16(0)), block(0), block(1_000)),
    element(0x1f43_b675, element(0xe7, u16(3_000)), block(0), block(1_000)),
    element(0x1254_c367, said),
    element(0x1941_a469, said),
  ];
  return Buffer.concat([head, element(0x1853_8067, ...body)]);
}
