import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionLimits {
  /** Connections of this process at most. */
  readonly max: number;
  /** Answers must be read at this rate at least, in bytes per second. */
  readonly leastReadRate: number;
  /** How often that is checked, in ms. A connection that fails twice in a row is closed. */
  readonly checkEvery: number;
}

interface Reading {
  read: number;
  isSlow: boolean;
}

/**
 * Bounds the connections of a server. Where there are too many, the one that has idled for longest is closed, so that whoever comes next is
 * served; and so is one whose client hardly reads its response.
 */
export function guardConnections(server: Server, { max, leastReadRate, checkEvery }: ConnectionLimits): void {
  const open = new Map<Socket, Reading>();
  /** Without a request under way, in the order in which they began to idle. */
  const idle = new Set<Socket>();

  server.on('connection', (socket: Socket) => {
    open.set(socket, { read: 0, isSlow: false });
    idle.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      idle.delete(socket);
    });
    if (open.size <= max) return;
    const [longest] = idle;
    longest?.destroy();
  });
  server.on('request', ({ socket }, response) => {
    idle.delete(socket);
    response.once('close', () => {
      if (open.has(socket)) idle.add(socket);
    });
  });
  const timer = setInterval(() => {
    for (const [socket, reading] of open) {
      if (socket.writableLength === 0) {
        reading.isSlow = false;
        continue;
      }
      const read = socket.bytesWritten - socket.writableLength;
      const isSlow = read - reading.read < (leastReadRate * checkEvery) / 1000;
      if (isSlow && reading.isSlow) socket.destroy();
      Object.assign(reading, { read, isSlow });
    }
  }, checkEvery).unref();
  server.once('close', () => clearInterval(timer));
}
