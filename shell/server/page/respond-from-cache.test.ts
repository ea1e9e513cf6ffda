import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createCsrf } from '#shell/server/csrf.ts';
import { readConfig } from '#shell/server/config.ts';
import { createCacheResponder, type CacheResponderOptions } from './respond-from-cache.ts';
import { createPageResponder } from './page-response.ts';
import { PageBody } from './page-body.ts';
import { PageCache } from './page-cache.ts';

const config = readConfig({ HEADSTOCK_SECRET: 'a secret that is long enough for tests' });
const createResponse = createPageResponder(config, createCsrf(config));
const body = new PageBody('<p>a page</p>');
const headers = { etag: body.etag, 'content-security-policy': "script-src 'self'" };
const remotes = { hasCanary: false, forVisitor: (bucket?: number) => ({ revision: bucket === undefined ? 'a' : 'b' }) };

describe('a page from the cache', () => {
  let cache: PageCache;
  let server: Server;

  function serve(store: CacheResponderOptions['remotes']): void {
    const respondFromCache = createCacheResponder({ cache, remotes: store, createResponse, secure: false });
    server = createServer((request, response) => {
      if (!respondFromCache(request, response, ['x-request-id', 'id'])) response.writeHead(299).end();
    }).listen(0, '127.0.0.1');
  }
  beforeEach(async () => {
    cache = new PageCache(60_000);
    await cache.get('a /shop?page=2', async () => ({ status: 200, headers, body }));
    serve(remotes);
  });
  afterEach(() => void server.close());

  async function ask(path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
    if (!server.listening) await once(server, 'listening');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has such an address
    const { port } = server.address() as AddressInfo;
    const sent = httpRequest({ host: '127.0.0.1', port, path, agent: false, ...options }).end();
    const [response]: IncomingMessage[] = await once(sent, 'response');
    if (!response) throw new Error('no answer');
    return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) };
  }

  it('has its own headers, those of every page, and a token', async () => {
    const answer = await ask('/shop?page=2');
    expect(answer.bytes.toString()).toBe('<p>a page</p>');
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'content-length': '13',
        'cache-control': 'private, max-age=0, must-revalidate',
        vary: 'accept-encoding',
        'x-content-type-options': 'nosniff',
        'x-request-id': 'id',
        'set-cookie': [expect.stringMatching(/^csrf-token=\w+\.[\w-]+\.[\w-]+; Path=\/;/)],
      },
    });
  });

  it('sets no cookie for a valid token, and a new one for a forged token', async () => {
    const [given = ''] = (await ask('/shop?page=2')).headers['set-cookie'] ?? [];
    const [cookie = ''] = given.split(';');
    expect((await ask('/shop?page=2', { headers: { cookie } })).headers['set-cookie']).toBeUndefined();
    expect((await ask('/shop?page=2', { headers: { cookie: `${cookie}x` } })).headers['set-cookie']).toHaveLength(1);
  });

  it('answers HEAD', async () => {
    const { status, headers: sent, bytes } = await ask('/shop?page=2', { method: 'HEAD' });
    expect([status, sent['content-length'], bytes.length]).toEqual([200, '13', 0]);
  });

  it('answers 304 to conditional requests', async () => {
    const has = await ask('/shop?page=2', { headers: { 'if-none-match': body.etag } });
    expect([has.status, has.headers.etag, has.bytes.length]).toEqual([304, body.etag, 0]);
    expect((await ask('/shop?page=2', { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200);
  });

  it('is compressed for clients that accept it, once it is', async () => {
    const options = { headers: { 'accept-encoding': 'br' } };
    await body.in('br');
    const { headers: sent, bytes } = await ask('/shop?page=2', options);
    expect([sent['content-encoding'], brotliDecompressSync(bytes).toString()]).toEqual(['br', '<p>a page</p>']);
    expect((await ask('/shop?page=2', { headers: { 'accept-encoding': 'gzip' } })).status).toBe(299);
  });

  it('passes other URLs and methods on', async () => {
    expect((await ask('/shop')).status).toBe(299);
    expect((await ask('/shop?page=2', { method: 'POST' })).status).toBe(299);
  });

  it('is the one for the visitor’s builds', async () => {
    server.close();
    serve({ ...remotes, hasCanary: true });
    const headersOf = (bucket: string) => ({ headers: { cookie: `headstock-bucket=${bucket}` } });
    expect((await ask('/shop?page=2', headersOf('7'))).status).toBe(299);
    await cache.get('b /shop?page=2', async () => ({ status: 200, headers: {}, body: new PageBody('the canary') }));
    expect((await ask('/shop?page=2', headersOf('7'))).bytes.toString()).toBe('the canary');
    const [first] =
      (await ask('/shop?page=2')).headers['set-cookie']?.filter((cookie) => cookie.startsWith('headstock-bucket=')) ??
      [];
    expect(first).toMatch(/^headstock-bucket=\d{1,2}; /);
  });
});
