/** How long the browser waits for a remote before it shows the fallback, in ms. What arrives later still takes its place. */
export const remoteTimeout = 1200;

export class DeadlineError extends Error {
  constructor(ms: number) {
    super(`nothing arrived within ${ms} ms`);
    this.name = 'DeadlineError';
  }
}

/** The promise's result, or a `DeadlineError` when it takes longer than `ms`. The promise itself goes on. */
export function withDeadline<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(ms)), ms);
  });
  return Promise.race([promise, deadline]).finally(() => clearTimeout(timer));
}
