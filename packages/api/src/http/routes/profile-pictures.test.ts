import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { startTestApi, type TestApi, TEST_ORIGIN, type TestVisitor } from '#api/http/testing.ts';
import { sweepProfilePictures } from '#api/modules/accounts/index.ts';
import { type Member, type MessagingHarness, openMessagingHarness } from '#api/modules/messaging/messaging.fixture.ts';

let api: TestApi;
let harness: MessagingHarness;
let halves: Buffer;

beforeAll(async () => {
  api = await startTestApi();
  harness = await openMessagingHarness(api);
  const red = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  halves = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({ IFD0: { Artist: 'Somebody at home' } })
    .jpeg({ quality: 95 })
    .toBuffer();
});
afterAll(() => api.close());
beforeEach(() => harness.world.db.deleteFrom('rate_limits').execute());

type Answer = { status: number; body: { id?: string; url?: string; code?: string } };

async function upload(visitor: TestVisitor, path: string, bytes: Uint8Array | string): Promise<Answer> {
  if (!visitor.cookies.has('csrf-token')) await visitor.fetch('/api/csrf');
  const form = new FormData();
  form.append('file', new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)]), 'me.jpg');
  const response = await visitor.fetch(`/api/profile-pictures/${path}`, {
    method: 'POST',
    headers: { origin: TEST_ORIGIN, 'csrf-token': visitor.cookies.get('csrf-token') ?? '' },
    body: form,
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}
async function show(url = '') {
  const response = await api.visitor().fetch(url);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}
async function colourOf(url = ''): Promise<'red' | 'blue'> {
  const { dominant } = await sharp((await show(url)).bytes).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
}
const remove = async ({ visitor }: Pick<Member, 'visitor'>, args: string) => {
  const { data } = await visitor.query<{ profilePictureRemove: { success: boolean; code: string | null } }>(
    `mutation { profilePictureRemove(${args}) { success code } }`,
  );
  return data?.profilePictureRemove;
};
const done = { success: true, code: null };
const files = async () => {
  const keys: string[] = [];
  for await (const { key } of api.services.storage.list('profile-pictures/')) keys.push(key);
  return keys;
};

describe('a profile picture', () => {
  it('is the chosen part, made anew, for everybody and for ever', async () => {
    const { visitor } = await harness.member();
    const { status, body } = await upload(visitor, 'avatar?x=0&y=0&width=50&height=100', halves);
    expect(status).toBe(201);
    const { headers, bytes } = await show(body.url);
    expect(headers.get('cache-control')).toContain('immutable');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 });
    expect(bytes.includes('Somebody at home')).toBe(false);
    expect(await colourOf(body.url)).toBe('red');
    expect(await colourOf((await upload(visitor, 'avatar?x=50&y=0&width=50&height=100', halves)).body.url)).toBe(
      'blue',
    );
    const { data } = await visitor.query('{ viewer { avatarImage { url } bannerImage { url } } }');
    expect(data).toMatchObject({ viewer: { bannerImage: null } });
  });

  it('has its middle kept where no part, or an impossible one, is named', async () => {
    const { visitor } = await harness.member();
    for (const query of ['', '?x=-1&y=0&width=1&height=1', '?x=90&y=90&width=100&height=100', '?x=a']) {
      const { status, body } = await upload(visitor, `banner${query}`, halves);
      expect(status).toBe(201);
      expect(await sharp((await show(body.url)).bytes).metadata()).toMatchObject({ width: 1_600, height: 400 });
    }
  });

  it('goes when it is replaced or removed, with its file', async () => {
    const member = await harness.member();
    const before = (await files()).length;
    const first = await upload(member.visitor, 'avatar', halves);
    const second = await upload(member.visitor, 'avatar', halves);
    expect((await show(first.body.url)).status).toBe(404);
    expect((await show(second.body.url)).status).toBe(200);
    expect(await files()).toHaveLength(before + 1);
    expect(await remove(member, 'kind: avatar')).toEqual(done);
    expect(await remove(member, 'kind: avatar')).toEqual(done);
    expect((await show(second.body.url)).status).toBe(404);
    expect(await files()).toHaveLength(before);
  });

  it('is one of several that are sent at once, and what was cut off is swept away', async () => {
    const { visitor, accountId } = await harness.member();
    await visitor.fetch('/api/csrf');
    await Promise.all([upload(visitor, 'avatar', halves), upload(visitor, 'avatar', halves)]);
    const { db } = api.services;
    await db
      .insertInto('profile_pictures')
      .values({ id: 'a'.repeat(24), account_id: accountId, kind: 'avatar' })
      .execute();
    await sweepProfilePictures(api.services, new Date(Date.now() + 2 * 3_600_000));
    const rows = await db.selectFrom('profile_pictures').select('id').where('account_id', '=', accountId).execute();
    const account = await db
      .selectFrom('accounts')
      .select('avatar_image_id')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    expect(rows).toEqual([{ id: account.avatar_image_id }]);
    expect((await show(`/api/profile-pictures/${account.avatar_image_id}.webp`)).status).toBe(200);
  });

  it('is taken away by admins, on record, and by nobody else', async () => {
    const [member, other] = [await harness.member(), await harness.member()];
    const admin = await harness.member('admin');
    const { body } = await upload(member.visitor, 'banner', halves);
    const whose = `kind: banner, accountId: "${member.accountId}"`;
    expect(await remove(other, whose)).toEqual({ success: false, code: 'not-found' });
    expect(await remove(other, 'kind: banner, accountId: "0000000000000"')).toEqual({
      success: false,
      code: 'not-found',
    });
    expect((await show(body.url)).status).toBe(200);
    expect(await remove(admin, whose)).toEqual(done);
    expect((await show(body.url)).status).toBe(404);
    const audited = await api.services.db
      .selectFrom('audit_log')
      .select(['action', 'actor_account_id'])
      .where('subject_id', '=', member.accountId)
      .execute();
    expect(audited).toEqual([{ action: 'account.picture-removed', actor_account_id: admin.accountId }]);
  });

  it.each([
    ['text', 'avatar', 'I am a guitar', 'kind'],
    ['half a picture', 'avatar', null, 'broken'],
    ['another kind', 'poster', 'x', 'not-found'],
  ])('is refused for %s', async (_what, path, bytes, code) => {
    const { visitor } = await harness.member();
    const { body } = await upload(visitor, path, bytes ?? halves.subarray(0, 300));
    expect(body.code).toBe(code);
  });

  it('needs somebody who is signed in', async () => {
    expect(await upload(api.visitor(), 'avatar', halves)).toMatchObject({ status: 401 });
  });
});
