import type { ClipFault } from '@headstock/contracts/clips';
import { ChildWorker } from '#api/platform/images/child-worker.ts';
import type { PreparedClip } from './prepare-clip.ts';

/** A file that was sent, which the process cleans in place. */
export type ClipJob = { readonly file: string };
export type ClipResult = PreparedClip | ClipFault;

const child = new ChildWorker<ClipJob, ClipResult>({
  program: new URL('./clip-process.ts', import.meta.url),
  // It yields to whoever waits for a page.
  nice: 5,
  // A hundred megabytes take two seconds of a busy core.
  timeoutMs: 60_000,
  idleMs: 5_000,
});
const MOST_WAITING = 20;
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Reads and cleans what people recorded, one file at a time, in a process of its own, after those that came before; 'busy' where too many
 * did. A file that ends the process is 'broken'.
 */
export async function readClip(job: ClipJob): Promise<ClipResult | 'busy'> {
  if (waiting >= MOST_WAITING) return 'busy';
  waiting += 1;
  const mine = last.then(() => child.run(job)).catch((): ClipResult => 'broken');
  last = mine;
  const result = await mine;
  waiting -= 1;
  return result;
}

/** Ends the process. */
export const stopClipReader = (): void => child.stop();
