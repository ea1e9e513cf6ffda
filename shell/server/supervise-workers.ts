import cluster, { type Worker } from 'node:cluster';
import { renderProcessFlags } from '@headstock/federation/node-flags';
import type { Logger } from 'pino';

/** What render processes tell their supervisor: why they want to be replaced. */
export type WorkerMessage = { readonly kind: 'recycle-me'; readonly heap: number; readonly redeploys: number };

/** What the supervisor tells a render process: to take no more connections, and how long those that idle are kept, in ms. */
export type SupervisorMessage = { readonly kind: 'drain'; readonly grace: number };

const restartPause = 500;
/** Whoever keeps a connection open may be about to use it; while the shop goes on, that costs nothing. */
const graceWhenReplaced = 5000;
const graceWhenStopping = 300;
const longestStop = 9000;

function tell(worker: Worker, message: SupervisorMessage): void {
  if (worker.isConnected()) worker.send(message);
}

/**
 * Keeps `count` render processes running. One that asks for it is replaced: first its successor listens, then it stops accepting,
 * answers what it has begun, and ends. The port is never without a listener. SIGTERM and SIGINT end all within 10 s.
 */
export function superviseWorkers(count: number, log: Logger): void {
  let stopping = false;
  let successor: Worker | null = null;
  const listening = new Set<number>();
  const leaving = new Set<number>();
  cluster.setupPrimary({ execArgv: [...process.execArgv, ...renderProcessFlags] });

  function recycle(old: Worker, { heap, redeploys }: WorkerMessage): void {
    if (stopping || successor || leaving.has(old.id)) return;
    log.info({ heap, redeploys, worker: old.process.pid }, 'replacing a render process');
    const next = cluster.fork();
    successor = next;
    next.once('listening', () => {
      successor = null;
      leaving.add(old.id);
      tell(old, { kind: 'drain', grace: graceWhenReplaced });
    });
  }

  function endWhenAllHaveLeft(): void {
    if (stopping && Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
  }

  function stop(): void {
    if (stopping) process.exit(1);
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (!worker) continue;
      if (listening.has(worker.id)) tell(worker, { kind: 'drain', grace: graceWhenStopping });
      else worker.process.kill('SIGKILL');
    }
    setTimeout(() => process.exit(0), longestStop);
    endWhenAllHaveLeft();
  }

  cluster.on('message', (worker, message: WorkerMessage) => {
    if (message.kind === 'recycle-me') recycle(worker, message);
  });
  cluster.on('listening', ({ id }) => listening.add(id));
  cluster.on('exit', (worker, code, signal) => {
    listening.delete(worker.id);
    endWhenAllHaveLeft();
    if (leaving.delete(worker.id) || stopping) return;
    log.error({ code, signal, worker: worker.process.pid }, 'a render process ended by itself');
    // The one that it was to replace serves on, and will ask again.
    if (worker === successor) successor = null;
    else setTimeout(() => stopping || cluster.fork(), restartPause);
  });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  for (let started = 0; started < count; started++) cluster.fork();
}
