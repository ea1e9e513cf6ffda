import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ChildWorker } from './child-worker.ts';

const PROGRAM = new URL('./answering-process.fixture.ts', import.meta.url);

let worker: ChildWorker<object, number>;
const start = (idleMs: number): void => {
  worker = new ChildWorker({ program: PROGRAM, nice: 0, timeoutMs: 60_000, idleMs });
};
afterEach(() => worker.stop());

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function ended(pid: number): Promise<void> {
  while (runs(pid)) await sleep(10);
}

describe('a process for work', () => {
  it('does one job after the other while they come', async () => {
    start(60_000);
    const first = await worker.run({});
    expect([runs(first), await worker.run({}), await worker.run({})]).toEqual([true, first, first]);
  });

  it('ends when no job comes, and is there again for the next', async () => {
    start(20);
    const first = await worker.run({});
    await ended(first);
    const second = await worker.run({});
    expect(second).not.toBe(first);
    await ended(second);
  });

  it('is there again after it was ended over its work', async () => {
    start(60_000);
    const first = await worker.run({});
    const pending = worker.run({});
    process.kill(first, 'SIGKILL');
    const outcome = await pending.catch(() => 'ended');
    await ended(first);
    expect([first, 'ended']).toContain(outcome);
    expect(await worker.run({})).not.toBe(first);
  });
});
