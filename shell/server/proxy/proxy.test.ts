import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { proxyUpstreams } from './proxy.ts';

const dataFolder = mkdtempSync(path.join(tmpdir(), 'headstock-proxy-'));
/** The discard port, on which no system answers. */
const nobody = 'http://127.0.0.1:1';

let upstream: Server;
let app: FastifyInstance;
let origin: string;
let arrived: { url: string; headers: IncomingMessage['headers']; body: string }[];
const sockets: Socket[] = [];
/** Resolved when the upstream's slow picture is there. */
let pictures: PromiseWithResolvers<void>;

beforeEach(async () => {
  arrived = [];
  pictures = Promise.withResolvers();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    arrived.push({ url: request.url ?? '', headers: request.headers, body: await text(request) });
    if (request.url === '/images/slow') await pictures.promise;
    if (request.url === '/api/large') response.end(Buffer.alloc(3 * 2 ** 20, 'x'));
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
  };
  upstream = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has such an address
  const { port } = upstream.address() as AddressInfo;
  app = Fastify({ trustProxy: 'loopback' });
  proxyUpstreams(app, { apiUrl: `http://127.0.0.1:${port}`, registryUrl: nobody, dataFolder });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  upstream.closeAllConnections();
  upstream.close();
  await app.close();
});

const post = (body: string, headers = {}, where = '/graphql'): Promise<Response> =>
  fetch(origin + where, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

async function openSlow(count: number, where = '/graphql', length = 1000): Promise<Socket[]> {
  const head = `POST ${where} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{`;
  const opened = Array.from({ length: count }, () => connect(Number(new URL(origin).port), '127.0.0.1'));
  for (const socket of opened) socket.on('error', () => undefined).write(head);
  sockets.push(...opened);
  await sleep(100);
  return opened;
}

it('answers 503 in the visitor’s language with Retry-After while the API is down', async () => {
  const away = Fastify();
  proxyUpstreams(away, { apiUrl: nobody, registryUrl: nobody, dataFolder });
  const ask = async (language: string) => {
    const headers = { 'accept-language': language };
    const { statusCode, headers: given, body } = await away.inject({ method: 'POST', url: '/graphql', headers });
    return [statusCode, given['retry-after'], given['cache-control'], JSON.parse(body).errors[0].message];
  };
  expect(await ask('en')).toEqual([503, '5', 'no-store', expect.stringMatching(/^The shop cannot answer/)]);
  expect(await ask('fr-FR,fr')).toEqual([503, '5', 'no-store', expect.stringMatching(/^La boutique ne peut pas/)]);
  await away.close();
});

it.each(['/graphql', '/api/session'])('gives up on an upstream that is silent: %s', async (url) => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has such an address
  const { port } = silent.address() as AddressInfo;
  const waiting = Fastify();
  proxyUpstreams(waiting, { apiUrl: `http://127.0.0.1:${port}`, registryUrl: nobody, dataFolder }, 200);
  const { statusCode, body } = await waiting.inject({ method: 'POST', url, body: { query: '{ a }' } });
  expect([statusCode, JSON.parse(body).errors[0].extensions.code]).toEqual([503, 'UNAVAILABLE']);
  silent.closeAllConnections();
  silent.close();
  await waiting.close();
});

