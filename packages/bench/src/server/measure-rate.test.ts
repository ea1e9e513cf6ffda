import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { measureOnce } from './measure-rate.ts';

let asked: string[] = [];
let status = 200;
let server: Server;
let origin = '';

beforeEach(async () => {
  asked = [];
  status = 200;
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(status).end('page');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});

afterEach(() => void server.close());

const paths = Array.from({ length: 47 }, (_, index) => `/page-${index}`);

it('asks for every address exactly once, whatever the number of connections', async () => {
  expect(await measureOnce(origin, paths, 10)).toBeGreaterThan(0);
  expect(asked.toSorted()).toEqual(paths.toSorted());
});

it('refuses to call errors an answer', async () => {
  status = 503;
  await expect(measureOnce(origin, paths, 5)).rejects.toThrow(/47 answers were not 200/);
});
