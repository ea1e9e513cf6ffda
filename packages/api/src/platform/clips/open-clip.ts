import { type FileHandle, open } from 'node:fs/promises';

/** A file that is read and written in places, so that none of a hundred megabytes is in memory. */
export class ClipFile {
  readonly size: number;
  readonly #handle: FileHandle;

  private constructor(handle: FileHandle, size: number) {
    this.#handle = handle;
    this.size = size;
  }

  static async open(file: string): Promise<ClipFile> {
    const handle = await open(file, 'r+');
    return new ClipFile(handle, (await handle.stat()).size);
  }

  /** The bytes from a place on; fewer at the end of the file. */
  async read(at: number, length: number): Promise<Buffer> {
    const bytes = Buffer.alloc(Math.max(0, Math.min(length, this.size - at)));
    const { bytesRead } = await this.#handle.read(bytes, 0, bytes.length, at);
    return bytes.subarray(0, bytesRead);
  }

  /** Writes over what stands in a place; the file never grows. */
  async write(at: number, bytes: Uint8Array): Promise<void> {
    if (at < 0 || at + bytes.length > this.size) throw new RangeError('Outside the file.');
    await this.#handle.write(bytes, 0, bytes.length, at);
  }

  /** Writes zeros from one place up to another. */
  async blank(from: number, to: number): Promise<void> {
    const end = Math.min(to, this.size);
    for (let at = from; at < end; at += ZEROS.length) await this.write(at, ZEROS.subarray(0, end - at));
  }

  /** Keeps only the bytes from one place up to another. */
  async keepOnly(from: number, to: number): Promise<void> {
    if (from > 0)
      for (let at = from; at < to; at += ZEROS.length)
        await this.#handle.write(await this.read(at, Math.min(ZEROS.length, to - at)), 0, undefined, at - from);
    await this.#handle.truncate(to - from);
  }

  close(): Promise<void> {
    return this.#handle.close();
  }
}

const ZEROS = Buffer.alloc(65_536);
