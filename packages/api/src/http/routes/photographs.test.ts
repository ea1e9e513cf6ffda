import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { photographLimits } from '@headstock/contracts/photographs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { startTestApi, type TestApi, TEST_ORIGIN, type TestVisitor } from '#api/http/testing.ts';
import { openWorld, type World } from '#api/contract/people.fixture.ts';
import { keepPhotographs, loadPhotographs, releasePhotographs, sweepPhotographs } from '#api/modules/media/index.ts';
import { actAs } from '#api/platform/actor-context.fixture.ts';
import { tx } from '#api/platform/db/tx.ts';
import { photographKey } from '#api/platform/images/original.ts';
import { cornersOf, heic, heicWith, jpegWithExif, quarterPicture } from '#api/platform/images/photograph.fixture.ts';

type Body = {
  id: string;
  imageId: string;
  width: number;
  height: number;
  isLargeEnough: boolean;
  master: { imageId: string };
  code?: string;
  message?: string;
};
type Answer = { status: number; body: Body };

let api: TestApi;
let world: World;
let visitor: TestVisitor;
let accountId: string;

beforeAll(async () => {
  api = await startTestApi();
  world = await openWorld(api);
  const seller = await world.person('seller');
  ({ visitor } = seller);
  accountId = seller.accountId ?? '';
});
afterAll(() => api.close());
beforeEach(() => world.db.deleteFrom('rate_limits').execute());

