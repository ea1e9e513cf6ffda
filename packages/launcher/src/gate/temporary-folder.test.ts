import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openTemporaryFolder } from './temporary-folder.ts';

describe('the folder of the gate', () => {
  it('is open to the user of the database, and gone afterwards', async () => {
    const folder = await openTemporaryFolder();
    expect(statSync(folder.path).mode & 0o777).toBe(0o755);
    await folder[Symbol.asyncDispose]();
    expect(existsSync(folder.path)).toBe(false);
  });

  it('goes with the next gate when its own was killed', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    const abandoned = join(tmpdir(), `headstock-gate-${pid}-abandoned`);
    const used = join(tmpdir(), `headstock-gate-${process.pid}-used`);
    for (const folder of [abandoned, used]) mkdirSync(folder);
    await using _ = await openTemporaryFolder(join(tmpdir(), 'missing'));
    expect([abandoned, used].map((folder) => existsSync(folder))).toEqual([false, true]);
    rmSync(used, { recursive: true });
  });

  it('is an ordinary one where memory has no file system', async () => {
    await using folder = await openTemporaryFolder(join(tmpdir(), 'missing'));
    expect(dirname(folder.path)).toBe(tmpdir());
  });
});
