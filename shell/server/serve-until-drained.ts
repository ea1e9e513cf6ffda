import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { SupervisorMessage, WorkerMessage } from './supervise-workers.ts';

export interface DrainableServer {
  /** Does not listen: the supervisor hands connections to it. */
  readonly server: Server;
  /** From now on every answer asks its connection to close. */
  readonly setDraining: () => void;
  /** Why this process should be replaced; null while there is no reason. */
  readonly whyRecycle: () => WorkerMessage | null;
}

const checkEvery = 2000;
/** What has not been answered this long after the idle connections were closed is given up, in ms. */
const longestAnswer = 4000;
const keepAliveInitialDelay = 30_000;

/**
 * Serves the connections that the supervisor hands over, until it says to drain: then answers what comes over the open ones, asks them to
 * close, and ends the process. Asks to be replaced when there is a reason. Without its supervisor the process ends at once.
 */
export function serveUntilDrained({ server, setDraining, whyRecycle }: DrainableServer): void {
  const ask = (message: WorkerMessage | null): unknown => message && process.send?.(message);
  const watch = setInterval(() => ask(whyRecycle()), checkEvery);
  let draining = false;
  const open = new Set<Socket>();
  // As when it listens: from then on it checks how long its connections take.
  server.emit('listening');

  function take(socket: Socket): void {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      endWhenDrained();
    });
    // As connections are that a server accepts itself.
    socket.allowHalfOpen = true;
    socket.setNoDelay(true).setKeepAlive(true, keepAliveInitialDelay);
    server.emit('connection', socket);
    socket.resume();
  }
  function endWhenDrained(): void {
    if (draining && open.size === 0) process.exit(0);
  }
  function drain(grace: number): void {
    if (draining) return;
    draining = true;
    clearInterval(watch);
    setDraining();
    endWhenDrained();
    setTimeout(() => server.closeIdleConnections(), grace);
    setTimeout(() => process.exit(0), grace + longestAnswer);
  }
  process.on('message', (message: SupervisorMessage, socket: Socket | undefined) => {
    if (message.kind === 'drain') return drain(message.grace);
    if (message.kind === 'page') return undefined;
    ask({ kind: 'taken', id: message.id });
    if (socket) take(socket);
  });
  // The supervisor alone decides what a signal means; Ctrl-C reaches the whole group of processes.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => ask({ kind: 'recycle-me', heap: process.memoryUsage().heapUsed, redeploys: 0 }));
  process.on('disconnect', () => process.exit(0));
  ask({ kind: 'ready' });
}
