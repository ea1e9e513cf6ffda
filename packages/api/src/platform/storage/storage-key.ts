/** A key or content type that no storage takes: a mistake of the caller, never of a visitor. */
export class StorageKeyError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StorageKeyError';
  }
}

const MAX_LENGTH = 512;
const SEGMENT = '[A-Za-z0-9_-][A-Za-z0-9._-]*';
const KEY = new RegExp(`^${SEGMENT}(?:/${SEGMENT})*$`);
const PREFIX = new RegExp(`^(?:${SEGMENT}/)*$`);

/** Every kind of file that the shop stores. The extension determines the type, so that no storage has to record it. */
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  csv: 'text/csv',
  flac: 'audio/flac',
  gz: 'application/gzip',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  wav: 'audio/wav',
  weba: 'audio/webm',
  webm: 'video/webm',
  webp: 'image/webp',
  zip: 'application/zip',
};

/** The content type that a key's extension stands for. Throws a `StorageKeyError` for an unknown one. */
export function contentTypeOf(key: string): string {
  const extension = /\.([a-z0-9]+)$/.exec(key)?.[1] ?? '';
  const type = Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;
  if (type === undefined) throw new StorageKeyError(`The key "${key}" has no known extension.`);
  return type;
}

/**
 * Checks a key: at most 512 characters, segments of letters, digits, `.`, `_` and `-` with single slashes between them.
 * No segment begins with a dot, so a key leads nowhere but into the storage. Throws a `StorageKeyError`.
 */
export function checkKey(key: string): void {
  if (key.length > MAX_LENGTH || !KEY.test(key)) throw new StorageKeyError(`"${key}" is no key of a stored file.`);
  contentTypeOf(key);
}

/** Checks the key and that the content type is the one of its extension. */
export function checkPut(key: string, contentType: string): void {
  checkKey(key);
  if (contentType !== contentTypeOf(key))
    throw new StorageKeyError(`The key "${key}" cannot hold ${contentType}: its extension says ${contentTypeOf(key)}.`);
}

/** Checks a prefix to list: '' or folders, each with its slash. Throws a `StorageKeyError`. */
export function checkPrefix(prefix: string): void {
  if (prefix.length > MAX_LENGTH || !PREFIX.test(prefix))
    throw new StorageKeyError(`"${prefix}" is no prefix of keys.`);
}
