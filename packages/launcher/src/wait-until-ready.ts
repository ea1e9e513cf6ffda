import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 60_000;

/**
 * Waits until `url` answers with a status of success; a busy machine needs many seconds to start a process. Throws when `child`,
 * which should answer there, has ended, or when `patienceMs` (milliseconds) are over.
 */
export async function waitUntilReady(url: string, child: ChildProcess, patienceMs = PATIENCE_MS): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(25)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(
        `The process behind ${url} ended with ${child.exitCode ?? child.signalCode} before it was ready.`,
      );
    const ready = await fetch(url, { signal: AbortSignal.timeout(5000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
  }
  throw new Error(`Nothing answered at ${url} for ${patienceMs / 1000} s.`);
}
