import { ChildWorker } from './child-worker.ts';
import type { RenderJob, RenderResult } from './rendition.model.ts';

const PROGRAM = new URL('./render-process.ts', import.meta.url);
/** An image that takes longer than this ends its process. */
const TIMEOUT_MS = 30_000;
/** Starting costs less than a second, and a process holds some 200 MiB. */
const IDLE_MS = 10_000;

/** One process that renders images. */
export class RenderWorker {
  readonly #child: ChildWorker<RenderJob, RenderResult>;

  /** `nice` is the priority of the process: 0 is that of this one, 19 yields to everything else. */
  constructor(nice: number) {
    this.#child = new ChildWorker({ program: PROGRAM, nice, timeoutMs: TIMEOUT_MS, idleMs: IDLE_MS });
  }

  get busy(): boolean {
    return this.#child.busy;
  }

  /** Renders one image; gives the bytes of its renditions. One job at a time. Rejects when the process fails at it. */
  async run(job: RenderJob): Promise<Uint8Array[]> {
    const result = await this.#child.run(job);
    if (!result.ok) throw new Error(`An image could not be rendered: ${result.message}`);
    return result.files;
  }

  /** Ends the process; a job that runs is given up. */
  stop(): void {
    this.#child.stop();
  }
}
