import { appendFileSync, cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ShellInstance, startShellInstance } from '@headstock/testing/shell-instance';
import { heapProbe, measureHeap, renderProcesses } from '@headstock/testing/shell-log';
import { journeyShop } from '../support/journey-shop.ts';
import { expect, test } from '../support/test.ts';

const REMOTE = 'mfe-catalog';
const built = path.resolve(import.meta.dirname, '../../..', REMOTE, 'dist');

/** A copy of the remote's build that can be made another build, as often as wanted. */
function copyBuild(): Disposable & { readonly folder: string; touch(text: string): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'headstock-build-'));
  cpSync(built, folder, { recursive: true });
  const [entry = ''] = globSync('server/remoteEntry.js', { cwd: folder });
  return {
    folder,
    touch: (text) => appendFileSync(path.join(folder, entry), `\n// ${text}\n`),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The build that a page was rendered with. */
async function buildOf({ origin }: ShellInstance): Promise<string> {
  const html = await (await fetch(`${origin}/shop`)).text();
  return /\/remotes\/mfe-catalog\/([0-9a-f]{16})\//.exec(html)?.[1] ?? '';
}

async function deploy(front: ShellInstance, folder: string): Promise<void> {
  const wanted = await front.release(REMOTE, folder);
  await expect.poll(() => buildOf(front), { timeout: 10_000, intervals: [100] }).toBe(wanted);
}

test('a render process that has taken enough builds is replaced, and no request notices', async () => {
  await using front = await startShellInstance({
    shop: journeyShop(),
    env: { LOG_LEVEL: 'info', SHELL_REDEPLOY_CEILING: '1', PAGE_CACHE_MS: '0' },
  });
  using build = copyBuild();
  build.touch('another build');
  const answers: number[] = [];
  const visit = async (): Promise<void> => {
    while (answers.length < 200 || renderProcesses(front.logFile).length < 2) {
      const response = await fetch(`${front.origin}/shop/category/merch?visit=${answers.length}`);
      await response.text();
      answers.push(response.status);
      if (answers.length > 2000) return;
    }
  };
  const visitors = Array.from({ length: 4 }, visit);
  await deploy(front, build.folder);
  await Promise.all(visitors);
  expect(answers.filter((status) => status !== 200)).toEqual([]);
  expect(renderProcesses(front.logFile).length).toBeGreaterThanOrEqual(2);
});

test('thirty redeploys leave little behind in the heap', async () => {
  test.slow();
  await using front = await startShellInstance({
    shop: journeyShop(),
    env: {
      LOG_LEVEL: 'info',
      // A redeploy shows once the registry was asked again and the cached page has expired.
      REGISTRY_POLL_MS: '200',
      PAGE_CACHE_MS: '100',
      SHELL_REDEPLOY_CEILING: '1000',
      NODE_OPTIONS: `--import=${heapProbe}`,
    },
  });
  using build = copyBuild();
  const heap = async (): Promise<number> => measureHeap(front.logFile, renderProcesses(front.logFile).at(-1)!);
  // The first redeploys fill caches that stay as they are.
  for (let count = 0; count < 3; count++) {
    build.touch(`warm ${count}`);
    await deploy(front, build.folder);
  }
  const before = await heap();
  for (let count = 0; count < 30; count++) {
    build.touch(`build ${count}`);
    await deploy(front, build.folder);
  }
  const grown = ((await heap()) - before) / 2 ** 20;
  console.log(`30 redeploys: the heap grew by ${grown.toFixed(1)} MiB from ${(before / 2 ** 20).toFixed(1)} MiB.`);
  expect(renderProcesses(front.logFile)).toHaveLength(1);
  expect(grown).toBeLessThan(5);
});
