import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 60_000;

/**
 * Waits until a shell serves listings. A shell is ready before it has loaded any remote: it does that at the first request,
 * and answers without the remote when that takes too long, as on a busy machine. Throws after a minute.
 */
export async function waitForCatalog(origin: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(200)) {
    const page = await (await fetch(`${origin}/shop`)).text();
    if (page.includes('<article')) return;
  }
  throw new Error(`${origin} has answered without mfe-catalog for ${PATIENCE_MS / 1000} s.`);
}
