import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs work so that its duration reveals nothing: the answer comes after a whole number of steps, and a step is longer
 * than the work ever varies.
 */
export async function inConstantTime<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    const spent = performance.now() - start;
    await wait(Math.ceil(spent / stepMs) * stepMs - spent);
  }
}
