import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { z } from 'zod';

/** A mail server that keeps what it receives, and refuses everything once `isBroken` is set. */
export class SmtpServer {
  readonly received: string[] = [];
  isBroken = false;
  readonly #server: Server = createServer((socket) => this.#serve(socket));
  readonly #sockets = new Set<Socket>();

  /** Starts it on a free port; gives its URL. */
  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const { port } = z.object({ port: z.number() }).parse(this.#server.address());
    return `smtp://127.0.0.1:${port}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket)).on('error', () => undefined);
    let input = '';
    let isData = false;
    socket.write('220 test\r\n');
    socket.on('data', (bytes) => {
      input += bytes.toString();
      for (;;) {
        const end = input.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = input.slice(0, end);
        input = input.slice(end + (isData ? 5 : 2));
        if (isData) this.received.push(part);
        socket.write(isData ? '250 kept\r\n' : this.#answer(part));
        isData = !isData && part.toUpperCase() === 'DATA' && !this.isBroken;
      }
    });
  }

  #answer(command: string): string {
    if (this.isBroken && /^(MAIL|RCPT|DATA)/i.test(command)) return '550 refused\r\n';
    return /^DATA/i.test(command) ? '354 go on\r\n' : '250 ok\r\n';
  }
}
