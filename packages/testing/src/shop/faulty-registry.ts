import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { RemoteName } from '@headstock/contracts/remotes';

/**
 * `missing`: every file is 404 · `hanging`: no answer, the connection stays open · `corrupt`: a file that does not match its
 * hash in the manifest · `slow`: correct, but three seconds late.
 */
export type RegistryFault = 'missing' | 'hanging' | 'corrupt' | 'slow';

const SLOW_MS = 3000;

/** A proxy in front of a registry that can break the files of single remotes. */
export class FaultyRegistry {
  readonly #server: Server;
  readonly #target: string;
  readonly #faults = new Map<RemoteName, RegistryFault>();
  readonly #hanging = new Set<ServerResponse>();
  readonly url: string;

  private constructor(server: Server, url: string, target: string) {
    this.#server = server;
    this.url = url;
    this.#target = target;
  }

  /** Listens on `port` of 127.0.0.1 and forwards to the registry at `target`. */
  static async start(port: number, target: string): Promise<FaultyRegistry> {
    const server = createServer();
    const faulty = new FaultyRegistry(server, `http://127.0.0.1:${port}`, target);
    server.on('request', (request, response) => {
      faulty.#answer(request, response).catch(() => response.destroy());
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return faulty;
  }

  /** Breaks the files of this remote until `mend`. */
  break(remote: RemoteName, fault: RegistryFault): void {
    this.#faults.set(remote, fault);
  }

  /** Ends all faults, and closes hanging connections. */
  mend(): void {
    this.#faults.clear();
    for (const response of this.#hanging) response.destroy();
    this.#hanging.clear();
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const [, builds, remote] = path.split('/');
    const fault = [...this.#faults].find(([name]) => builds === 'builds' && name === remote)?.[1];
    if (fault === 'hanging') {
      this.#hanging.add(response);
      return;
    }
    if (fault === 'missing') {
      response.writeHead(404).end();
      return;
    }
    if (fault === 'corrupt') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end('}{');
      return;
    }
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await this.#passOn(path, request, response);
  }

  async #passOn(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const etag = request.headers['if-none-match'];
    const answer = await fetch(this.#target + path, {
      // Keeps the body as the registry encoded it.
      headers: { 'accept-encoding': 'identity', ...(etag ? { 'if-none-match': etag } : {}) },
    });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  }
}
