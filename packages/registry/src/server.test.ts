import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { channelManifestSchema } from '@headstock/contracts/registry';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { publish } from './publish.ts';
import { createRegistryFixture, type RegistryFixture } from './registry.fixture.ts';
import { createRegistryServer } from './server.ts';
import { Storage } from './storage.ts';

type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer };

let registry: RegistryFixture;
let app: FastifyInstance;
let port: number;
let build: string;

/** Sends a path exactly as written, where fetch would tidy it up first. */
const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject).end();
  });

beforeAll(async () => {
  registry = await createRegistryFixture();
  app = await createRegistryServer(registry.storage);
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const from = await registry.buildOutput('one');
  const { buildId } = await publish(registry.storage, { remote: 'mfe-catalog', channel: 'production', from });
  build = `/builds/mfe-catalog/${buildId}`;
});

afterAll(async () => {
  await app.close();
  await registry[Symbol.asyncDispose]();
});

describe('GET /channels/:channel/documents', () => {
  const publishWith = async (text: string, documents: unknown): Promise<void> => {
    const from = await registry.buildOutput(text);
    await writeFile(join(from, 'server/documents.json'), JSON.stringify(documents));
    await publish(registry.storage, { remote: 'mfe-cart-checkout', channel: 'documents', from });
  };
  const documents = async (): Promise<unknown> =>
    JSON.parse((await get('/channels/documents/documents')).body.toString());

  it('lists the documents of the channel’s builds, and of former builds whose pages may still be open', async () => {
    await publishWith('first', ['query A{ping}', 'query B{ping}']);
    const { headers } = await get('/channels/documents/documents');
    const known = { 'if-none-match': String(headers['etag']) };
    expect((await get('/channels/documents/documents', known)).status).toBe(304);
    await publishWith('second', ['query B{ping}', 'query C{ping}']);
    expect((await get('/channels/documents/documents', known)).status).toBe(200);
    expect(await documents()).toEqual(['query A{ping}', 'query B{ping}', 'query C{ping}']);
    expect((await get('/channels/nothing/documents')).status).toBe(404);
  });

  it('always answers: a build with an unreadable list is not published', async () => {
    await expect(publishWith('third', { not: 'a list' })).rejects.toThrow('No shell would serve');
  });
});

describe('GET /channels/:channel', () => {
  it('answers the manifest, uncached and without the history', async () => {
    const { status, headers, body } = await get('/channels/production');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    const json: unknown = JSON.parse(body.toString());
    expect(channelManifestSchema.parse(json)).toEqual(json);
  });

  it('answers 304 until the channel changes', async () => {
    const { headers } = await get('/channels/production');
    const etag = String(headers['etag']);
    expect(await get('/channels/production', { 'if-none-match': etag })).toMatchObject({ status: 304 });
    const from = await registry.buildOutput('two');
    await publish(registry.storage, { remote: 'mfe-account', channel: 'production', from });
    const moved = await get('/channels/production', { 'if-none-match': etag });
    expect(moved.status).toBe(200);
    expect(moved.headers['etag']).not.toBe(etag);
  });

  it('shows what another process published, however often it was asked before', async () => {
    const elsewhere = new Storage(registry.folder);
    for (const text of ['three', 'four', 'five']) {
      const { body } = await get('/channels/production');
      const from = await registry.buildOutput(text);
      const { buildId } = await publish(elsewhere, { remote: 'mfe-ai-chat', channel: 'production', from });
      expect(body.toString()).not.toContain(buildId);
      expect((await get('/channels/production')).body.toString()).toContain(buildId);
    }
  });

  it.each(['/channels/unknown', '/channels/..%2F..%2Fsecret', '/channels/__proto__', '/channels/%00', '/channels/'])(
    'answers 404 for %s',
    async (path) => expect((await get(path)).status).toBe(404),
  );
});

describe('GET /builds/…', () => {
  it('serves immutable files to any origin', async () => {
    const { status, headers } = await get(`${build}/browser/remoteEntry.js`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'content-type': expect.stringMatching(/^(text|application)\/javascript/),
    });
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('sends the %s form that was made at publish', async (encoding, decompress) => {
    const plain = await get(`${build}/browser/remoteEntry.js`);
    const packed = await get(`${build}/browser/remoteEntry.js`, { 'accept-encoding': encoding });
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
    expect(packed.body.length).toBeLessThan(plain.body.length);
    expect(decompress(packed.body).equals(plain.body)).toBe(true);
  });

  it('prefers brotli, and does not compress pictures', async () => {
    const accept = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    const script = await get(`${build}/browser/remoteEntry.js`, accept);
    expect(script.headers['content-encoding']).toBe('br');
    const photo = await get(`${build}/browser/assets/photo.webp`, accept);
    expect(photo.headers['content-encoding']).toBeUndefined();
    expect(photo.headers['content-type']).toBe('image/webp');
  });

  it('serves server files that match the hashes of the channel', async () => {
    const { body } = await get('/channels/production');
    const manifest = channelManifestSchema.parse(JSON.parse(body.toString()));
    const integrity = Object.entries(manifest.remotes['mfe-catalog']?.integrity ?? {});
    expect(integrity.map(([path]) => path)).toEqual(['server/pages/shop.js', 'server/remoteEntry.js']);
    for (const [path, hash] of integrity) {
      const file = await get(`${build}/${path}`);
      expect(`sha256-${createHash('sha256').update(file.body).digest('base64')}`).toBe(hash);
    }
  });

  it.each([
    '/../../../channels/production.json',
    '/%2e%2e/%2e%2e/%2e%2e/channels/production.json',
    '/..%2f..%2f..%2fchannels/production.json',
    '/browser/..%5c..%5c..%5cchannels',
    '/browser/%00',
    '/browser//remoteEntry.js/..',
    '/browser',
    '/browser/',
    '/browser/absent.js',
    '',
  ])('answers 404, uncached, for %s', async (suffix) => {
    const { status, headers, body } = await get(`${build}${suffix}`);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.toString()).not.toContain('revision');
  });
});

it('answers 400 to an address that is not UTF-8', async () => {
  expect((await get('/builds/%c0%ae%c0%ae/')).status).toBe(400);
});

describe('health', () => {
  it.each(['/healthz', '/readyz'])('%s answers 200', async (path) => expect((await get(path)).status).toBe(200));
});
