import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { toJson } from '#api/platform/db/columns.ts';
import { startTestApi, type TestApi } from '#api/http/testing.ts';
import { listAwaited } from './awaited-originals.ts';
import { originalKey } from './original.ts';
import { chooseFormat } from './rendition.model.ts';

const id = '0123456789abcdef0123';
const other = '0123456789abcdef4567';
const late = '0123456789abcdef89ab';
const part = '0123456789abcdefcdef';
const nowhere = '0123456789abcdef0000';
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5" width="640" height="800"><view id="a1v-left" viewBox="0 0 2 3"/><circle cx="2" cy="2" r="1.5" fill="#b5651d"/></svg>';
let api: TestApi;

const storeOriginal = (image: string) =>
  api.services.storage.put(originalKey(image), gzipSync(svg), { contentType: 'application/gzip' });

beforeAll(async () => {
  api = await startTestApi();
  const row = { view: 'CARD', backdrop: 'SURF', alt: toJson({ en: '', fr: '' }) } as const;
  await api.services.db
    .insertInto('images')
    .values([id, other, late].map((image) => ({ ...row, id: image })))
    .execute();
  const parts = { left: part, elsewhere: nowhere };
  for (const [frame, image] of Object.entries(parts))
    await api.services.db
      .insertInto('images')
      .values({ ...row, view: 'DETAIL', id: image, original_id: id, frame })
      .execute();
  await Promise.all([id, other].map(storeOriginal));
});
afterAll(() => api.close());

const get = (path: string, accept: string, headers: Record<string, string> = {}) =>
  fetch(`${api.url}${path}`, { headers: { accept, ...headers } });
const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

describe('the format', () => {
  it.each([
    [CHROME, 'avif'],
    ['image/webp,*/*', 'webp'],
    ['image/avif;q=0, image/webp', 'webp'],
    ['image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'jpeg'],
    ['image/png', 'png'],
    ['*/*', 'jpeg'],
    [undefined, 'jpeg'],
  ])('for %s is %s', (accept, format) => expect(chooseFormat(accept)).toBe(format));

  it.each([
    ['image/avif', 'heif', true],
    ['image/webp', 'webp', true],
    ['image/png', 'png', true],
    ['image/jpeg', 'jpeg', false],
  ])('%s has its own format, with transparency where the format allows it', async (accept, format, hasAlpha) => {
    const response = await get(`/images/${id}/320`, accept);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(accept);
    const image = sharp(Buffer.from(await response.arrayBuffer()));
    expect(await image.metadata()).toMatchObject({ format, width: 320, height: 400, hasAlpha });
    expect((await image.stats()).isOpaque).toBe(!hasAlpha);
  });
});

it('is immutable, and answers 304 to conditional requests', async () => {
  const first = await get(`/images/${id}/160`, CHROME);
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(first.headers.get('vary')).toBe('Accept');
  const again = await get(`/images/${id}/160`, CHROME, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

it('is served in the specified sizes', async () => {
  const small = sharp(Buffer.from(await (await get(`/images/${id}?size=orders`, 'image/webp')).arrayBuffer()));
  expect(await small.metadata()).toMatchObject({ width: 320 });
  const large = sharp(Buffer.from(await (await get(`/images/${id}`, 'image/webp')).arrayBuffer()));
  expect(await large.metadata()).toMatchObject({ width: 1280 });
});

it('is not found under other names', async () => {
  const paths = [
    `/images/${id}/321`,
    '/images/00000000000000000000/320',
    '/images/..%2f..%2fsecret/320',
    `/images/${id}/320.avif`,
    `/images/${id}?size=huge`,
  ];
  for (const path of paths) {
    const response = await get(path, CHROME);
    expect([path, response.status]).toEqual([path, 404]);
  }
});

it('is rendered once for concurrent requests, while the server keeps answering others', async () => {
  let answered = 0;
  const requests = Array.from({ length: 20 }, async () => {
    const response = await get(`/images/${other}/1280`, CHROME);
    answered += 1;
    return response;
  });
  expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
  expect(answered).toBe(0);
  const bodies = await Promise.all(
    (await Promise.all(requests)).map(async (response) => Buffer.from(await response.arrayBuffer()).toString('base64')),
  );
  expect(new Set(bodies).size).toBe(1);
  const stored: string[] = [];
  for await (const { key } of api.services.storage.list(`images/${other}/`)) stored.push(key);
  expect(stored).toEqual([`images/${other}/1280.avif`]);
});

it('may be a part of another image’s drawing, in its own shape', async () => {
  const image = sharp(Buffer.from(await (await get(`/images/${part}/320`, 'image/webp')).arrayBuffer()));
  expect(await image.metadata()).toMatchObject({ width: 320, height: 480 });
  const [first, second] = [sharp(Buffer.from(svg)), image].map((picture) => picture.resize(40).png().toBuffer());
  expect(await first).not.toEqual(await second);
});

it('fails for a part that the drawing does not have', async () => {
  expect((await get(`/images/${nowhere}/320`, CHROME)).status).toBe(500);
});

it('waits for an original that is still being stored', async () => {
  const asked = get(`/images/${late}/160`, CHROME);
  const awaited = () => listAwaited(api.services.storage);
  while ((await awaited()).length === 0) await wait(20);
  expect(await awaited()).toEqual([late]);
  await storeOriginal(late);
  expect((await asked).status).toBe(200);
  expect(await awaited()).toEqual([]);
});

it('is said to come later, where its original does not come in time', async () => {
  const undrawn = '0123456789abcdefffff';
  const row = { id: undrawn, view: 'CARD', backdrop: 'SURF', alt: toJson({ en: '', fr: '' }) } as const;
  await api.services.db.insertInto('images').values(row).execute();
  // It waits no longer, as when the server ends.
  api.services.images.stop();
  const response = await get(`/images/${undrawn}/320`, CHROME);
  expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ]);
});
