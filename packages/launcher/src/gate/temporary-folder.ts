import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian mounts it as a file system that is held in memory. */
const IN_MEMORY = '/dev/shm';
/** The gate writes about 2 GiB, and its browsers and workers of Jest take some 6 GiB beside it. */
const ROOM_BYTES = 4 * 2 ** 30;
const MEMORY_BYTES = 10 * 2 ** 30;

/** A folder that is gone when it is disposed of. */
export type TemporaryFolder = AsyncDisposable & { path: string };

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= ROOM_BYTES && process.availableMemory() >= MEMORY_BYTES;
}

const NAME = /^headstock-gate-(?<pid>\d+)-/;

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** A gate that was killed leaves its folder, which holds memory until somebody removes it. */
async function removeAbandoned(parent: string): Promise<void> {
  for (const entry of await readdir(parent)) {
    const pid = NAME.exec(entry)?.groups?.['pid'];
    if (pid && !isAlive(Number(pid))) await rm(join(parent, entry), { recursive: true, force: true });
  }
}

/**
 * A folder for what tests write and nobody keeps. It is in memory where there is plenty of that: each suite's database is a
 * thousand small files, which cost a disk more time than all queries of the suite cost the database.
 */
export async function openTemporaryFolder(inMemory = IN_MEMORY): Promise<TemporaryFolder> {
  const parent = (await hasRoom(inMemory)) ? inMemory : tmpdir();
  await removeAbandoned(parent);
  const path = await mkdtemp(join(parent, `headstock-gate-${process.pid}-`));
  // A database server that runs as another user has to enter it.
  await chmod(path, 0o755);
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}
