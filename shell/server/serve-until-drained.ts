import type { Server } from 'node:http';
import { Server as SocketServer } from 'node:net';
import type { SupervisorMessage, WorkerMessage } from './supervise-workers.ts';

export interface DrainableServer {
  /** Listens already. */
  readonly server: Server;
  /** From now on every answer asks its connection to close. */
  readonly setDraining: () => void;
  /** Why this process should be replaced; null while there is no reason. */
  readonly whyRecycle: () => WorkerMessage | null;
}

const checkEvery = 2000;
/** What has not been answered this long after the idle connections were closed is given up, in ms. */
const longestAnswer = 4000;
/**
 * How long a process lives after its server has closed, in ms. The supervisor may just have handed it a connection: it answers that it takes
 * none, and the supervisor gives the connection to another process. Without that answer the connection would stay open for ever, unanswered.
 */
const handBack = 250;

/**
 * Serves until the supervisor says to drain: then takes no more connections, answers what comes over the open ones and asks them to
 * close, and ends the process. Asks to be replaced when there is a reason. Without its supervisor the process ends at once.
 */
export function serveUntilDrained({ server, setDraining, whyRecycle }: DrainableServer): void {
  const ask = (message: WorkerMessage | null): unknown => message && process.send?.(message);
  const watch = setInterval(() => ask(whyRecycle()), checkEvery);
  let draining = false;

  function drain(grace: number): void {
    if (draining) return;
    draining = true;
    clearInterval(watch);
    setDraining();
    // An HTTP server's own `close` would cut idle connections at once, and with them requests that are on their way.
    SocketServer.prototype.close.call(server, () => setTimeout(() => process.exit(0), handBack));
    setTimeout(() => server.closeIdleConnections(), grace);
    setTimeout(() => process.exit(0), grace + longestAnswer);
  }
  process.on('message', (message: SupervisorMessage) => {
    if (message.kind === 'drain') drain(message.grace);
  });
  // The supervisor alone decides what a signal means; Ctrl-C reaches the whole group of processes.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => ask({ kind: 'recycle-me', heap: process.memoryUsage().heapUsed, redeploys: 0 }));
  process.on('disconnect', () => process.exit(0));
}
