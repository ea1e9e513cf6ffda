import { existsSync, readdirSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import sharp from 'sharp';
import { inDataFolder } from '#api/platform/config.ts';
import { sweepForms } from '#api/modules/content/forms/sweep-forms.ts';
import { startTestApi, TEST_ORIGIN, type TestApi, type TestVisitor } from '#api/http/testing.ts';

let api: TestApi;
let next = 0;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const answers = {
  name: 'June Carter',
  email: 'June@Example.com',
  brand: 'Gibson',
  model: 'J-45',
  year: 'c. 1953',
  handover: 'ship',
  wrong: 'The top cracked.\0',
};

/** A visitor from an address of his own, so that limits do not meet. */
const visitor = (): TestVisitor => api.visitor({ 'x-forwarded-for': `10.1.0.${(next += 1)}` });
const key = (): string => crypto.randomUUID();

function form(fields: Record<string, string>, files: readonly [string, Buffer][] = []): FormData {
  const content = new FormData();
  for (const [name, text] of Object.entries(fields)) content.set(name, text);
  for (const [name, bytes] of files) content.append('pictures', new Blob([new Uint8Array(bytes)]), name);
  return content;
}

async function send(who: TestVisitor, body: FormData, headers: Record<string, string> = {}, path = 'repair') {
  if (!who.cookies.has('csrf-token')) await who.fetch('/api/csrf');
  const response = await who.fetch(`/api/forms/${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'application/json', 'csrf-token': who.cookies.get('csrf-token') ?? '', ...headers },
    body,
  });
  const text = await response.text();
  const json: { reference?: string; message?: string; problems?: { field: string; code: string; message: string }[] } =
    text.startsWith('{') ? JSON.parse(text) : {};
  const { status, headers: given } = response;
  return { status, location: given.get('location'), retryAfter: given.get('retry-after'), text, ...json };
}

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '36/1 9/1 0/1' } })
    .toBuffer();

const submissionsOf = (reference: string | undefined) =>
  api.services.db
    .selectFrom('form_submissions')
    .selectAll()
    .where('reference', '=', reference ?? '')
    .execute();
const files = (): string[] => {
  const folder = inDataFolder(api.services.config, 'files', 'form-pictures');
  return existsSync(folder) ? readdirSync(folder) : [];
};

describe('a form', () => {
  it('is stored with its pictures, and mailed once to the shop and once to the sender', async () => {
    const { status, reference } = await send(
      visitor(),
      form({ ...answers, formKey: key() }, [['a.jpg', await picture()]]),
    );
    expect(status).toBe(201);
    expect(reference).toMatch(/^R-[0-9A-HJKMNP-TV-Z]{7}$/);
    const [kept] = await submissionsOf(reference);
    expect(kept?.answers).toEqual({ ...answers, email: 'june@example.com', wrong: 'The top cracked.' });
    const mails = await api.services.db
      .selectFrom('outbox')
      .select(['recipient', 'text_body'])
      .where('event_key', 'like', `form:${kept?.id}:%`)
      .orderBy('event_key')
      .execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['june@example.com', 'shop@headstock.test']);
    expect(mails[0]?.text_body).toContain(reference);
    expect(mails[0]?.text_body).not.toContain('June');
    expect(mails[1]?.text_body).toContain('The top cracked.');
    const [seen] = await api.services.db
      .selectFrom('form_pictures')
      .select('id')
      .where('submission_id', '=', kept?.id ?? '')
      .execute();
    expect(mails[1]?.text_body).toContain(`${TEST_ORIGIN}/api/forms/pictures/${seen?.id}\n`);
    expect(mails[1]?.text_body).toContain(`mailto:june%40example.com?subject=${reference}`);
  });

  it('is stored once, however often it is sent', async () => {
    const who = visitor();
    const formKey = key();
    const bytes = await picture();
    await who.fetch('/api/csrf');
    const once = () => send(who, form({ ...answers, formKey }, [['a.jpg', bytes]]));
    const sent = await Promise.all([once(), once(), once()]);
    expect(new Set(sent.map(({ reference }) => reference)).size).toBe(1);
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    const [kept, ...more] = await submissionsOf(sent[0].reference);
    expect(more).toEqual([]);
    const rows = await api.services.db
      .selectFrom('form_pictures')
      .select('id')
      .where('submission_id', '=', kept?.id ?? '')
      .execute();
    expect(rows).toHaveLength(1);
    const other = await send(who, form({ ...answers, wrong: 'Something else.', formKey }));
    expect([other.status, other.problems?.[0]?.code]).toEqual([400, 'changed']);
  });

  it('explains what is wrong, and stores nothing', async () => {
    const before = files().length;
    const { status, problems } = await send(
      visitor(),
      form({ email: 'june', year: 'old', isAdmin: 'true' }, [['a.jpg', await picture()]]),
    );
    expect(status).toBe(400);
    expect(problems?.map(({ field, message }) => [field, message])).toEqual([
      ['name', 'Please type something'],
      ['email', 'Invalid E-mail'],
      ['brand', 'Please type something'],
      ['model', 'Please type something'],
      ['year', 'The value must contain a number'],
      ['handover', 'Please select something'],
      ['wrong', 'Please type something'],
    ]);
    expect(files()).toHaveLength(before);
  });

  it('is refused without the token, from another origin, as JSON, and for an unknown type', async () => {
    const plain = { accept: 'text/html', 'csrf-token': '' };
    expect((await send(visitor(), form(answers), { 'csrf-token': 'forged' })).status).toBe(403);
    expect((await send(visitor(), form(answers), plain)).status).toBe(403);
    expect((await send(visitor(), form(answers), { ...plain, origin: 'https://elsewhere.test' })).status).toBe(403);
    expect((await send(visitor(), form(answers), {}, 'unknown')).status).toBe(404);
    const response = await visitor().fetch('/api/forms/repair', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(415);
  });
});

describe('an interrupted form', () => {
  const start = '--edge\r\nContent-Disposition: form-data; name="pictures"; filename="a.jpg"\r\n\r\n';

  it.each([
    ['without an edge', 'multipart/form-data', 'x'],
    ['in the head of a part', 'multipart/form-data; boundary=edge', '--edge\r\nContent-Disp'],
    ['in a picture', 'multipart/form-data; boundary=edge', `${start}\u00ff`],
  ])('%s is a bad request', async (_where, type, body) => {
    const who = visitor();
    await who.fetch('/api/csrf');
    const headers = { 'content-type': type, 'csrf-token': who.cookies.get('csrf-token') ?? '' };
    const response = await who.fetch('/api/forms/repair', { method: 'POST', headers, body });
    expect([response.status, await response.json()]).toEqual([400, { message: 'The request is not understood.' }]);
  });
});

describe('a page without scripts', () => {
  const page = { accept: 'text/html,application/xhtml+xml', 'csrf-token': '', origin: TEST_ORIGIN };
  const DRAFT = `query D($id: ID!) { formDraft(id: $id) { type answers { name value } problems { field code } pictures { id fileName } } }`;

  it('is redirected to the reference of its submission, in its language', async () => {
    const { status, location } = await send(visitor(), form({ ...answers, formKey: key() }), page, 'repair?lang=fr');
    expect(status).toBe(303);
    expect(location).toMatch(/^\/fr\/forms\/repair\?sent=R-\w{7}$/);
  });

  it('is redirected to a draft with its input, and can submit that again', async () => {
    const who = visitor();
    const bad = form({ ...answers, email: 'june' }, [
      ['one.jpg', await picture()],
      ['two.jpg', await picture(50, 50)],
    ]);
    const { location } = await send(who, bad, page);
    const [, id = ''] = /^\/forms\/repair\?draft=([\w-]{24})$/.exec(location ?? '') ?? [];
    const { data } = await who.query<{
      formDraft: { problems: unknown; pictures: { id: string; fileName: string }[] };
    }>(DRAFT, { id });
    expect(data?.formDraft).toMatchObject({
      type: 'repair',
      problems: [{ field: 'email', code: 'email' }],
      pictures: [{ fileName: 'one.jpg' }, { fileName: 'two.jpg' }],
    });
    const unwantedPicture = data?.formDraft.pictures[0]?.id ?? '';
    const again = await send(who, form({ ...answers, formKey: key(), formDraft: id, unwantedPicture }), page);
    const [kept] = await submissionsOf(again.location?.split('=')[1]);
    const rows = await api.services.db
      .selectFrom('form_pictures')
      .select('file_name')
      .where('submission_id', '=', kept?.id ?? '')
      .execute();
    expect(rows).toEqual([{ file_name: 'two.jpg' }]);
  });

  it('finds no draft by guessing its id', async () => {
    const { data } = await visitor().query(DRAFT, { id: 'x'.repeat(24) });
    expect(data).toEqual({ formDraft: null });
  });
});

/** A truncated picture that claims a size: it must be refused before it is decoded. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const sizes = Buffer.alloc(8);
    sizes.writeUInt32BE(data.length, 0);
    sizes.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([sizes.subarray(0, 4), body, sizes.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const lines = deflateSync(Buffer.alloc(1000 * (width + 1)), { level: 1 });
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))]);
}

describe('a full disk', () => {
  it('answers 503, stores nothing of the form, and accepts it later', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      syscall: 'write',
    });
    const write = jest.spyOn(api.services.storage, 'put').mockRejectedValueOnce(full);
    const who = visitor();
    const sent = { ...answers, formKey: key() };
    const pictures: [string, Buffer][] = [['one.jpg', await picture()]];
    const refused = await send(who, form(sent, pictures));
    expect(refused.status).toBe(503);
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    expect(refused.text).not.toMatch(/ENOSPC|device|headstock-api/);
    const kept = await api.services.db
      .selectFrom('form_submissions')
      .select('id')
      .where('idempotency_key', '=', sent.formKey)
      .execute();
    expect(kept).toEqual([]);
    expect((await send(who, form(sent, pictures))).status).toBe(201);
    write.mockRestore();
  });
});

describe('a picture', () => {
  const sendPicture = async (name: string, bytes: Buffer) =>
    send(visitor(), form({ ...answers, formKey: key() }, [[name, bytes]]));
  const codeOf = async (name: string, bytes: Buffer) => (await sendPicture(name, bytes)).problems?.[0]?.code;

  it('is refused by its content, whatever its name', async () => {
    const jpeg = await picture();
    expect(await codeOf('a.jpg', Buffer.from('<html><script>alert(1)</script></html>'))).toBe('picture-kind');
    expect(await codeOf('a.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'))).toBe(
      'picture-kind',
    );
    expect(await codeOf('a.jpg', Buffer.concat([jpeg, Buffer.from('<SCRIPT>alert(1)</SCRIPT>')]))).toBe('picture-kind');
    expect(await codeOf('a.jpg', jpeg.subarray(0, 80))).toBe('picture-broken');
    expect(await codeOf('a.jpg', Buffer.alloc(0))).toBe('picture-broken');
    expect(await codeOf('a.jpg', Buffer.concat([jpeg, Buffer.alloc(10 * 2 ** 20)]))).toBe('picture-bytes');
  });

  it('of 20,000 by 20,000 pixels is refused before it is decoded', async () => {
    expect(await codeOf('huge.png', png(20_000, 20_000))).toBe('picture-side');
  });

  it('is limited to eight per form', async () => {
    const bytes = await picture(8, 8);
    const many = Array.from({ length: 9 }, (_, index): [string, Buffer] => [`${index}.jpg`, bytes]);
    const { problems } = await send(visitor(), form({ ...answers, formKey: key() }, many));
    expect(problems?.map(({ code }) => code)).toEqual(['picture-count']);
  });

  it('is stored without its camera’s metadata, and shown to admins only', async () => {
    const { reference } = await sendPicture('../../etc/passwd.jpg', await picture(3_000, 1_000));
    const [kept] = await submissionsOf(reference);
    const row = await api.services.db
      .selectFrom('form_pictures')
      .selectAll()
      .where('submission_id', '=', kept?.id ?? '')
      .executeTakeFirstOrThrow();
    expect([row.width, row.height]).toEqual([2_400, 800]);
    const bytes = await sharp(await api.services.storage.get(`form-pictures/${row.id}.jpg`)).metadata();
    expect([bytes.format, bytes.exif]).toEqual(['jpeg', undefined]);
    expect((await visitor().fetch(`/api/forms/pictures/${row.id}`)).status).toBe(404);
    expect((await visitor().fetch('/api/forms/pictures/..%2F..%2Fsecret')).status).toBe(404);
  });

  it('without a form is swept, row and file', async () => {
    const before = files().length;
    const { id } = await api.services.db
      .insertInto('form_pictures')
      .values({
        id: 'a'.repeat(24),
        position: 0,
        file_name: 'x',
        source_hash: '',
        width: 1,
        height: 1,
        created_at: new Date(0),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sweepForms(api.services);
    expect(await api.services.db.selectFrom('form_pictures').select('id').where('id', '=', id).execute()).toEqual([]);
    expect(files()).toHaveLength(before);
  });
});

describe('a submission', () => {
  it('is kept for three years, an appraisal for ten, and then forgotten with its pictures', async () => {
    const { db } = api.services;
    const day = new Date('2020-03-01T12:00:00Z');
    const yearsLater = (years: number, days: number): Date => new Date(Date.UTC(2020 + years, 2, 1 + days, 12));
    const appraisal = { ...answers, condition: 'good', purpose: 'estate' };
    const sent = [
      await send(visitor(), form({ ...answers, formKey: key() }, [['a.jpg', await picture()]])),
      await send(visitor(), form({ ...appraisal, formKey: key() }), {}, 'appraisal'),
    ].map(({ reference = '' }) => reference);
    await sql`UPDATE form_submissions SET created_at = ${day} WHERE reference = ANY(${sent})`.execute(db);
    const kept = async () =>
      (
        await db.selectFrom('form_submissions').select('type').where('reference', 'in', sent).orderBy('type').execute()
      ).map(({ type }) => type);
    const before = files().length;
    await sweepForms(api.services, yearsLater(3, -1));
    expect([await kept(), files().length]).toEqual([['appraisal', 'repair'], before]);
    await sweepForms(api.services, yearsLater(3, 1));
    expect([await kept(), files().length]).toEqual([['appraisal'], before - 1]);
    await sweepForms(api.services, yearsLater(10, -1));
    expect(await kept()).toEqual(['appraisal']);
    await sweepForms(api.services, yearsLater(10, 1));
    expect(await kept()).toEqual([]);
  });
});

it('visitors cannot list submissions', async () => {
  const { errors } = await visitor().query('{ formSubmissions { totalCount } }');
  expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
});

it('a sender without a proof of work may send a few forms', async () => {
  const careful = await startTestApi({ BOT_CHECK: 'true' });
  try {
    const who = careful.visitor();
    const statuses: number[] = [];
    for (let turn = 0; turn < 5; turn += 1)
      statuses.push((await send(who, form({ ...answers, formKey: key() }))).status);
    expect(statuses).toEqual([201, 201, 201, 201, 429]);
  } finally {
    await careful.close();
  }
});