async function upload(sender: TestVisitor, bytes: Uint8Array, headers: Record<string, string> = {}): Promise<Answer> {
  if (!sender.cookies.has('csrf-token')) await sender.fetch('/api/csrf');
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(bytes)]), 'IMG_0001.HEIC');
  const response = await sender.fetch('/api/photographs', {
    method: 'POST',
    headers: { origin: TEST_ORIGIN, 'csrf-token': sender.cookies.get('csrf-token') ?? '', ...headers },
    body: form,
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

let shade = 0;
/** A photograph that nobody sent before. */
function unique(width = 200, height = 160): Promise<Buffer> {
  shade += 1;
  const background = { r: shade % 256, g: 80, b: 160 };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}
const served = async (imageId: string, width = 320, accept = 'image/webp') => {
  const response = await fetch(`${api.url}/images/${imageId}/${width}`, { headers: { accept } });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};
const actor = (id = accountId, isAdmin = false) => {
  const guest = world.shop.guest();
  const acting = actAs(guest, { accountId: id });
  return { ...acting, principal: { ...acting.principal, rights: { ...acting.principal.rights, isAdmin } } };
};
const EDIT = `mutation ($id: ID!, $rotation: Int!, $crop: PhotographCropInput) {
  photographEdit(id: $id, rotation: $rotation, crop: $crop) {
    success code message
    photograph { id width height rotation isLargeEnough image { id view width height url } master { id } crop { x y width height } }
  }
}`;
type Edited = {
  photographEdit: {
    success: boolean;
    code: string | null;
    photograph: {
      id: string;
      width: number;
      height: number;
      rotation: number;
      image: { id: string; url: string };
    } | null;
  };
};
const edit = async (sender: TestVisitor, id: string, rotation: number, crop: object | null = null) =>
  (await sender.query<Edited>(EDIT, { id, rotation, crop })).data?.photographEdit;
const files = async (prefix: string): Promise<number> => {
  let count = 0;
  for await (const _file of api.services.storage.list(prefix)) count += 1;
  return count;
};

describe('a photograph', () => {
  it('is served upright in the widths and formats of every picture, without what the camera wrote', async () => {
    const { status, body } = await upload(visitor, await jpegWithExif(6, 1_200, 900));
    expect([status, body.width, body.height, body.isLargeEnough]).toEqual([201, 900, 1_200, true]);
    for (const [accept, format] of [
      ['image/avif', 'heif'],
      ['image/webp', 'webp'],
      ['image/jpeg', 'jpeg'],
      ['image/png', 'png'],
    ] as const) {
      const { bytes } = await served(body.imageId, 320, accept);
      const metadata = await sharp(bytes).metadata();
      expect(metadata).toMatchObject({ format, width: 320, height: 427 });
      expect([metadata.exif, metadata.icc, metadata.xmp]).toEqual([undefined, undefined, undefined]);
      expect(bytes.includes('Somebody') || bytes.includes('GPS')).toBe(false);
      expect(await cornersOf(bytes)).toBe('blue red white green');
    }
    const original = await api.services.storage.get(photographKey(body.imageId));
    expect((await sharp(original).metadata()).exif).toBeUndefined();
  });

  it('is never served larger than it is', async () => {
    const { body } = await upload(visitor, await unique(500, 400));
    expect(await sharp((await served(body.imageId, 1920)).bytes).metadata()).toMatchObject({ width: 500, height: 400 });
    expect(await sharp((await served(body.imageId, 480)).bytes).metadata()).toMatchObject({ width: 480, height: 384 });
    expect(body.isLargeEnough).toBe(false);
  });

  it('may be HEIC, whose orientation is resolved once', async () => {
    const { status, body } = await upload(visitor, heicWith('irot', 3));
    expect([status, body.width, body.height]).toEqual([201, 80, 120]);
    expect(await cornersOf((await served(body.imageId)).bytes)).toBe('blue red white green');
  });

  it('sent again is the same one, also at the same moment, and to another account another', async () => {
    const bytes = await unique();
    const answers = await Promise.all([upload(visitor, bytes), upload(visitor, bytes), upload(visitor, bytes)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => `${body.id} ${body.imageId}`)).size).toBe(1);
    const other = await world.person('customer');
    const foreign = await upload(other.visitor, bytes);
    expect([foreign.body.id, foreign.body.imageId]).not.toContain(answers[0]?.body.id);
    expect(foreign.body.imageId).not.toBe(answers[0]?.body.imageId);
  });

  it('whose file was lost comes back when it is sent again', async () => {
    const bytes = await unique();
    const { body } = await upload(visitor, bytes);
    await api.services.storage.delete(photographKey(body.imageId));
    expect((await upload(visitor, bytes)).body.id).toBe(body.id);
    expect((await served(body.imageId)).status).toBe(200);
  });
});

describe('an upload is refused', () => {
  it('with a code and a status for each fault, in the language of the page', async () => {
    const jpeg = await jpegWithExif(1, 640, 480);
    const huge = await sharp({ create: { width: 12_000, height: 5_001, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const cases: [Uint8Array, number, string][] = [
      [new Uint8Array(), 400, 'missing'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'kind'],
      [Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]), 415, 'kind'],
      [jpeg.subarray(0, 900), 422, 'broken'],
      [heic().subarray(0, 500), 422, 'broken'],
      [huge, 422, 'pixels'],
      [new Uint8Array(photographLimits.bytes + 1), 413, 'size'],
    ];
    for (const [bytes, status, code] of cases)
      expect(await upload(visitor, bytes)).toMatchObject({ status, body: { code } });
    const { body } = await upload(visitor, Buffer.from('no picture'), { 'accept-language': 'fr' });
    expect(body.message).toContain('Nous ne pouvons pas ouvrir cette photo');
    // What arrived is removed once it is answered.
    const left = () => readdir(join(api.services.config.dataFolder, 'incoming-photographs'));
    while ((await left()).length > 0) await new Promise((resolve) => void setTimeout(resolve, 20));
    expect(await left()).toEqual([]);
  });

  it('without a session or a token of ours', async () => {
    const bytes = await unique();
    expect(await upload(api.visitor(), bytes)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(await upload(visitor, bytes, { 'csrf-token': 'no' })).toMatchObject({ status: 403 });
    const text = await visitor.fetch('/api/photographs', { method: 'POST', body: 'file' });
    expect(text.status).toBe(415);
  });

  it('where the disk is full, and nothing of it stays', async () => {
    const { storage, db } = api.services;
    const count = () => db.selectFrom('photographs').select('id').execute();
    const images = () => db.selectFrom('images').select('id').execute();
    const before = [(await count()).length, (await images()).length, await files('originals/')];
    const put = storage.put.bind(storage);
    storage.put = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    const bytes = await unique();
    const refused = await upload(visitor, bytes).finally(() => {
      storage.put = put;
    });
    expect(refused.status).toBe(503);
    expect([(await count()).length, (await images()).length, await files('originals/')]).toEqual(before);
    expect((await upload(visitor, bytes)).status).toBe(201);
  });

  it('by nobody’s size alone: a large photograph is prepared while the shop goes on answering', async () => {
    const large = await sharp({ create: { width: 7_700, height: 7_700, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    let done = false;
    const sending = upload(visitor, large).then((answer) => {
      done = true;
      return answer;
    });
    expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
    expect(done).toBe(false);
    expect(await sending).toMatchObject({ status: 201, body: { width: 4_096, height: 4_096 } });
  });
});

describe('an edit', () => {
  it('turns, then crops, makes another image, and keeps the photograph and the images of before', async () => {
    const { body } = await upload(visitor, await quarterPicture(800, 600).png().toBuffer());
    const turned = await edit(visitor, body.id, 90);
    expect(turned).toMatchObject({ success: true, photograph: { id: body.id, width: 600, height: 800, rotation: 90 } });
    const turnedImage = turned?.photograph?.image.id ?? '';
    expect(turnedImage).toMatch(/^[0-9a-f]{20}$/);
    expect(await cornersOf((await served(turnedImage)).bytes)).toBe('blue red white green');
    const cropped = await edit(visitor, body.id, 90, { x: 0.5, y: 0, width: 0.5, height: 0.5 });
    expect(cropped).toMatchObject({ photograph: { width: 300, height: 400 } });
    expect(await cornersOf((await served(cropped?.photograph?.image.id ?? '')).bytes)).toBe('red red red red');
    // Undone from the master, not from what was cut away.
    expect((await edit(visitor, body.id, 0))?.photograph?.image.id).toBe(body.imageId);
    expect((await edit(visitor, body.id, 90))?.photograph?.image.id).toBe(turnedImage);
    expect((await served(turnedImage, 640)).status).toBe(200);
  });

  it('of many at once leaves one that is whole', async () => {
    const { body } = await upload(visitor, await unique(400, 300));
    await Promise.all([90, 180, 270, 0, 90].map((rotation) => edit(visitor, body.id, rotation)));
    const kept = (await loadPhotographs(world.db, [body.id])).get(body.id);
    const pixels = await api.services.storage.get(photographKey(kept?.imageId ?? ''));
    expect(await sharp(pixels).metadata()).toMatchObject({ width: kept?.width, height: kept?.height });
    expect((kept?.rotation ?? 0) % 180 === 0).toBe((kept?.width ?? 0) > (kept?.height ?? 0));
  });

  it('that is impossible changes nothing', async () => {
    const { body } = await upload(visitor, await unique(400, 300));
    const crop = { x: 0, y: 0, width: 1, height: 1 };
    const cases: [number, object, string][] = [
      [45, crop, 'rotation'],
      [-90, crop, 'rotation'],
      [0, { ...crop, x: -0.1 }, 'crop'],
      [0, { ...crop, x: 0.5 }, 'crop'],
      [0, { ...crop, width: 0 }, 'crop'],
      [0, { ...crop, height: 12 }, 'crop'],
      [0, { ...crop, width: 0.1, height: 0.1 }, 'crop-small'],
    ];
    for (const [rotation, part, code] of cases)
      expect(await edit(visitor, body.id, rotation, part)).toMatchObject({ success: false, code, photograph: null });
    expect((await loadPhotographs(world.db, [body.id])).get(body.id)?.imageId).toBe(body.imageId);
  });

  it('of somebody else’s is as one of nothing, and of anybody’s open to admins', async () => {
    const { body } = await upload(visitor, await unique());
    const [stranger, admin] = [await world.person('customer'), await world.person('admin')];
    const seen = async (sender: TestVisitor) =>
      (
        await sender.query<{ photographs: { id: string }[] }>(
          'query ($ids: [ID!]!) { photographs(ids: $ids) { id } }',
          {
            ids: ['0000000000000', 'x', body.id],
          },
        )
      ).data?.photographs;
    expect(await edit(stranger.visitor, body.id, 90)).toMatchObject({ code: 'not-found' });
    expect(await edit(stranger.visitor, '0000000000000', 90)).toMatchObject({ code: 'not-found' });
    expect([await seen(stranger.visitor), await seen(visitor)]).toEqual([[], [{ id: body.id }]]);
    expect(await edit(admin.visitor, body.id, 90)).toMatchObject({ success: true });
    expect((await api.visitor().query(EDIT, { id: body.id, rotation: 0, crop: null })).errors).toHaveLength(1);
  });
});

describe('what is kept', () => {
  const keep = (usedBy: string, ids: string[], by = actor()) =>
    tx(world.db, (trx) => keepPhotographs(trx, by, usedBy, ids));
  const later = (days: number) => new Date(Date.now() + days * 86_400_000);

  it('stays while anything uses it, and goes with its files a month after', async () => {
    const [first, second] = [
      (await upload(visitor, await unique())).body,
      (await upload(visitor, await unique())).body,
    ];
    await edit(visitor, second.id, 90);
    await keep('draft:1', [first.id, second.id]);
    await keep('item:1', [second.id]);
    await keep('draft:1', [first.id]);
    await sweepPhotographs(api.services, later(40));
    const known = () => loadPhotographs(world.db, [first.id, second.id]);
    expect([...(await known()).keys()].toSorted()).toEqual([first.id, second.id].toSorted());
    await tx(world.db, (trx) => releasePhotographs(trx, 'item:1'));
    await sweepPhotographs(api.services, later(20));
    expect((await known()).size).toBe(2);
    await served(second.imageId);
    await sweepPhotographs(api.services, later(40));
    expect([...(await known()).keys()]).toEqual([first.id]);
    expect((await served(second.imageId)).status).toBe(404);
    expect([
      await files(`images/${second.imageId}/`),
      await api.services.storage.get(photographKey(second.imageId)),
    ]).toEqual([0, undefined]);
  });

  it('is one’s own, what was there before, or everything to an admin', async () => {
    const [own, foreign] = [
      (await upload(visitor, await unique())).body,
      (await upload((await world.person('seller')).visitor, await unique())).body,
    ];
    await expect(keep('draft:2', [own.id, foreign.id])).rejects.toMatchObject({ code: 'photographs' });
    await expect(keep('draft:2', ['0000000000000'])).rejects.toMatchObject({ code: 'photographs' });
    const admin = await world.person('admin');
    await keep('draft:2', [own.id, foreign.id], actor(admin.accountId ?? '', true));
    await keep('draft:2', [foreign.id]);
  });

  it('of what nothing uses is the newest of one account', async () => {
    const sender = await world.person('seller');
    const first = (await upload(sender.visitor, await unique())).body;
    const row = await world.db
      .selectFrom('photographs')
      .selectAll()
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 120 }, (_, index) => ({
      ...row,
      id: `copy${String(index).padStart(9, '0')}`,
      source_hash: `copy ${index}`,
      crop: null,
    }));
    await world.db.insertInto('photographs').values(copies).execute();
    await world.db
      .updateTable('photographs')
      .set({ touched_at: later(-2) })
      .where('id', '=', first.id)
      .execute();
    const second = (await upload(sender.visitor, await unique())).body;
    const left = await loadPhotographs(world.db, [first.id, second.id]);
    expect(left.has(second.id)).toBe(true);
    // Copies show its image: it cannot go, and counts as touched.
    const { count } = await world.db
      .selectFrom('photographs')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('account_id', '=', sender.accountId)
      .executeTakeFirstOrThrow();
    expect(count).toBeGreaterThanOrEqual(120);
  });
});
