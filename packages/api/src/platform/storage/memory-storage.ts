import { Readable } from 'node:stream';
import type { FileBody, FileInfo, FilePart, OpenFile, PutOptions, Storage } from './storage.ts';
import { checkKey, checkPrefix, checkPut, contentTypeOf } from './storage-key.ts';

async function readAll(body: FileBody): Promise<Buffer> {
  if (body instanceof Uint8Array) return Buffer.from(body);
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Files in memory, for tests. */
export class MemoryStorage implements Storage {
  readonly #files = new Map<string, Buffer>();

  async put(key: string, body: FileBody, { contentType, immutable = false }: PutOptions): Promise<void> {
    checkPut(key, contentType);
    if (immutable && this.#files.has(key)) return;
    this.#files.set(key, await readAll(body));
  }

  async get(key: string): Promise<Buffer | undefined> {
    checkKey(key);
    const bytes = this.#files.get(key);
    return bytes && Buffer.from(bytes);
  }

  async open(key: string, part?: FilePart): Promise<OpenFile | undefined> {
    const info = await this.head(key);
    const bytes = await this.get(key);
    return (
      info && bytes && { ...info, stream: Readable.from([part ? bytes.subarray(part.first, part.last + 1) : bytes]) }
    );
  }

  async head(key: string): Promise<FileInfo | undefined> {
    checkKey(key);
    const bytes = this.#files.get(key);
    return bytes && { key, size: bytes.length, contentType: contentTypeOf(key) };
  }

  async delete(key: string): Promise<void> {
    checkKey(key);
    this.#files.delete(key);
  }

  async *list(prefix: string): AsyncIterable<FileInfo> {
    checkPrefix(prefix);
    for (const key of [...this.#files.keys()].filter((known) => known.startsWith(prefix)).toSorted()) {
      const info = await this.head(key);
      if (info) yield info;
    }
  }
}
