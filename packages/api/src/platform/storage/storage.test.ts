import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
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
