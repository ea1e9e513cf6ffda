import { type ChildProcess, fork } from 'node:child_process';
import type { PictureJob, PictureResult } from './rendition.model.ts';

const PROGRAM = new URL('./render-process.ts', import.meta.url);
/** A picture that takes longer than this ends its process. */
const TIMEOUT_MS = 30_000;

/** One process for pictures. It starts with the first job, and again with the next job after it ended. */
export class PictureWorker {
  readonly #folder: string;
  readonly #nice: number;
  #process: ChildProcess | undefined;
  #busy = false;

  constructor(folder: string, nice: number) {
    this.#folder = folder;
    this.#nice = nice;
  }

  get busy(): boolean {
    return this.#busy;
  }

  #start(): ChildProcess {
    if (this.#process?.connected) return this.#process;
    const child = fork(PROGRAM, [this.#folder, String(this.#nice)], {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.unref();
    child.channel?.unref();
    this.#process = child;
    return child;
  }

  /** Makes one picture; gives the bytes of its renditions. One job at a time. Rejects when the process fails at it. */
  async run(job: PictureJob): Promise<Uint8Array[]> {
    this.#busy = true;
    const child = this.#start();
    try {
      const result = await new Promise<PictureResult>((resolve, reject) => {
        const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
        const ended = (): void => reject(new Error('The process of the pictures ended.'));
        child.once('exit', ended);
        child.once('error', reject);
        child.once('message', (message: PictureResult) => {
          clearTimeout(timer);
          child.off('exit', ended);
          child.off('error', reject);
          resolve(message);
        });
        child.send(job);
      });
      if (!result.ok) throw new Error(`A picture could not be made: ${result.message}`);
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
