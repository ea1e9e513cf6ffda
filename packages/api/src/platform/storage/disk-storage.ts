import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isNativeError } from 'node:util/types';
import type { FileBody, FileInfo, FilePart, OpenFile, PutOptions, Storage } from './storage.ts';
import { checkKey, checkPrefix, checkPut, contentTypeOf } from './storage-key.ts';

/** Files on their way in. No key begins with a dot, so that none of them is ever found. */
const INCOMING = '.incoming';
/** Older than any upload that may still be running. */
const ABANDONED_MS = 60 * 60_000;

const MISSING: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR'];

function isMissing(error: unknown): boolean {
  return isNativeError(error) && 'code' in error && MISSING.includes(error.code);
}

/** The result of looking for a file, or undefined when there is none. */
async function unlessMissing<Result>(looking: Promise<Result>): Promise<Result | undefined> {
  try {
    return await looking;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Moves a finished file into its place. A folder may be a link to another disk, to which it is copied under a name that is no key's. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!isNativeError(error) || !('code' in error) || error.code !== 'EXDEV') throw error;
    const beside = join(dirname(to), `.${basename(from)}`);
    await copyFile(from, beside);
    await syncFile(beside);
    await rename(beside, to);
    await rm(from);
  }
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a rename in the folder survive a power cut. Windows cannot open folders, and does not need it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files in a folder of this machine, readable by its owner only. Processes may share the folder. */
export class DiskStorage implements Storage {
  readonly #folder: string;
  #cleaned: Promise<void> | undefined;

  /** `folder` is made when the first file comes. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(key: string, body: FileBody, { contentType, immutable = false }: PutOptions): Promise<void> {
    checkPut(key, contentType);
    if (immutable && (await this.head(key))) return;
    this.#cleaned ??= this.#removeAbandoned();
    await this.#cleaned;
    const incoming = join(this.#folder, INCOMING, randomUUID());
    const file = this.#fileOf(key);
    try {
      await mkdir(dirname(incoming), { recursive: true, mode: 0o700 });
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      const handle = await open(incoming, 'wx', 0o600);
      try {
        await handle.writeFile(body);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await move(incoming, file);
    } catch (error) {
      await rm(incoming, { force: true }).catch(() => undefined);
      throw error;
    }
    await syncFolder(dirname(file));
  }

  async get(key: string): Promise<Buffer | undefined> {
    checkKey(key);
    return unlessMissing(readFile(this.#fileOf(key)));
  }

  async open(key: string, part?: FilePart): Promise<OpenFile | undefined> {
    checkKey(key);
    const handle = await unlessMissing(open(this.#fileOf(key)));
    if (!handle) return undefined;
    const { size } = await handle.stat();
    return {
      key,
      size,
      contentType: contentTypeOf(key),
      stream: handle.createReadStream(part && { start: part.first, end: part.last }),
    };
  }

  async head(key: string): Promise<FileInfo | undefined> {
    checkKey(key);
    const found: Stats | undefined = await unlessMissing(stat(this.#fileOf(key)));
    return found?.isFile() ? { key, size: found.size, contentType: contentTypeOf(key) } : undefined;
  }

  async delete(key: string): Promise<void> {
    checkKey(key);
    await rm(this.#fileOf(key), { force: true });
  }

  async *list(prefix: string): AsyncIterable<FileInfo> {
    checkPrefix(prefix);
    const folder = join(this.#folder, prefix);
    const entries = (await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
    const keys = entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(this.#folder.length + 1)
          .replaceAll('\\', '/'),
      )
      .filter((key) => !/(?:^|\/)\./.test(key));
    for (const key of keys.toSorted()) {
      const info = await this.head(key);
      if (info) yield info;
    }
  }

  #fileOf(key: string): string {
    return join(this.#folder, key);
  }

  /** Removes what a process that was killed left unfinished. */
  async #removeAbandoned(): Promise<void> {
    const folder = join(this.#folder, INCOMING);
    for (const name of (await unlessMissing(readdir(folder))) ?? []) {
      const found = await unlessMissing(stat(join(folder, name)));
      if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(join(folder, name), { force: true });
    }
  }
}
