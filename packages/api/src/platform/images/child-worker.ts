import { type ChildProcess, fork } from 'node:child_process';

/** How a process is run that does one kind of work. */
export type ChildOptions = {
  /** The process: it answers each message with one. */
  readonly program: URL;
  /** Its priority: 0 is that of this one, 19 yields to everything else. */
  readonly nice: number;
  /** A job that takes longer ends the process. */
  readonly timeoutMs: number;
  /** So long it waits for the next job, with what memory the last one took. */
  readonly idleMs: number;
};

/**
 * A process for work that may take long, or may break on what strangers send. It starts with the first job, ends when none has
 * come for a while, and starts again with the next one.
 */
export class ChildWorker<Job extends object, Answer> {
  readonly #options: ChildOptions;
  #process: ChildProcess | undefined;
  #busy = false;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: ChildOptions) {
    this.#options = options;
  }

  get busy(): boolean {
    return this.#busy;
  }

  #start(): ChildProcess {
    if (this.#process?.connected) return this.#process;
    const child = fork(this.#options.program, [String(this.#options.nice)], {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.unref();
    child.channel?.unref();
    this.#process = child;
    return child;
  }

  /** Has one job done. One at a time. Rejects when the process ends over it. */
  async run(job: Job): Promise<Answer> {
    this.#busy = true;
    clearTimeout(this.#idle);
    const child = this.#start();
    try {
      return await new Promise<Answer>((resolve, reject) => {
        const timer = setTimeout(() => child.kill('SIGKILL'), this.#options.timeoutMs);
        const settle = (act: () => void): void => {
          clearTimeout(timer);
          child.off('exit', ended).off('error', failed).off('message', answered);
          act();
        };
        const ended = (): void => settle(() => reject(new Error('The process ended over its work.')));
        const failed = (error: Error): void => settle(() => reject(error));
        const answered = (answer: Answer): void => settle(() => resolve(answer));
        child.once('exit', ended).once('error', failed).once('message', answered);
        child.send(job);
      });
    } finally {
      this.#busy = false;
      this.#idle = setTimeout(() => this.stop(), this.#options.idleMs).unref();
    }
  }

  /** Ends the process, which gives its memory back; a job that runs is given up. */
  stop(): void {
    clearTimeout(this.#idle);
    this.#process?.kill('SIGTERM');
    this.#process = undefined;
  }
}
