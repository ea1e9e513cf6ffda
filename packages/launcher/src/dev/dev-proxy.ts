import { text } from 'node:stream/consumers';
import type { ServerResponse } from 'node:http';
import replyFrom from '@fastify/reply-from';
import Fastify from 'fastify';
import { reloadClient } from './reload-client.ts';

const SCRIPT = '<script src="/__dev/reload.js" defer></script>';

export interface DevProxyOptions {
  readonly port: number;
  /** Where the shell listens. */
  readonly shellUrl: string;
  /** Requests wait for this before they go on to the shell: it settles when the shell is not being restarted. */
  readonly whenUp: () => Promise<unknown>;
}

export interface DevProxy {
  /** Makes every open page load itself again. */
  reload(): void;
  /** Shows what is wrong over every open page. */
  fail(message: string): void;
  close(): Promise<void>;
}

/** The page with the script that reloads it; text without a body's end stays as it is. */
export function withReloadScript(html: string): string {
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html : `${html.slice(0, end)}${SCRIPT}${html.slice(end)}`;
}

/**
 * The address that a developer opens: everything goes on to the shell, pages carry a script that reloads them after a build.
 * While the shell is restarted, requests wait. Listens on loopback.
 */
export async function startDevProxy({ port, shellUrl, whenUp }: DevProxyOptions): Promise<DevProxy> {
  const app = Fastify({ forceCloseConnections: true });
  const listeners = new Set<ServerResponse>();
  let failure: string | undefined;
  const send = (event: string, data: unknown = null): void => {
    for (const listener of listeners) listener.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  await app.register(replyFrom, { base: shellUrl, http: { requestOptions: { timeout: 120_000 } } });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.get('/__dev/reload.js', (_request, reply) => reply.type('text/javascript').send(reloadClient));
  app.get('/__dev/events', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(': connected\n\n');
    listeners.add(reply.raw);
    if (failure !== undefined) send('failed', failure);
    reply.raw.on('close', () => listeners.delete(reply.raw));
  });
  app.all('/*', async (request, reply) => {
    await whenUp();
    return reply.from(request.raw.url, {
      // The shell compares the request's host with its own, and a page must be readable here.
      rewriteRequestHeaders: (_request, headers) => ({
        ...headers,
        host: request.headers.host,
        'accept-encoding': 'identity',
      }),
      onResponse: (_request, answer, upstream) => {
        const { stream } = upstream;
        if (!String(answer.getHeader('content-type')).startsWith('text/html')) {
          void answer.send(stream);
          return;
        }
        answer.removeHeader('content-length');
        answer.removeHeader('etag');
        void text(stream).then((html) => answer.send(withReloadScript(html)));
      },
    });
  });
  await app.listen({ port, host: 'localhost' });
  return {
    reload() {
      failure = undefined;
      send('repaired');
      send('reload');
    },
    fail(message) {
      failure = message;
      send('failed', message);
    },
    async close() {
      for (const listener of listeners) listener.end();
      await app.close();
    },
  };
}
