import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { passLiveStreams } from './pass-live-streams.ts';

let upstream: Server;
let app: FastifyInstance;
let origin: string;
let asked: { request: IncomingMessage; response: ServerResponse }[];
let arrived: () => void;

beforeEach(async () => {
  asked = [];
  arrived = () => undefined;
  upstream = createServer((request, response) => {
    asked.push({ request, response });
    response.writeHead(200, { 'content-type': 'text/event-stream', 'set-cookie': 'x=1' }).write(': hello\n\n');
    arrived();
  }).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has such an address
  const { port } = upstream.address() as AddressInfo;
  app = Fastify({ trustProxy: 'loopback' });
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-frame-options', 'DENY'));
  passLiveStreams(app, { apiUrl: `http://127.0.0.1:${port}` });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  upstream.closeAllConnections();
  upstream.close();
  app.server.closeAllConnections();
  await app.close();
});

it('passes each piece on as it comes, with what the API needs to know and nothing that the client made up', async () => {
  const headers = {
    cookie: 'headstock-session=a',
    'last-event-id': 'e1',
    'headstock-shell': 'x',
    forwarded: 'for=1.2.3.4',
  };
  const response = await fetch(`${origin}/api/live`, { headers });
  expect([response.status, response.headers.get('content-type'), response.headers.get('x-frame-options')]).toEqual([
    200,
    'text/event-stream',
    'DENY',
  ]);
  const reader = response.body!.getReader();
  const decoder = new TextDecoder();
  expect(decoder.decode((await reader.read()).value)).toBe(': hello\n\n');
  asked[0]!.response.write('event: counts\n\n');
  expect(decoder.decode((await reader.read()).value)).toBe('event: counts\n\n');
  const given = asked[0]!.request.headers;
  expect(given).toMatchObject({ cookie: 'headstock-session=a', 'last-event-id': 'e1', 'x-forwarded-for': '127.0.0.1' });
  for (const name of ['headstock-shell', 'forwarded']) expect(given).not.toHaveProperty(name);
  await reader.cancel();
});

it('lets go of the API when the browser leaves', async () => {
  const abort = new AbortController();
  await fetch(`${origin}/api/live`, { signal: abort.signal });
  const left = once(asked[0]!.response, 'close');
  abort.abort();
  await left;
  expect(asked[0]!.response.closed).toBe(true);
});

it('has room for so many of one client, and for the next when one has left', async () => {
  const aborts = Array.from({ length: 40 }, () => new AbortController());
  await Promise.all(aborts.map(({ signal }) => fetch(`${origin}/api/live`, { signal })));
  const refused = await fetch(`${origin}/api/live`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
  const left = once(asked[0]!.response, 'close');
  aborts[0]!.abort();
  for (const abort of aborts.slice(1)) abort.abort();
  await left;
  let status = 429;
  for (let attempt = 0; status === 429 && attempt < 100; attempt += 1) ({ status } = await fetch(`${origin}/api/live`));
  expect(status).toBe(200);
});

it('says when the API is away', async () => {
  upstream.closeAllConnections();
  upstream.close();
  const response = await fetch(`${origin}/api/live`);
  expect(response.status).toBe(503);
});
