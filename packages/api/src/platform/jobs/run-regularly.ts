import type { Logger } from 'pino';
import { describeError } from '#api/platform/log/describe-error.ts';

/** Runs `work` now and then again `pauseMs` after it ended, until the returned function is called (it waits for the last run). */
export function runRegularly(
  name: string,
  pauseMs: number,
  log: Logger,
  work: () => Promise<unknown>,
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const turn = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.warn({ job: name, err: describeError(error) }, 'Regular work failed; it is tried again');
    }
    if (!stopped) timer = setTimeout(begin, pauseMs).unref();
  };
  const begin = (): void => {
    running = turn();
  };
  begin();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
