import type { InstrumentSpec } from '@headstock/demo-data/drawings';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { toJson } from '#api/platform/db/columns.ts';
import { startTestApi, type TestApi } from '#api/http/testing.ts';
import { imageIdOf } from './image-id.ts';
import { chooseFormat } from './rendition.model.ts';

const drawing: InstrumentSpec = { body: 't-type', finish: 'butterscotch', seed: 7, view: 'card' };
const id = imageIdOf(drawing);
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({}, async ({ db }) => {
    const other: InstrumentSpec = { ...drawing, seed: 8 };
    await db
      .insertInto('images')
      .values(
        [drawing, other].map((spec) => ({
          id: imageIdOf(spec),
          view: 'CARD',
          drawing: toJson(spec),
          alt: toJson({ en: '', fr: '' }),
        })),
      )
      .execute();
  });
});
afterAll(() => api.close());

const get = (path: string, accept: string, headers: Record<string, string> = {}) =>
  fetch(`${api.url}${path}`, { headers: { accept, ...headers } });
const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

it('has the id of what it shows', () => {
  const { body, ...rest } = drawing;
  expect(imageIdOf({ ...rest, body })).toBe(id);
  expect(imageIdOf({ ...drawing, seed: 8 })).not.toBe(id);
});

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
  ])('%s is what it says, see-through where it can be', async (accept, format, hasAlpha) => {
    const response = await get(`/images/${id}/320`, accept);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(accept);
    const image = sharp(Buffer.from(await response.arrayBuffer()));
    expect(await image.metadata()).toMatchObject({ format, width: 320, height: 400, hasAlpha });
    expect((await image.stats()).isOpaque).toBe(!hasAlpha);
  });
});

it('may be kept for ever, and says so to who has it', async () => {
  const first = await get(`/images/${id}/160`, CHROME);
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(first.headers.get('vary')).toBe('Accept');
  const again = await get(`/images/${id}/160`, CHROME, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

it('has the sizes of the specification', async () => {
  const small = sharp(Buffer.from(await (await get(`/images/${id}?size=orders`, 'image/webp')).arrayBuffer()));
  expect(await small.metadata()).toMatchObject({ width: 320 });
  const large = sharp(Buffer.from(await (await get(`/images/${id}`, 'image/webp')).arrayBuffer()));
  expect(await large.metadata()).toMatchObject({ width: 1280 });
});

it('is not there under other names', async () => {
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

it('is made once, however many ask, while the server answers others at once', async () => {
  const other = imageIdOf({ ...drawing, seed: 8 });
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
