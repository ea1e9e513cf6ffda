import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

it('measures what a full collection leaves', async () => {
  const module = path.join(import.meta.dirname, 'heap-after-collection.ts');
  const script = `
    import { watchHeap } from ${JSON.stringify(module)};
    const heapLeft = watchHeap();
    const before = heapLeft();
    const kept = Array.from({ length: 1e6 }, (_, index) => ({ index }));
    let garbage = Array.from({ length: 4e6 }, (_, index) => ({ index }));
    garbage = undefined;
    gc();
    await new Promise((resolve) => setTimeout(resolve, 50));
    console.log(JSON.stringify([before, heapLeft(), kept.length]));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', '--input-type=module-typescript', '-e', script],
    { env: { ...process.env, NODE_OPTIONS: '' } },
  );
  const [before, after]: number[] = JSON.parse(stdout);
  expect(before).toBe(0);
  expect(after).toBeGreaterThan(10e6);
  expect(after).toBeLessThan(80e6);
});
