import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { serveAssets } from './assets.ts';

const SCRIPT = 'export const answer = 42;\n'.repeat(200);
let folder: string;
let app: FastifyInstance;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'headstock-assets-'));
  writeFileSync(path.join(folder, 'main.1234.js'), SCRIPT);
  writeFileSync(path.join(folder, 'main.1234.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(folder, 'main.1234.js.gz'), gzipSync(SCRIPT));
  writeFileSync(path.join(folder, 'tiny.1234.js'), '0;');
  writeFileSync(path.join(folder, 'chunks.json'), '{}');
  app = fastify();
  await serveAssets(app, folder);
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (name: string, encoding = '') =>
  app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': encoding } });

describe('the files of the shell', () => {
  it('come as the browser takes them, and stay the same', async () => {
    const [plain, br, gzip] = await Promise.all([
      get('main.1234.js'),
      get('main.1234.js', 'br'),
      get('main.1234.js', 'gzip'),
    ]);
    expect(plain.body).toBe(SCRIPT);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(SCRIPT);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(SCRIPT);
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
  });

  it('come as they are where the build has no smaller form', async () => {
    const answer = await get('tiny.1234.js', 'br, gzip');
    expect(answer.body).toBe('0;');
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it('are read once, whoever asks', async () => {
    await Promise.all([get('main.1234.js'), get('main.1234.js', 'br')]);
    rmSync(path.join(folder, 'main.1234.js'));
    expect((await get('main.1234.js')).body).toBe(SCRIPT);
  });

  it.each(['missing.js', 'chunks.json', 'main.1234.js.br', '..%2Fpackage.json'])('are not %s', async (name) => {
    expect((await get(name)).statusCode).toBe(404);
  });
});
