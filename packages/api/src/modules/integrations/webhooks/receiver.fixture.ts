import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message that arrived. */
export type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string };

/** A program on this machine that receives webhooks, and answers by the path that it is sent to. */
export async function openReceiver() {
  const received: Received[] = [];
  const later: NodeJS.Timeout[] = [];
  const answers: Record<string, (response: ServerResponse) => void> = {
    '/fails': (response) => void response.writeHead(500).end('It broke.'),
    '/gone': (response) => void response.writeHead(410).end(),
    '/moved': (response) => void response.writeHead(302, { location: '/ok' }).end(),
    '/busy': (response) => void response.writeHead(429, { 'retry-after': '900' }).end(),
    '/hangs': () => undefined,
    '/cuts': (response) => void response.destroy(),
    '/slow': (response) => void later.push(setTimeout(() => response.writeHead(204).end(), 300)),
    '/talks': (response) => {
      response.writeHead(200);
      const more = (): void => {
        while (!response.destroyed && response.write('x'.repeat(4_096)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    },
  };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const path = request.url ?? '';
      received.push({ path, headers: request.headers, body: Buffer.concat(pieces).toString() });
      const answer = answers[path] ?? ((other: ServerResponse) => void other.writeHead(200).end('Thank you.'));
      answer(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port }: AddressInfo = JSON.parse(JSON.stringify(server.address()));
  return {
    received,
    link: (path: string): string => `http://127.0.0.1:${port}${path}`,
    close: async (): Promise<void> => {
      for (const timer of later) clearTimeout(timer);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Whether a message was signed with a secret, as a receiver finds out. */
export function isSignedWith(secret: string, { headers, body }: Received): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const signature = `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(signature);
}

export type Receiver = Awaited<ReturnType<typeof openReceiver>>;
