import type { PhotographFault } from '@headstock/contracts/photographs';
import { ChildWorker } from './child-worker.ts';
import type { Master } from './decode-photograph.ts';
import type { PhotographEdit } from './edit-photograph.ts';

/** What the process does: make a master from a file, or an edited picture from a master. */
export type DecodeJob =
  | { readonly kind: 'decode'; readonly file: string }
  | { readonly kind: 'edit'; readonly master: Uint8Array; readonly edit: PhotographEdit };

export type DecodeResult =
  | { readonly ok: true; readonly master: Master }
  | { readonly ok: false; readonly fault: PhotographFault };

const PROGRAM = new URL('./decode-process.ts', import.meta.url);
/** 60 megapixels of HEIC take some ten seconds of a busy core. */
const TIMEOUT_MS = 90_000;
/** Yields to whoever waits for a page. */
const NICE = 5;
const MOST_WAITING = 60;
/** So long the process waits for the next photograph, with what memory the last one took. */
const IDLE_MS = 5_000;

/**
 * Decodes what people photographed, one at a time, in a process of its own: what a file can take is the memory of one
 * picture, and what it can break is its own upload.
 */
export class PhotographDecoder {
  readonly #child = new ChildWorker<DecodeJob, DecodeResult>({ program: PROGRAM, nice: NICE, timeoutMs: TIMEOUT_MS });
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #idle: NodeJS.Timeout | undefined;

  /** Does one job after those that came before; 'busy' where too many did. A file that ends the process is 'broken'. */
  async run(job: DecodeJob): Promise<DecodeResult | 'busy'> {
    if (this.#waiting >= MOST_WAITING) return 'busy';
    this.#waiting += 1;
    clearTimeout(this.#idle);
    const mine = this.#last
      .then(() => this.#child.run(job))
      .catch((): DecodeResult => ({ ok: false, fault: 'broken' }));
    this.#last = mine;
    const result = await mine;
    this.#waiting -= 1;
    if (this.#waiting === 0) this.#idle = setTimeout(() => this.#child.stop(), IDLE_MS).unref();
    return result;
  }

  /** Ends the process. */
  stop(): void {
    clearTimeout(this.#idle);
    this.#child.stop();
  }
}
