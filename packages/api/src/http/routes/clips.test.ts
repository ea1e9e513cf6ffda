import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openWorld, type World } from '#api/contract/people.fixture.ts';
import { startTestApi, type TestApi, TEST_ORIGIN, type TestVisitor } from '#api/http/testing.ts';
import { sweepClips } from '#api/modules/media/index.ts';
import { mp3, mp4, secrets, wav } from '#api/platform/clips/clip.fixture.ts';

type Body = { id: string; file: string; url: string; kind: string; seconds: number; code?: string; message?: string };
type Answer = { status: number; body: Body };

let api: TestApi;
let world: World;
let seller: TestVisitor;
let sellerId: string;

beforeAll(async () => {
  api = await startTestApi();
  world = await openWorld(api);
  ({ visitor: seller, accountId: sellerId } = await newSeller());
});
afterAll(() => api.close());
beforeEach(() => world.db.deleteFrom('rate_limits').execute());

/** Somebody who sells, as their e-mail is proven. */
async function newSeller(): Promise<{ visitor: TestVisitor; accountId: string }> {
  const { visitor, accountId } = await world.person('seller');
  const proven = world.db.updateTable('accounts').set({ email_verified_at: new Date() });
  await proven.where('id', '=', accountId).execute();
  return { visitor, accountId: accountId ?? '' };
}

async function upload(sender: TestVisitor, bytes: Uint8Array, headers: Record<string, string> = {}): Promise<Answer> {
  if (!sender.cookies.has('csrf-token')) await sender.fetch('/api/csrf');
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(bytes)]), '../../VID_0001.exe');
  const response = await sender.fetch('/api/clips', {
    method: 'POST',
    headers: { origin: TEST_ORIGIN, 'csrf-token': sender.cookies.get('csrf-token') ?? '', ...headers },
    body: form,
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

async function get(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(`${api.url}${url}`, { method, headers });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('a clip', () => {
  it('is served to everybody who has its address, without what the phone wrote', async () => {
    const { status, body } = await upload(seller, mp4({ seconds: 7 }));
    expect([status, body.kind, body.seconds]).toEqual([201, 'video', 7]);
    const whole = await get(body.url);
    expect(whole.status).toBe(200);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(whole.bytes.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
    });
    expect(secrets.filter((secret) => whole.bytes.includes(secret))).toEqual([]);
    const head = await get(body.url, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), head.bytes.length]).toEqual([
      200,
      String(whole.bytes.length),
      0,
    ]);
  });

  it('is served in parts, of which none is larger than two megabytes', async () => {
    const { body } = await upload(seller, wav(160));
    const size = 44 + 160 * 16_000;
    const first = await get(body.url, { range: 'bytes=0-' });
    const total = Number(first.headers.get('content-range')?.split('/')[1]);
    expect(total).toBeGreaterThan(size);
    expect([first.status, first.bytes.length, first.headers.get('content-range')]).toEqual([
      206,
      2_097_152,
      `bytes 0-2097151/${total}`,
    ]);
    const rest = await get(body.url, { range: 'bytes=2097152-' });
    const whole = await get(body.url);
    expect(Buffer.concat([first.bytes, rest.bytes]).equals(whole.bytes)).toBe(true);
    const etag = whole.headers.get('etag') ?? '';
    const part = { range: 'bytes=4-7' };
    expect((await get(body.url, { ...part, 'if-range': etag })).bytes).toEqual(whole.bytes.subarray(4, 8));
    expect((await get(body.url, { ...part, 'if-range': '"another"' })).status).toBe(200);
    expect((await get(body.url, { 'if-none-match': etag })).status).toBe(304);
    const none = await get(body.url, { range: `bytes=${total}-` });
    expect([none.status, none.headers.get('content-range')]).toEqual([416, `bytes */${total}`]);
  });

  it('sent again is the same one, also at the same moment, and to another seller another', async () => {
    const bytes = mp3(50);
    const answers = await Promise.all([upload(seller, bytes), upload(seller, bytes), upload(seller, bytes)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => `${body.id} ${body.file}`)).size).toBe(1);
    expect((await get(answers[0]?.body.url ?? '')).status).toBe(200);
    const other = await upload((await newSeller()).visitor, bytes);
    expect([other.body.id, other.body.file]).not.toContain(answers[0]?.body.id);
    expect(other.body.file).not.toBe(answers[0]?.body.file);
  });

  it('whose file was lost comes back when it is sent again', async () => {
    const { body } = await upload(seller, mp3(51));
    await api.services.storage.delete(`clips/${body.file}`);
    expect((await get(body.url)).status).toBe(404);
    expect((await upload(seller, mp3(51))).body.file).toBe(body.file);
    expect((await get(body.url)).status).toBe(200);
  });

  it('goes with its file after 30 days in which nothing used it, and the oldest beyond six at once', async () => {
    const { body } = await upload(seller, mp3(52));
    const later = (days: number): Date => new Date(Date.now() + days * 86_400_000);
    await sweepClips(api.services, later(20));
    expect((await get(body.url)).status).toBe(200);
    await sweepClips(api.services, later(40));
    expect((await get(body.url)).status).toBe(404);
    for (let frames = 60; frames < 68; frames += 1) await upload(seller, mp3(frames));
    const left = await world.db.selectFrom('clips').select('id').where('account_id', '=', sellerId).execute();
    expect(left).toHaveLength(6);
  });
});

describe('an upload is refused', () => {
  it('with a code, a status and a text for each fault, in the language of the page', async () => {
    const cases: [Uint8Array, number, string][] = [
      [new Uint8Array(), 400, 'missing'],
      [Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'kind'],
      [mp4({ videoCodec: 'hvc1' }), 415, 'codec'],
      [mp4({ seconds: 300 }), 422, 'video-length'],
      [mp4({ width: 4_096 }), 422, 'side'],
      [mp4().subarray(0, 300), 422, 'broken'],
      [Buffer.concat([wav(), Buffer.alloc(20_000_000)]), 413, 'sound-size'],
    ];
    for (const [bytes, status, code] of cases)
      expect(await upload(seller, bytes)).toMatchObject({ status, body: { code } });
    const { body } = await upload(seller, Buffer.from('no clip'), { 'accept-language': 'fr' });
    expect(body.message).toContain('Nous ne pouvons pas ouvrir ce fichier');
    // What arrived is removed once it is answered.
    const left = () => readdir(join(api.services.config.dataFolder, 'incoming-clips'));
    while ((await left()).length > 0) await new Promise((resolve) => void setTimeout(resolve, 20));
    expect(await left()).toEqual([]);
  });

  it('from everybody who does not sell, and without a token of ours', async () => {
    expect(await upload(api.visitor(), mp3())).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    // The second one's e-mail is not proven.
    for (const { visitor } of [await world.person('customer'), await world.person('seller')])
      expect(await upload(visitor, mp3())).toMatchObject({ status: 403, body: { code: 'not-seller' } });
    expect((await upload((await world.person('admin')).visitor, mp3())).status).toBe(201);
    expect(await upload(seller, mp3(), { 'csrf-token': 'no' })).toMatchObject({
      status: 403,
      body: { code: 'stale-page' },
    });
  });
});

it.each(['x.mp3', '../originals/a.jpg', '%2e%2e%2foriginals', `${'0'.repeat(20)}.mp3`, `${'0'.repeat(20)}.svg`])(
  'the address %s shows nothing',
  async (name) => {
    expect((await get(`/api/clips/${name}`)).status).toBe(404);
    expect((await get(`/api/captions/${'0'.repeat(13)}/x/${name}`)).status).toBe(404);
  },
);
