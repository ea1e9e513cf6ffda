import type { Logger } from 'pino';
import type { ShellConfig } from './config.ts';
import { createServer } from './create-server.ts';
import type { WorkerMessage } from './supervise-workers.ts';

const checkEvery = 2000;
/** Idle connections are kept this long after draining began, so that no request meets a closing socket. */
const drainGrace = 6000;

/** Runs one render process: serves until it is told to drain, and asks to be replaced when it has grown too large. */
export async function startWorker(config: ShellConfig, log: Logger): Promise<void> {
  const { app, remotes, setDraining } = await createServer(config, log);
  // Ctrl-C reaches the whole process group; the supervisor alone decides what happens then.
  process.on('SIGINT', () => undefined);

  const watch = setInterval(() => {
    const heap = process.memoryUsage().heapUsed;
    if (heap < config.heapCeiling && remotes.redeploys < config.redeployCeiling) return;
    const message: WorkerMessage = { kind: 'recycle-me', heap, redeploys: remotes.redeploys };
    process.send?.(message);
  }, checkEvery);
  watch.unref();

  let draining = false;
  function drain(): void {
    if (draining) return;
    draining = true;
    clearInterval(watch);
    setDraining();
    const listening = app.server.listening;
    if (listening) app.server.close(() => process.exit(0));
    setTimeout(() => app.server.closeIdleConnections(), Math.min(drainGrace, 500)).unref();
    setTimeout(() => process.exit(0), drainGrace + 4000).unref();
  }
  process.on('message', (message: { kind?: string }) => {
    if (message.kind === 'drain') drain();
  });
  process.on('SIGTERM', drain);
  process.on('disconnect', () => process.exit(0));
  await app.listen({ port: config.port, host: config.host });
}
