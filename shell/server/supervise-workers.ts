import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import type { ShellConfig } from './config.ts';

/** What render processes tell their supervisor. */
export type WorkerMessage = { readonly kind: 'recycle-me'; readonly heap: number; readonly redeploys: number };

const restartPause = 500;

/**
 * Keeps the render processes running. One that has grown past the ceiling is replaced: first its successor listens, then it stops
 * accepting, answers what it has begun, and ends. The port is never without a listener.
 */
export function superviseWorkers(config: ShellConfig, log: Logger): void {
  let stopping = false;
  const leaving = new Set<number>();
  let replacing = false;

  const fork = (): Worker => cluster.fork();

  function recycle(old: Worker, message: WorkerMessage): void {
    if (stopping || replacing || leaving.has(old.id)) return;
    replacing = true;
    log.info(
      { heap: message.heap, redeploys: message.redeploys, worker: old.process.pid },
      'replacing a render process',
    );
    const successor = fork();
    successor.once('listening', () => {
      replacing = false;
      leaving.add(old.id);
      old.send({ kind: 'drain' });
    });
    successor.once('exit', () => {
      replacing = false;
    });
  }

  cluster.on('message', (worker, message: WorkerMessage) => {
    if (message.kind === 'recycle-me') recycle(worker, message);
  });
  cluster.on('exit', (worker, code, signal) => {
    if (leaving.delete(worker.id) || stopping) {
      if (stopping && Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
      return;
    }
    log.error({ code, signal }, 'a render process ended by itself; starting another');
    setTimeout(fork, restartPause);
  });
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.send({ kind: 'drain' });
    setTimeout(() => process.exit(0), 10_000).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  for (let count = 0; count < config.workers; count++) fork();
}
