import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { claimDataFolder } from './claim-data-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'headstock-claim-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const claim = (folder: string, address = 'http://localhost:3000') => claimDataFolder(join(root, folder), address);

describe('a data folder', () => {
  it('is one shop’s at a time, and the second is told where the first one is', async () => {
    const release = await claim('one');
    await expect(claim('one', 'http://localhost:3100')).rejects.toThrow(
      `A shop runs on the folder ${join(root, 'one')} already, at http://localhost:3000 (process ${process.pid}).`,
    );
    release();
    (await claim('one'))();
  });

  it('does not keep others from another folder', async () => {
    const [first, second] = await Promise.all([claim('a'), claim('b')]);
    expect(first).not.toBe(second);
    first();
    second();
  });

  it('is free again when its shop was killed', async () => {
    const source = `import { claimDataFolder } from '${new URL('./claim-data-folder.ts', import.meta.url).href}';
      await claimDataFolder('${join(root, 'killed')}', 'x'); console.log('mine'); setInterval(() => undefined, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', source]);
    await once(child.stdout, 'data');
    await expect(claim('killed')).rejects.toThrow('already');
    child.kill('SIGKILL');
    await once(child, 'exit');
    (await claim('killed'))();
  });
});
