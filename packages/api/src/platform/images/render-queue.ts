import type { PictureJob } from './rendition.model.ts';
import { PictureWorker } from './render-worker.ts';

/** `now`: somebody waits. `soon`: needed before the shop opens. `later`: when there is nothing else. */
export type Urgency = 'now' | 'soon' | 'later';

type Entry = { job: PictureJob; resolve: (files: Uint8Array[]) => void; reject: (error: Error) => void };

const BACKGROUND_NICE = 15;

/**
 * Shares pictures out to two processes. The front one makes what somebody waits for and has the priority of the shop;
 * the back one is polite to everything else on the machine and helps the front one when it is busy. What is urgent
 * overtakes what is not.
 */
export class PictureQueue {
  readonly #front: PictureWorker;
  readonly #back: PictureWorker;
  readonly #entries: Readonly<Record<Urgency, Entry[]>> = { now: [], soon: [], later: [] };
  #stopped = false;

  constructor(folder: string) {
    this.#front = new PictureWorker(folder, 0);
    this.#back = new PictureWorker(folder, BACKGROUND_NICE);
  }

  /** Makes a picture; gives the bytes of its renditions in their order. */
  make(job: PictureJob, urgency: Urgency): Promise<Uint8Array[]> {
    if (this.#stopped) return Promise.reject(new Error('The pictures are closing down.'));
    return new Promise((resolve, reject) => {
      this.#entries[urgency].push({ job, resolve, reject });
      this.#shareOut();
    });
  }

  #shareOut(): void {
    const { now, soon, later } = this.#entries;
    if (!this.#front.busy) this.#begin(this.#front, now.shift() ?? soon.shift());
    if (!this.#back.busy) this.#begin(this.#back, now.shift() ?? soon.shift() ?? later.shift());
  }

  #begin(worker: PictureWorker, entry: Entry | undefined): void {
    if (!entry || this.#stopped) return;
    worker
      .run(entry.job)
      .then(entry.resolve, entry.reject)
      .finally(() => this.#shareOut());
  }

  /** Ends both processes. What has not begun is refused. */
  stop(): void {
    this.#stopped = true;
    for (const entries of Object.values(this.#entries)) {
      for (const { reject } of entries.splice(0)) reject(new Error('The pictures are closing down.'));
    }
    this.#front.stop();
    this.#back.stop();
  }
}
