import type { RenderJob } from './rendition.model.ts';
import { RenderWorker } from './render-worker.ts';

/** `now`: a request waits. `soon`: needed before the shop opens. `later`: when there is nothing else to do. */
export type Urgency = 'now' | 'soon' | 'later';

type Entry = { job: RenderJob; resolve: (files: Uint8Array[]) => void; reject: (error: Error) => void };

const BACKGROUND_NICE = 15;

/**
 * Hands jobs to two processes. The foreground one renders what requests wait for, at normal priority; the background one
 * yields to everything else on the machine and helps out when the other is busy. Urgent jobs overtake the others.
 */
export class RenderQueue {
  readonly #foreground = new RenderWorker(0);
  readonly #background = new RenderWorker(BACKGROUND_NICE);
  readonly #entries: Readonly<Record<Urgency, Entry[]>> = { now: [], soon: [], later: [] };
  #stopped = false;

  /** Renders an image; gives the bytes of its renditions in their order. */
  render(job: RenderJob, urgency: Urgency): Promise<Uint8Array[]> {
    if (this.#stopped) return Promise.reject(new Error('The image service is shutting down.'));
    return new Promise((resolve, reject) => {
      this.#entries[urgency].push({ job, resolve, reject });
      this.#assign();
    });
  }

  #assign(): void {
    const { now, soon, later } = this.#entries;
    if (!this.#foreground.busy) this.#begin(this.#foreground, now.shift() ?? soon.shift());
    if (!this.#background.busy) this.#begin(this.#background, now.shift() ?? soon.shift() ?? later.shift());
  }

  #begin(worker: RenderWorker, entry: Entry | undefined): void {
    if (!entry || this.#stopped) return;
    worker
      .run(entry.job)
      .then(entry.resolve, entry.reject)
      .finally(() => this.#assign());
  }

  /** Ends both processes. Jobs that have not begun are rejected. */
  stop(): void {
    this.#stopped = true;
    for (const entries of Object.values(this.#entries)) {
      for (const { reject } of entries.splice(0)) reject(new Error('The image service is shutting down.'));
    }
    this.#foreground.stop();
    this.#background.stop();
  }
}
