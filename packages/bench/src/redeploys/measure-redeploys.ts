import { copyBuild } from '@headstock/testing/build-copy';
import { startShellInstance } from '@headstock/testing/shell-instance';
import { heapProbe, measureHeap, renderProcesses } from '@headstock/testing/shell-log';
import { openShop } from '../open-shop.ts';
import type { RedeploysResult } from '../report/results.ts';

const REDEPLOYS = 30;
/** Thirty redeploys may leave so much behind: a process that kept its builds would grow by more with each. */
const MOST_BYTES = 5 * 2 ** 20;
/** The first redeploys fill caches that stay as they are. */
const WARM_UP = 3;

/** The heap of a render process before and after each round of thirty redeploys of the catalogue remote. Throws if the process was replaced meanwhile. */
export async function measureRedeploys(rounds: number, say: (line: string) => void): Promise<RedeploysResult> {
  await using shop = await openShop(undefined);
  await using shell = await startShellInstance({
    shop,
    env: {
      LOG_LEVEL: 'info',
      // A redeploy shows once the registry was asked again and the cached page has expired.
      REGISTRY_POLL_MS: '200',
      PAGE_CACHE_MS: '100',
      SHELL_REDEPLOY_CEILING: '1000',
      NODE_OPTIONS: `--import=${heapProbe}`,
    },
  });
  using build = copyBuild('mfe-catalog', '/shop');
  const redeploy = async (count: number, name: string): Promise<void> => {
    for (let turn = 0; turn < count; turn++) await build.redeploy(shell, `${name}, build ${turn}`);
  };
  const readHeap = async (): Promise<number> => {
    const [pid = 0, ...others] = renderProcesses(shell.logFile);
    if (others.length > 0) throw new Error('The render process was replaced meanwhile: measure again.');
    return measureHeap(shell.logFile, pid);
  };
  await redeploy(WARM_UP, 'warm-up');
  const heap = [await readHeap()];
  for (let round = 1; round <= rounds; round++) {
    await redeploy(REDEPLOYS, `round ${round}`);
    heap.push(await readHeap());
    say(`${round * REDEPLOYS} redeploys`);
  }
  return { redeploys: REDEPLOYS, heap };
}

/** By how many bytes the heap grew in the round in which it grew most; 0 where it never did. */
const growthOf = ({ heap }: RedeploysResult): number =>
  heap.reduce((most, bytes, round) => (round === 0 ? 0 : Math.max(most, bytes - (heap[round - 1] ?? bytes))), 0);

/** Throws where a round left more than 5 MiB on the heap. */
export function checkGrowth(result: RedeploysResult): void {
  const growth = growthOf(result);
  if (growth > MOST_BYTES)
    throw new Error(
      `${result.redeploys} redeploys left ${(growth / 2 ** 20).toFixed(1)} MiB on the heap; 5 MiB at most.`,
    );
}
