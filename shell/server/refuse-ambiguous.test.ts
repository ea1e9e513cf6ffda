import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ambiguityOf } from './refuse-ambiguous.ts';

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    const status = ambiguityOf(request) ?? 200;
    response.writeHead(status, { 'content-length': request.url?.length ?? 0 }).end(request.url);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

async function send(...lines: readonly string[]): Promise<{ status: number; body: string }> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has such an address
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  const answer = await text(socket);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), body: answer.split('\r\n').at(-1) ?? '' };
}
const statusOf = async (...lines: readonly string[]): Promise<number> => (await send(...lines)).status;

describe('an ambiguous request', () => {
  it.each([
    ['two hosts', ['GET / HTTP/1.1', 'Host: shop.test', 'Host: evil.test'], 400],
    ['two equal hosts', ['GET / HTTP/1.1', 'Host: shop.test', 'hOST: shop.test'], 400],
    ['a host that is none', ['GET / HTTP/1.1', 'Host: shop.test/x'], 400],
    ['a list of hosts', ['GET / HTTP/1.1', 'Host: shop.test, evil.test'], 400],
    ['no version', ['GET /', 'Host: shop.test'], 400],
    ['no host', ['GET / HTTP/1.1'], 400],
    ['a target with another host', ['GET http://evil.test/ HTTP/1.1', 'Host: shop.test'], 400],
    ['a target of another scheme', ['GET ftp://shop.test/ HTTP/1.1', 'Host: shop.test'], 400],
    ['a target that is no path', ['GET shop HTTP/1.1', 'Host: shop.test'], 400],
    [
      'a length and chunks',
      ['POST / HTTP/1.1', 'Host: shop.test', 'Content-Length: 1', 'Transfer-Encoding: chunked'],
      400,
    ],
    ['two lengths', ['POST / HTTP/1.1', 'Host: shop.test', 'Content-Length: 1', 'Content-Length: 2'], 400],
    [
      'a hundred and one headers',
      ['GET / HTTP/1.1', 'Host: shop.test', ...Array.from({ length: 101 }, () => 'A: b')],
      431,
    ],
  ])('is refused: %s', async (_name, lines, status) => expect(await statusOf(...lines)).toBe(status));

  it('does not include one with a single host, whichever form the target has', async () => {
    expect(await statusOf('GET /shop HTTP/1.1', 'Host: 127.0.0.1:3000')).toBe(200);
    expect(await statusOf('GET /shop HTTP/1.1', 'Host: [::1]:3000')).toBe(200);
    expect(await send('GET http://Shop.test/shop?a=b HTTP/1.1', 'Host: shop.test')).toEqual({
      status: 200,
      body: '/shop?a=b',
    });
  });
});
