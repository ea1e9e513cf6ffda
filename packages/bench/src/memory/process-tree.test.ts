import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { memoryOfTree } from './process-tree.ts';

const describeOnLinux = existsSync('/proc/self/smaps_rollup') ? describe : describe.skip;

describeOnLinux('the memory of processes', () => {
  it('is that of one and of all that it started, and of nobody else', async () => {
    // A shell of its own, which starts another process.
    const script = `"${process.execPath}" -e "console.log(process.pid); setInterval(() => {}, 1000)"; exit $?`;
    const child = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'], detached: true });
    const [printed] = await once(child.stdout, 'data');
    const grandchild = Number(String(printed));
    const tree = memoryOfTree(child.pid ?? 0);
    expect(tree.map(({ pid }) => pid)).toEqual([child.pid, grandchild]);
    expect(tree.map(({ name }) => name)).toEqual([expect.stringMatching(/sh$/), path.basename(process.execPath)]);
    expect(tree[1]?.bytes).toBeGreaterThan(1_000_000);
    process.kill(-(child.pid ?? 0), 'SIGKILL');
    await once(child, 'close');
    expect(memoryOfTree(child.pid ?? 0)).toEqual([]);
  });
});
