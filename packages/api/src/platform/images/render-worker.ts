import { type ChildProcess, fork } from 'node:child_process';
import type { RenderJob, RenderResult } from './rendition.model.ts';

const PROGRAM = new URL('./render-process.ts', import.meta.url);
/** An image that takes longer than this ends its process. */
const TIMEOUT_MS = 30_000;

/** One process that renders images. It starts with the first job, and again with the next job after it ended. */
export class RenderWorker {
  readonly #nice: number;
  #process: ChildProcess | undefined;
  #busy = false;

  /** `nice` is the priority of the process: 0 is that of this one, 19 yields to everything else. */
  constructor(nice: number) {
    this.#nice = nice;
  }

  get busy(): boolean {
    return this.#busy;
  }

  #start(): ChildProcess {
    if (this.#process?.connected) return this.#process;
    const child = fork(PROGRAM, [String(this.#nice)], {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.unref();
    child.channel?.unref();
    this.#process = child;
    return child;
  }

  /** Renders one image; gives the bytes of its renditions. One job at a time. Rejects when the process fails at it. */
  async run(job: RenderJob): Promise<Uint8Array[]> {
    this.#busy = true;
    const child = this.#start();
    try {
      const result = await new Promise<RenderResult>((resolve, reject) => {
        const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
        const ended = (): void => reject(new Error('The render process ended.'));
        child.once('exit', ended);
        child.once('error', reject);
        child.once('message', (message: RenderResult) => {
          clearTimeout(timer);
          child.off('exit', ended);
          child.off('error', reject);
          resolve(message);
        });
        child.send(job);
      });
      if (!result.ok) throw new Error(`An image could not be rendered: ${result.message}`);
      return result.files;
    } finally {
      this.#busy = false;
    }
  }

  /** Ends the process; a job that runs is given up. */
  stop(): void {
    this.#process?.kill('SIGTERM');
    this.#process = undefined;
  }
}
