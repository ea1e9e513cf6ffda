import type { PhotographFault } from '@headstock/contracts/photographs';
import { type ChildOptions, ChildWorker } from './child-worker.ts';
import type { Master } from './decode-photograph.ts';
import type { PhotographEdit } from './edit-photograph.ts';

/** What the process does: make a master from a file, or an edited picture from a master. */
export type DecodeJob =
  | { readonly kind: 'decode'; readonly file: string }
  | { readonly kind: 'edit'; readonly master: Uint8Array; readonly edit: PhotographEdit };

export type DecodeResult =
  | { readonly ok: true; readonly master: Master }
  | { readonly ok: false; readonly fault: PhotographFault };

const OPTIONS: ChildOptions = {
  program: new URL('./decode-process.ts', import.meta.url),
  // It yields to whoever waits for a page.
  nice: 5,
  // 60 megapixels of HEIC take some ten seconds of a busy core.
  timeoutMs: 90_000,
  idleMs: 5_000,
};
const MOST_WAITING = 60;

/**
 * Decodes what people photographed, one at a time, in a process of its own: what a file can take is the memory of one
 * picture, and what it can break is its own upload.
 */
export class PhotographDecoder {
  readonly #child = new ChildWorker<DecodeJob, DecodeResult>(OPTIONS);
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Does one job after those that came before; 'busy' where too many did. A file that ends the process is 'broken'. */
  async run(job: DecodeJob): Promise<DecodeResult | 'busy'> {
    if (this.#waiting >= MOST_WAITING) return 'busy';
    this.#waiting += 1;
    const mine = this.#last
      .then(() => this.#child.run(job))
      .catch((): DecodeResult => ({ ok: false, fault: 'broken' }));
    this.#last = mine;
    const result = await mine;
    this.#waiting -= 1;
    return result;
  }

  /** Ends the process. */
  stop(): void {
    this.#child.stop();
  }
}
