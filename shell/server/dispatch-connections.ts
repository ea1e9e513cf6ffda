import type { Worker } from 'node:cluster';
import { createServer, type Server, type Socket } from 'node:net';

/** What the supervisor sends with a connection: the process that has it answers with its number. */
export interface ConnectionMessage {
  readonly kind: 'connection';
  readonly id: number;
}

interface Handed {
  readonly socket: Socket;
  readonly worker: Worker;
}

/** Connections that wait for a render process at most. */
const MAX_WAITING = 2000;

/**
 * Listens in the supervisor, and hands connections to the render processes in turn. A connection that comes while there is none, or that is
 * handed to one that dies before it has taken it, waits for the next: none is refused.
 */
export class ConnectionDispatcher {
  readonly #server: Server;
  readonly #waiting: Socket[] = [];
  readonly #handed = new Map<number, Handed>();
  #ready: Worker[] = [];
  #lastId = 0;

  constructor() {
    this.#server = createServer({ pauseOnConnect: true, allowHalfOpen: true }, (socket) => {
      socket.on('error', () => undefined);
      this.#dispatch(socket);
    });
  }

  /** Begins to listen; calls `onError` when that is not possible. */
  listen(port: number, host: string, onError: (error: Error) => void): void {
    this.#server.on('error', onError).listen({ port, host, exclusive: true });
  }

  /** Takes no more connections. */
  close(): void {
    this.#server.close();
    for (const socket of this.#waiting.splice(0)) socket.destroy();
  }

  /** From now on this process gets connections. */
  add(worker: Worker): void {
    this.#ready.push(worker);
    for (const socket of this.#waiting.splice(0)) this.#dispatch(socket);
  }

  /** From now on it gets none; those that it has not taken go to others, if it is gone. */
  remove(worker: Worker): void {
    this.#ready = this.#ready.filter((other) => other !== worker);
    if (worker.isConnected()) return;
    for (const [id, handed] of this.#handed) {
      if (handed.worker !== worker) continue;
      this.#handed.delete(id);
      this.#dispatch(handed.socket);
    }
  }

  /** A process has the connection of this number; ours is closed, which does not end it. */
  taken(id: number): void {
    this.#handed.get(id)?.socket.destroy();
    this.#handed.delete(id);
  }

  #dispatch(socket: Socket): void {
    const worker = this.#ready.shift();
    if (!worker) {
      if (this.#waiting.length < MAX_WAITING) this.#waiting.push(socket);
      else socket.destroy();
      return;
    }
    this.#ready.push(worker);
    const id = ++this.#lastId;
    this.#handed.set(id, { socket, worker });
    const message: ConnectionMessage = { kind: 'connection', id };
    // A process that cannot be messaged has exited, and its exit event comes next.
    worker.process.send?.(message, socket, { keepOpen: true }, () => undefined);
  }
}
