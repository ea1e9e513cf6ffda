import type { Logger } from 'pino';
import type { ShellConfig } from './config.ts';
import { createServer } from './create-server.ts';
import { watchHeap } from './heap-after-collection.ts';
import { serveUntilDrained } from './serve-until-drained.ts';

/** A process that is too large from the beginning would be replaced without end. */
const youngest = 30_000;

/** Runs one render process: serves until it is told to drain, and asks to be replaced when it has grown too large. */
export async function startWorker(config: ShellConfig, log: Logger): Promise<void> {
  const heapLeft = watchHeap();
  const { app, remotes, setDraining } = await createServer(config, log);
  await app.ready();
  const began = performance.now();
  serveUntilDrained({
    server: app.server,
    setDraining,
    whyRecycle: () => {
      const heap = heapLeft();
      const { redeploys } = remotes;
      const grown = heap > config.heapCeiling && performance.now() - began > youngest;
      return grown || redeploys >= config.redeployCeiling ? { kind: 'recycle-me', heap, redeploys } : null;
    },
  });
}
