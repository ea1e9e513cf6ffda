import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { startTestApi, type TestApi, type TestVisitor } from '#api/http/testing.ts';
import { type Member, type MessagingHarness, openMessagingHarness } from '#api/modules/messaging/messaging.fixture.ts';

let api: TestApi;
let harness: MessagingHarness;
let jpeg: Buffer;
let parties: { buyer: Member; seller: Member; threadId: string };

beforeAll(async () => {
  api = await startTestApi();
  harness = await openMessagingHarness(api);
  jpeg = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Artist: 'Somebody at home' } })
    .jpeg()
    .toBuffer();
  parties = await harness.thread();
});
beforeEach(() => harness.world.db.deleteFrom('rate_limits').execute());
afterAll(() => api.close());

type Refusal = {
  code: string;
  message: string;
  field: string | null;
  fields: { name: string; value: string }[];
};
const REFUSAL = `query ($id: ID) { plainFormRefusal(form: "message", id: $id) { code message field fields { name value } } }`;
const THREAD =
  'query ($id: ID!) { thread(id: $id) { messages(first: 1) { edges { node { text attachments { id fileName url isPicture } } } } } }';
type Sent = { text: string; attachments: { id: string; fileName: string; url: string; isPicture: boolean }[] };

let keys = 0;
const newKey = (): string => {
  keys += 1;
  return `made-once-for-${keys}`;
};

const file = (bytes: Uint8Array | string, name: string): File =>
  new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], name);

/** Sends the form as a browser without scripts does: texts first, then the files. */
async function post(
  visitor: TestVisitor,
  typed: Readonly<Record<string, string>>,
  files: readonly File[] = [],
  headers: Readonly<Record<string, string>> = {},
): Promise<string | null> {
  if (!visitor.cookies.has('csrf-token')) await visitor.fetch('/api/csrf');
  const body = new FormData();
  for (const [name, value] of Object.entries(typed)) body.append(name, value);
  for (const one of files) body.append('files', one);
  if (files.length === 0) body.append('files', file('', ''), '');
  const response = await visitor.fetch('/api/account/message?lang=fr', {
    method: 'POST',
    body,
    headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin', ...headers },
    redirect: 'manual',
  });
  return response.headers.get('location');
}

const refusalOf = async (visitor: TestVisitor, id: string) =>
  (await visitor.query<{ plainFormRefusal: Refusal | null }>(REFUSAL, { id })).data?.plainFormRefusal;
const keptIn = (refusal: Refusal | null | undefined) =>
  refusal?.fields.filter(({ name }) => name.startsWith('attached-')) ?? [];
async function lastOf(visitor: TestVisitor, id: string): Promise<Sent | undefined> {
  const { data } = await visitor.query<{ thread: { messages: { edges: { node: Sent }[] } } }>(THREAD, { id });
  return data?.thread.messages.edges.at(-1)?.node;
}

