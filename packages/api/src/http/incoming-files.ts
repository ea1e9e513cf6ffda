import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** No upload takes so long. */
const ABANDONED_MS = 3_600_000;

/** A file that has arrived: where it is, and the SHA-256 of its bytes in hex. */
export type ReceivedFile = { readonly file: string; readonly hash: string };

/** Removes what a process that was killed left behind in a folder, which may not be there yet. */
export async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming).catch(() => [])) {
    const folder = join(incoming, name);
    const found = await stat(folder).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(folder, { recursive: true, force: true });
  }
}

/** Writes a file as it comes, and gives the SHA-256 of its bytes in hex: no more of it is in memory than a piece. */
async function receive(source: Readable, file: string): Promise<string> {
  const hash = createHash('sha256');
  const sum = new Transform({
    transform(piece: Buffer, _encoding, next) {
      hash.update(piece);
      next(null, piece);
    },
  });
  await pipeline(source, sum, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  return hash.digest('hex');
}

/** Receives a file into a folder of its own inside `incoming`, lets `use` work with it, and removes it, whatever happens. */
export async function withReceivedFile<Result>(
  source: Readable,
  incoming: string,
  use: (received: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  await mkdir(incoming, { recursive: true });
  const folder = await mkdtemp(join(incoming, 'file-'));
  try {
    const file = join(folder, 'sent');
    return await use({ file, hash: await receive(source, file) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
