import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';
import { guardConnections } from './guard-connections.ts';

let server: Server;
const sockets: Socket[] = [];
const large = Buffer.alloc(64 * 2 ** 20, 'x');

async function serve(): Promise<number> {
  server = createServer((request, response) => {
    if (request.url === '/slow') setTimeout(() => response.end('slow'), 700);
    else response.end(request.url === '/large' ? large : 'ok');
  }).listen(0, '127.0.0.1');
  guardConnections(server, { max: 5, leastReadRate: 1000, checkEvery: 100 });
  await once(server, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has such an address
  return (server.address() as AddressInfo).port;
}
async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}
const ask = (socket: Socket, path: string): boolean => socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

it('closes the longest idle connections when there are too many, and never active ones', async () => {
  const port = await serve();
  const busy = await open(port);
  ask(busy, '/slow');
  const idle = [await open(port), await open(port), await open(port), await open(port)];
  const closed: number[] = [];
  idle.forEach((socket, index) => socket.once('close', () => closed.push(index)));
  await sleep(50);
  for (let count = 0; count < 2; count++) ask(await open(port), '/');
  await sleep(100);
  expect(closed).toEqual([0, 1]);
  const [answer] = await once(busy, 'data');
  expect(String(answer)).toContain('slow');
});

it('serves new clients while thousands of connections are idle', async () => {
  const port = await serve();
  for (let count = 0; count < 300; count++) await open(port);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('ok');
  await sleep(50);
  const { promise, resolve } = Promise.withResolvers<number>();
  server.getConnections((_error, count) => resolve(count));
  expect(await promise).toBeLessThanOrEqual(6);
});

it('drops clients that hardly read', async () => {
  const port = await serve();
  const reader = await open(port);
  ask(reader, '/large');
  await once(reader, 'data');
  reader.pause();
  await sleep(600);
  const { promise, resolve } = Promise.withResolvers<number>();
  server.getConnections((_error, count) => resolve(count));
  expect(await promise).toBe(0);
});