describe('the plain form of a message', () => {
  it('sends files with it, made anew, or none where none was chosen', async () => {
    const { buyer, seller, threadId: id } = parties;
    const files = [file(jpeg, 'neck.jpg'), file('%PDF-1.7\n%%EOF\n', 'Appraisal.pdf')];
    const sent = { id, text: 'Here is the neck.', key: newKey() };
    expect(await post(buyer.visitor, sent, files)).toBe(`/fr/profile/messages/${id}`);
    const message = await lastOf(seller.visitor, id);
    expect(message).toMatchObject({
      text: 'Here is the neck.',
      attachments: expect.arrayContaining([
        expect.objectContaining({ fileName: 'neck.jpg', isPicture: true }),
        expect.objectContaining({ fileName: 'Appraisal.pdf', isPicture: false }),
      ]),
    });
    const picture = message?.attachments.find(({ isPicture }) => isPicture);
    const seen = Buffer.from(await (await seller.visitor.fetch(picture?.url ?? '')).arrayBuffer());
    expect(seen.includes('Somebody at home')).toBe(false);
    // Sent twice, it arrives once.
    expect(await post(buyer.visitor, sent, files)).toBe(`/fr/profile/messages/${id}`);
    expect(await lastOf(seller.visitor, id)).toEqual(message);
    expect(await post(buyer.visitor, { id, text: 'And nothing.', key: newKey() })).toBe(`/fr/profile/messages/${id}`);
    expect(await lastOf(seller.visitor, id)).toMatchObject({ text: 'And nothing.', attachments: [] });
  });

  it('that is refused keeps the files that have arrived, until their box is cleared', async () => {
    const { buyer, seller, threadId: id } = parties;
    expect(
      await post(buyer.visitor, { id, text: ' ', key: newKey() }, [file(jpeg, 'a.jpg'), file(jpeg, 'b.jpg')]),
    ).toBe(`/fr/plain/message?id=${id}`);
    const refusal = await refusalOf(buyer.visitor, id);
    expect(refusal).toMatchObject({ code: 'missing', field: 'text' });
    const [first] = keptIn(refusal);
    expect(keptIn(refusal).map(({ value }) => value)).toEqual(['a.jpg', 'b.jpg']);
    const again = { id, text: 'One of them.', key: newKey(), [first?.name ?? '']: 'a.jpg' };
    expect(await post(buyer.visitor, again, [file(jpeg, 'c.jpg')])).toBe(`/fr/profile/messages/${id}`);
    expect((await lastOf(seller.visitor, id))?.attachments.map(({ fileName }) => fileName).toSorted()).toEqual([
      'a.jpg',
      'c.jpg',
    ]);
  });

  it.each([
    ['something else', () => [file('<svg/>', 'logo.svg')], /logo\.svg.*JPEG/],
    ['a file over 10 MB', () => [file(new Uint8Array(10 * 2 ** 20 + 1), 'big.jpg')], /big\.jpg.*10 Mo/],
    ['eleven files', () => Array.from({ length: 11 }, (_, index) => file('%PDF-1.7\n%%EOF\n', `${index}.pdf`)), /10/],
  ])('names %s at its field, sends nothing, and keeps every word', async (_name, files, words) => {
    const { buyer, seller, threadId: id } = parties;
    const before = await lastOf(seller.visitor, id);
    const text = `Look at these, ${newKey()}.`;
    expect(await post(buyer.visitor, { id, text, key: newKey() }, [file(jpeg, 'good.jpg'), ...files()])).toBe(
      `/fr/plain/message?id=${id}`,
    );
    const refusal = await refusalOf(buyer.visitor, id);
    expect(refusal).toMatchObject({ code: 'attachments', field: 'files', message: expect.stringMatching(words) });
    // French has a space before a colon.
    expect(refusal?.message).not.toMatch(/\S:/);
    expect(refusal?.fields).toContainEqual({ name: 'text', value: text });
    expect(keptIn(refusal)[0]?.value).toBe('good.jpg');
    expect(keptIn(refusal).length).toBeLessThanOrEqual(10);
    expect(await lastOf(seller.visitor, id)).toEqual(before);
  });

  it('takes no more than ten together with those that it has', async () => {
    const { buyer, threadId: id } = parties;
    const pdfs = (count: number) =>
      Array.from({ length: count }, (_, index) => file('%PDF-1.7\n%%EOF\n', `${index}.pdf`));
    await post(buyer.visitor, { id, text: '', key: newKey() }, pdfs(8));
    const kept = Object.fromEntries(keptIn(await refusalOf(buyer.visitor, id)).map(({ name, value }) => [name, value]));
    expect(Object.keys(kept)).toHaveLength(8);
    await post(buyer.visitor, { id, text: 'All.', key: newKey(), ...kept }, pdfs(3));
    const refusal = await refusalOf(buyer.visitor, id);
    expect(refusal).toMatchObject({ code: 'attachments', field: 'files' });
    expect(keptIn(refusal)).toHaveLength(11);
  });

  it('sends nobody else’s file, and says so at the field', async () => {
    const { buyer, seller, threadId: id } = parties;
    await post(seller.visitor, { id, text: '', key: newKey() }, [file(jpeg, 'mine.jpg')]);
    const [theirs] = keptIn(await refusalOf(seller.visitor, id));
    await post(buyer.visitor, { id, text: 'Mine.', key: newKey(), [theirs?.name ?? '']: 'mine.jpg' });
    expect(await refusalOf(buyer.visitor, id)).toMatchObject({ code: 'attachments', field: 'files' });
  });

  it('keeps no file of guests, of pages of others, or above the limit of an account', async () => {
    const { buyer, threadId: id } = parties;
    const count = async () =>
      Number(
        (
          await harness.world.db
            .selectFrom('message_attachments')
            .select((is) => is.fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      );
    const before = await count();
    const guest = api.visitor();
    const next = new URLSearchParams({ next: `/plain/message?id=${id}` }).toString();
    expect(await post(guest, { id, text: 'Hello', key: newKey() }, [file(jpeg, 'a.jpg')])).toBe(`/fr/sign-in?${next}`);
    const evil = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    await post(buyer.visitor, { id, text: 'Hello', key: newKey() }, [file(jpeg, 'a.jpg')], evil);
    expect(await refusalOf(buyer.visitor, id)).toMatchObject({ code: 'stale-page', fields: [] });
    await post(buyer.visitor, { id, text: 'Hello', key: newKey() }, []);
    const { db } = harness.world;
    await post(buyer.visitor, { id, text: '', key: newKey() }, [file('no picture', 'a.jpg')]);
    await db.updateTable('rate_limits').set({ count: 60 }).where('key', 'like', 'message-attachments:%').execute();
    await post(buyer.visitor, { id, text: 'Hello', key: newKey() }, [file(jpeg, 'a.jpg')]);
    expect(await refusalOf(buyer.visitor, id)).toMatchObject({ code: 'attachments', field: 'files' });
    expect(await count()).toBe(before);
  });
});
