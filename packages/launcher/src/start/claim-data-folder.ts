import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Where the shop of a folder can be asked who it is. A socket ends with its process, unlike a file with a process id. */
function socketOf(folder: string): string {
  const name = `headstock-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** What the holder of a folder says of itself, or null where nobody answers. */
async function askHolder(path: string): Promise<string | null> {
  const socket = connect(path);
  return text(socket).catch(() => null);
}

/**
 * Takes the data folder for this process; `address` is where its shop will answer. Gives the function that gives it back. Throws an error that
 * names the other shop when one runs on the folder: both would write the same files.
 */
export async function claimDataFolder(folder: string, address: string): Promise<() => void> {
  await mkdir(folder, { recursive: true });
  const path = socketOf(folder);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const server = createServer((socket) => socket.end(`at ${address} (process ${process.pid})`));
    server.listen(path);
    const taken = await once(server, 'listening').then(
      () => false,
      () => true,
    );
    if (!taken) {
      server.unref();
      return () => server.close();
    }
    const holder = await askHolder(path);
    if (holder !== null)
      throw new Error(
        `A shop runs on the folder ${folder} already, ${holder}. Stop that one, or give this one a folder of its own: HEADSTOCK_DATA=.headstock-2 npm start`,
      );
    // It was left behind by a process that was killed.
    await rm(path, { force: true });
  }
  throw new Error(`The folder ${folder} is being taken by another start at this moment. Start again.`);
}