describe('a proxied request', () => {
  it('forwards the requested host, and no forwarding headers of the client', async () => {
    await post('{"a":1}', { 'headstock-shell': 'x', 'x-forwarded-proto': 'https', forwarded: 'for=1.2.3.4' });
    const [{ headers, body } = { headers: {}, body: '' }] = arrived;
    expect(body).toBe('{"a":1}');
    expect(headers).toMatchObject({ 'x-forwarded-host': new URL(origin).host, 'x-forwarded-for': '127.0.0.1' });
    for (const name of ['headstock-shell', 'x-forwarded-proto', 'forwarded']) expect(headers).not.toHaveProperty(name);
  });

  it('is forwarded whole, also a form of megabytes, and leaves no file behind', async () => {
    const form = new FormData();
    form.set('picture', new Blob([Buffer.alloc(2 * 2 ** 20, 'p')]), 'a.png');
    const answer = await fetch(`${origin}/api/forms/contact`, { method: 'POST', body: form });
    expect(await answer.json()).toEqual({ ok: true });
    expect(arrived[0]?.body.length).toBeGreaterThan(2 * 2 ** 20);
    expect(Number(arrived[0]?.headers['content-length'])).toBe(arrived[0]?.body.length);
    const leftBehind = () => readdirSync(path.join(dataFolder, 'incoming'));
    for (const began = performance.now(); leftBehind().length > 0 && performance.now() - began < 4000;) await sleep(20);
    expect(leftBehind()).toEqual([]);
    rmSync(dataFolder, { recursive: true });
  });

  it('gets the whole response, and answers HEAD', async () => {
    expect((await (await fetch(`${origin}/api/large`)).text()).length).toBe(3 * 2 ** 20);
    const head = await fetch(`${origin}/api/large`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('a client that leaves', () => {
  it('while it waits for its turn keeps no connection to the upstream', async () => {
    const get = (url: string): Promise<Response> => fetch(origin + url);
    const first = Array.from({ length: 12 }, () => get('/images/slow'));
    while (arrived.length < 12) await sleep(10);
    const waiting = Array.from({ length: 20 }, () => connect(Number(new URL(origin).port), '127.0.0.1'));
    for (const socket of waiting)
      socket.on('error', () => undefined).write('GET /images/a HTTP/1.1\r\nHost: a\r\n\r\n');
    await sleep(100);
    for (const socket of waiting) socket.destroy();
    await sleep(100);
    pictures.resolve();
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual(Array(12).fill(200));
    const later = await Promise.all(Array.from({ length: 20 }, () => get('/images/b')));
    expect(later.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });
});

describe('a slow client', () => {
  it('does not keep others waiting, however many there are', async () => {
    await openSlow(150);
    await openSlow(20, '/api/forms/contact', 1_000_000);
    const began = performance.now();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('{"query":"{ ping }"}')));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(performance.now() - began).toBeLessThan(5000);
    // The upstream gets no request before its body is complete.
    expect(arrived).toHaveLength(20);
  });

  it('gets 408 and is not read any more', async () => {
    const [slow] = await openSlow(1);
    const dripping = setInterval(() => slow?.write('x'), 500);
    const answer = slow ? await text(slow) : '';
    clearInterval(dripping);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"TOO_SLOW"');
    expect(arrived).toEqual([]);
  }, 15_000);

  it('is evicted by the next upload of the same client', async () => {
    const [first] = await openSlow(1);
    const answer = first ? text(first) : Promise.resolve('');
    await openSlow(24);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  });
});

it('answers 413 before the whole body has come, without calling the API', async () => {
  const answer = await post(JSON.stringify({ query: 'x'.repeat(300_000) }), { 'accept-language': 'fr' });
  expect([answer.status, await answer.json()]).toMatchObject([413, { message: 'C’est trop à la fois.' }]);
  expect(arrived).toEqual([]);
});

it('a body that does not fit on the disk fails its own request only', async () => {
  rmSync(dataFolder, { recursive: true, force: true });
  writeFileSync(dataFolder, 'no folder');
  const answer = await post(
    'x'.repeat(300_000),
    { 'content-type': 'multipart/form-data; boundary=x' },
    '/api/forms/contact',
  );
  expect(answer.status).toBe(503);
  rmSync(dataFolder);
  expect((await post('{}')).status).toBe(200);
});

it('an interrupted body is not forwarded', async () => {
  const [half] = await openSlow(1);
  half?.destroy();
  await sleep(100);
  expect(arrived).toEqual([]);
  expect((await post('{}')).status).toBe(200);
});
