import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const draftOf = (file: string): string => `${file}.draft`;

/** The disk under the pictures. A file is there whole or not at all, and for this process alone. */
export const pictureFiles = {
  /** Writes a file. Where the disk takes no more, nothing of it stays, and the error of the disk is thrown. */
  async write(file: string, bytes: Buffer): Promise<void> {
    try {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(draftOf(file), bytes, { mode: 0o600 });
      await rename(draftOf(file), file);
    } catch (error) {
      await rm(draftOf(file), { force: true }).catch(() => undefined);
      throw error;
    }
  },
  /** The bytes of a file; undefined where there is none. */
  read: (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined),
  /** Removes a file, and what is left of one that was never finished. */
  async remove(file: string): Promise<void> {
    await rm(file, { force: true });
    await rm(draftOf(file), { force: true });
  },
};
