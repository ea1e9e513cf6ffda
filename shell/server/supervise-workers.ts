import cluster, { type Worker } from 'node:cluster';
import { renderProcessFlags } from '@headstock/federation/node-flags';
import type { Logger } from 'pino';
import { type ConnectionMessage, ConnectionDispatcher } from './dispatch-connections.ts';
import {
  type PageMessage,
  type PageRenderedMessage,
  type PageWantedMessage,
  RenderCoordinator,
} from './page/render-coordinator.ts';

/** Why a render process wants to be replaced. */
export interface RecycleMessage {
  readonly kind: 'recycle-me';
  readonly heap: number;
  readonly redeploys: number;
}

/** What render processes tell their supervisor: that they can serve, that they have a connection, why they want to be replaced. */
export type WorkerMessage =
  | RecycleMessage
  | PageWantedMessage
  | PageRenderedMessage
  | { readonly kind: 'ready' }
  | { readonly kind: 'taken'; readonly id: number };

/** What the supervisor sends to a render process: to drain, and how long idle connections are kept, in ms; a connection; or a page. */
export type SupervisorMessage = { readonly kind: 'drain'; readonly grace: number } | ConnectionMessage | PageMessage;

/** How long pages are shared between render processes, in ms, and how many bytes of them are kept for that. */
export interface PageLimits {
  readonly freshFor: number;
  readonly maxBytes: number;
}

/** Where visitors arrive. */
export interface ListenAddress {
  readonly port: number;
  readonly host: string;
}

const restartPause = 500;
/** Whoever keeps a connection open may be about to use it; while the shop goes on, that costs nothing. */
const graceWhenReplaced = 5000;
const graceWhenStopping = 300;
const longestStop = 9000;

function tell(worker: Worker, message: SupervisorMessage): void {
  if (worker.isConnected()) worker.send(message);
}

/**
 * Listens, and keeps `count` render processes running that serve the connections. One that asks for it is replaced: first its successor is
 * ready, then it gets no more connections, answers what it has begun, and ends. The port is never without a listener, also when processes are
 * killed. SIGTERM and SIGINT end all within 10 s.
 */
export function superviseWorkers(count: number, log: Logger, address: ListenAddress, pages: PageLimits): void {
  const dispatcher = new ConnectionDispatcher();
  const renders = new RenderCoordinator<Worker>(tell, pages.freshFor, pages.maxBytes);
  let stopping = false;
  let successor: Worker | null = null;
  let replaced: Worker | null = null;
  const ready = new Set<number>();
  const leaving = new Set<number>();
  cluster.setupPrimary({ execArgv: [...process.execArgv, ...renderProcessFlags] });

  function recycle(old: Worker, { heap, redeploys }: RecycleMessage): void {
    if (stopping || successor || leaving.has(old.id)) return;
    log.info({ heap, redeploys, worker: old.process.pid }, 'replacing a render process');
    successor = cluster.fork();
    replaced = old;
  }

  function serve(worker: Worker): void {
    ready.add(worker.id);
    dispatcher.add(worker);
    if (worker !== successor) return;
    const old = replaced;
    [successor, replaced] = [null, null];
    if (!old || old.isDead()) return;
    leaving.add(old.id);
    dispatcher.remove(old);
    tell(old, { kind: 'drain', grace: graceWhenReplaced });
  }

  function endWhenAllHaveLeft(): void {
    if (stopping && Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
  }

  function stop(): void {
    if (stopping) process.exit(1);
    stopping = true;
    dispatcher.close();
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (!worker) continue;
      if (ready.has(worker.id)) tell(worker, { kind: 'drain', grace: graceWhenStopping });
      else worker.process.kill('SIGKILL');
    }
    setTimeout(() => process.exit(0), longestStop);
    endWhenAllHaveLeft();
  }

  cluster.on('message', (worker, message: WorkerMessage) => {
    if (message.kind === 'recycle-me') recycle(worker, message);
    else if (message.kind === 'taken') dispatcher.taken(message.id);
    else if (message.kind === 'page-wanted') renders.want(worker, message);
    else if (message.kind === 'page-rendered') renders.rendered(worker, message);
    else serve(worker);
  });
  cluster.on('exit', (worker, code, signal) => {
    ready.delete(worker.id);
    dispatcher.remove(worker);
    renders.remove(worker);
    endWhenAllHaveLeft();
    if (leaving.delete(worker.id) || stopping) return;
    log.error({ code, signal, worker: worker.process.pid }, 'a render process ended by itself');
    // The one that it was to replace serves on, and will ask again.
    if (worker === successor) [successor, replaced] = [null, null];
    else setTimeout(() => stopping || cluster.fork(), restartPause);
  });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  dispatcher.listen(address.port, address.host, (error) => {
    log.fatal({ err: error }, 'the shop cannot listen');
    process.exit(1);
  });
  for (let started = 0; started < count; started++) cluster.fork();
}
