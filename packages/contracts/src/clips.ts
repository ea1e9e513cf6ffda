/** Sound and film of an instrument: a clip is heard, or seen and heard. */
export const clipKinds = ['sound', 'video'] as const;
export type ClipKind = (typeof clipKinds)[number];

/** The files that are taken, by their ending: what each holds, and how it is served. */
export const clipFormats = {
  mp3: { kind: 'sound', contentType: 'audio/mpeg' },
  m4a: { kind: 'sound', contentType: 'audio/mp4' },
  ogg: { kind: 'sound', contentType: 'audio/ogg' },
  wav: { kind: 'sound', contentType: 'audio/wav' },
  flac: { kind: 'sound', contentType: 'audio/flac' },
  weba: { kind: 'sound', contentType: 'audio/webm' },
  mp4: { kind: 'video', contentType: 'video/mp4' },
  webm: { kind: 'video', contentType: 'video/webm' },
} as const satisfies Readonly<Record<string, { readonly kind: ClipKind; readonly contentType: string }>>;
export type ClipFormat = keyof typeof clipFormats;

const MEGABYTE = 1_000_000;

/** What a clip may be. */
export const clipLimits = {
  /** Of one listing. */
  count: 3,
  /** Bytes of a file. */
  bytes: { sound: 20 * MEGABYTE, video: 100 * MEGABYTE },
  /** Seconds that it lasts. */
  seconds: { sound: 180, video: 120 },
  /** Pixels of the longer side of a video. */
  side: 1_920,
  /** Characters of a title, a description, and of the captions in one language. */
  title: 120,
  description: 1_000,
  captions: 8_000,
  /** What a file dialog offers. Browsers know some of them by their ending alone. */
  types: ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav', 'audio/flac', 'audio/webm', 'video/mp4', 'video/webm'],
  extensions: ['.mp3', '.m4a', '.ogg', '.oga', '.opus', '.wav', '.flac', '.weba', '.mp4', '.m4v', '.mov', '.webm'],
} as const;

/**
 * Why a clip is not taken: too many bytes for a sound or a video, too long, too many pixels, of no kind that we open, encoded as browsers do
 * not play it, damaged, or nothing came.
 */
export const clipFaults = [
  'sound-size',
  'video-size',
  'sound-length',
  'video-length',
  'side',
  'kind',
  'codec',
  'broken',
  'missing',
] as const;
export type ClipFault = (typeof clipFaults)[number];

/** What a file is, read from its own bytes. Width and height are those of a video, upright. */
export interface ClipFacts {
  readonly format: ClipFormat;
  readonly kind: ClipKind;
  readonly bytes: number;
  readonly seconds: number;
  readonly width: number | null;
  readonly height: number | null;
}

/** What is wrong with the facts of a clip, or null. */
export function clipProblem({ kind, bytes, seconds, width, height }: Omit<ClipFacts, 'format'>): ClipFault | null {
  if (bytes > clipLimits.bytes[kind]) return `${kind}-size`;
  // Encoders add a part of a second at the end.
  if (seconds > clipLimits.seconds[kind] + 1) return `${kind}-length`;
  return Math.max(width ?? 0, height ?? 0) > clipLimits.side ? 'side' : null;
}

const FILE = /^(?<id>[0-9a-f]{20})\.(?<format>[a-z0-9]{3,4})$/;

const isFormat = (text: string): text is ClipFormat => Object.hasOwn(clipFormats, text);

/** Reads the name of a clip's file, such as `0123456789abcdef0123.mp3`; null for everything else. */
export function readClipFile(name: string): { readonly id: string; readonly format: ClipFormat } | null {
  const { id = '', format = '' } = FILE.exec(name)?.groups ?? {};
  return isFormat(format) ? { id, format } : null;
}

/** Where the file of a clip is served: a path on the shop's origin. */
export const clipPath = (file: string): string => `/api/clips/${file}`;
