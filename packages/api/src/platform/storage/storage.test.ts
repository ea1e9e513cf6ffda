import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { DiskStorage } from './disk-storage.ts';
import { MemoryStorage } from './memory-storage.ts';
import { describeStorageContract } from './storage-contract.fixture.ts';

async function makeDisk() {
  const folder = await mkdtemp(join(tmpdir(), 'headstock-storage-'));
  return { folder, storage: new DiskStorage(folder), dispose: () => rm(folder, { recursive: true, force: true }) };
}

describeStorageContract('the disk', makeDisk);
describeStorageContract('memory', async () => ({ storage: new MemoryStorage(), dispose: () => Promise.resolve() }));

it('removes files that a killed process left behind, but not those that another is writing', async () => {
  const { folder, storage, dispose } = await makeDisk();
  const incoming = join(folder, '.incoming');
  await mkdir(incoming);
  for (const name of ['abandoned', 'running']) await writeFile(join(incoming, name), 'half');
  const yesterday = new Date(Date.now() - 86_400_000);
  await utimes(join(incoming, 'abandoned'), yesterday, yesterday);
  await storage.put('a.txt', Buffer.from('x'), { contentType: 'text/plain' });
  expect(await readdir(incoming)).toEqual(['running']);
  await dispose();
});

const MEMORY = '/dev/shm';

it('keeps files in a folder that is a link to another disk, where the machine has one', async () => {
  const other = await mkdtemp(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'headstock-storage-'));
  const folder = await mkdtemp(join(import.meta.dirname, '.storage-'));
  await symlink(other, join(folder, 'images'));
  const storage = new DiskStorage(folder);
  await storage.put('images/a.txt', Buffer.from('x'), { contentType: 'text/plain' });
  await storage.put('images/a.txt', Buffer.from('y'), { contentType: 'text/plain' });
  expect(String(await storage.get('images/a.txt'))).toBe('y');
  expect(await readdir(other)).toEqual(['a.txt']);
  expect(await readdir(join(folder, '.incoming'))).toEqual([]);
  for (const used of [folder, other]) await rm(used, { recursive: true });
});
