import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { startTestApi, type TestApi, type TestVisitor } from '#api/http/testing.ts';
import { type Member, type MessagingHarness, openMessagingHarness } from './messaging.fixture.ts';

let api: TestApi;
let harness: MessagingHarness;
let stranger: Member;

beforeAll(async () => {
  api = await startTestApi();
  harness = await openMessagingHarness(api);
  stranger = await harness.member();
});
afterAll(() => api.close());
beforeEach(() => harness.world.db.deleteFrom('rate_limits').execute());

const db = () => harness.world.db;
const read = async <Data>(visitor: TestVisitor, query: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await visitor.query<Data>(query, variables);
  if (errors || !data) throw new Error(JSON.stringify(errors));
  return data;
};
const unread = async ({ visitor }: Member): Promise<number> =>
  (await read<{ messageCountUnread: number }>(visitor, '{ messageCountUnread }')).messageCountUnread;

type List = { threads: { totalCount: number; edges: { node: { id: string; unreadCount: number } }[] } };
const THREADS = `query ($filter: ThreadFilter, $search: String, $first: Int, $after: String) {
  threads(filter: $filter, search: $search, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { id unreadCount subject { kind title path } counterpart { displayName } } } } }`;
type Page = {
  thread: { messages: { pageInfo: { hasNextPage: boolean; endCursor: string }; edges: { node: { text: string } }[] } };
};
const MESSAGES = `query ($id: ID!, $after: String) { thread(id: $id) { messages(first: 50, after: $after) {
  pageInfo { hasNextPage endCursor } edges { node { text } } } } }`;
const listed = async (member: Member, variables: Record<string, unknown> = {}): Promise<string[]> =>
  (await read<List>(member.visitor, THREADS, variables)).threads.edges.map(({ node }) => node.id);

describe('a thread', () => {
  it('is one for a pair and a subject, whoever writes', async () => {
    const { buyer, seller, itemId, threadId } = await harness.thread();
    const answer = await harness.send(seller.visitor, { threadId, text: 'It is.' });
    expect(answer).toMatchObject({ success: true, thread: { id: threadId }, sent: { text: 'It is.' } });
    const again = await harness.send(buyer.visitor, { subject: { kind: 'ITEM', id: itemId } });
    expect(again.thread?.id).toBe(threadId);
  });

  it('counts what each has not read, until they have', async () => {
    const { buyer, seller, threadId } = await harness.thread();
    await harness.send(buyer.visitor, { threadId, text: 'Hello?' });
    expect([await unread(buyer), await unread(seller)]).toEqual([0, 2]);
    expect(await listed(seller, { filter: 'UNREAD' })).toEqual([threadId]);
    const mark = 'mutation ($id: ID!) { threadMarkRead(id: $id) { success thread { unreadCount } } }';
    expect(await read(seller.visitor, mark, { id: threadId })).toEqual({
      threadMarkRead: { success: true, thread: { unreadCount: 0 } },
    });
    expect(await unread(seller)).toBe(0);
    expect(await listed(seller, { filter: 'UNREAD' })).toEqual([]);
  });

  it('is nobody else’s: reading, writing, marking, reporting and blocking answer as for an unknown one', async () => {
    const { buyer, threadId, messageId } = await harness.thread();
    const { visitor } = stranger;
    expect(await read(visitor, 'query ($id: ID!) { thread(id: $id) { id } }', { id: threadId })).toEqual({
      thread: null,
    });
    expect(await harness.send(visitor, { threadId })).toMatchObject({ success: false, code: 'not-found' });
    for (const mutation of [
      `threadMarkRead(id: "${threadId}")`,
      `messageReport(id: "${messageId}", reason: spam)`,
      `accountBlock(id: "${buyer.accountId}")`,
    ])
      expect(
        Object.values(await read<Record<string, unknown>>(visitor, `mutation { ${mutation} { success code } }`)),
      ).toEqual([{ success: false, code: 'not-found' }]);
    expect(await listed(stranger)).toEqual([]);
  });

  it('is not for visitors', async () => {
    const { threadId } = await harness.thread();
    const guest = api.visitor();
    const { errors } = await guest.query('query ($id: ID!) { thread(id: $id) { id } }', { id: threadId });
    expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  });

  it('about an order is for its buyer and seller, and has its steps', async () => {
    const [buyer, seller] = [await harness.member(), await harness.member('seller')];
    const { order } = await harness.world.placed(buyer.accountId, seller.accountId);
    const subject = { kind: 'ORDER', id: order };
    expect(await harness.send(stranger.visitor, { subject })).toMatchObject({ code: 'not-found' });
    const sent = await harness.send(seller.visitor, { subject, text: 'Packed. Call 615-555-0142.' });
    expect(sent).toMatchObject({ success: true });
    const { thread } = await read<{ thread: { steps: { text: string }[]; viewerIsBuyer: boolean } }>(
      buyer.visitor,
      'query ($id: ID!) { thread(id: $id) { viewerIsBuyer steps { text } } }',
      { id: sent.thread?.id },
    );
    expect(thread).toEqual({ viewerIsBuyer: true, steps: [{ text: 'The order was placed.' }] });
  });

  it('about the order of a guest has nobody to write to', async () => {
    const seller = await harness.member('seller');
    const { order } = await harness.world.placed(null, seller.accountId);
    const subject = { kind: 'ORDER', id: order };
    expect(await harness.send(seller.visitor, { subject })).toMatchObject({ success: false, code: 'guest-order' });
  });

  it('about one’s own has nobody either, and an unknown subject is not found', async () => {
    const seller = await harness.member('seller');
    const { itemId } = await harness.item(seller.accountId);
    expect(await harness.send(seller.visitor, { subject: { kind: 'ITEM', id: itemId } })).toMatchObject({
      code: 'own-thing',
    });
    for (const id of ['0000000000000', '', "' OR 1=1 --", '../etc/passwd'])
      for (const kind of ['ITEM', 'ORDER', 'OFFER'])
        expect(await harness.send(seller.visitor, { subject: { kind, id } })).toMatchObject({ code: 'not-found' });
  });

  it('is found by words of messages, names and titles, which are no patterns', async () => {
    const { buyer, seller, threadId } = await harness.thread();
    await harness.send(buyer.visitor, { threadId, text: 'Has the truss rod 50% of its travel left?' });
    expect(await listed(seller, { search: 'TRUSS 50%' })).toEqual([threadId]);
    expect(await listed(seller, { search: 'stratocaster' })).toEqual([threadId]);
    expect(await listed(seller, { search: 'customer' })).toEqual([threadId]);
    expect(await listed(seller, { search: 'truss banjo' })).toEqual([]);
    expect(await listed(seller, { search: '%' })).toEqual([threadId]);
    expect(await listed(seller, { search: '5_%' })).toEqual([]);
    expect(await listed(seller, { filter: 'BUYING' })).toEqual([]);
    expect(await listed(seller, { filter: 'SELLING' })).toEqual([threadId]);
  });

  it('of three hundred messages is read backwards, each once', async () => {
    const { buyer, seller, threadId } = await harness.thread();
    await sql`INSERT INTO messages (id, thread_id, sender_account_id, recipient_account_id, body, idempotency_key, created_at)
      SELECT substr(${threadId}, 1, 9) || lpad(n::text, 4, '0'), ${threadId}, ${buyer.accountId}, ${seller.accountId}, 'Message ' || n, 'bulk-' || n,
        now() - make_interval(secs => n) FROM generate_series(1, 299) AS n`.execute(db());
    const texts: string[] = [];
    let after: string | null = null;
    do {
      const page: Page = await read<Page>(seller.visitor, MESSAGES, { id: threadId, after });
      const { edges, pageInfo } = page.thread.messages;
      texts.push(...edges.map(({ node }) => node.text));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(texts).toHaveLength(300);
    expect(new Set(texts).size).toBe(300);
    expect(texts.slice(0, 3)).toEqual(['Is it still there?', 'Message 1', 'Message 2']);
    expect(texts.at(-1)).toBe('Message 299');
  });
});

describe('a message', () => {
  it('that is sent twice arrives once, and its key serves no other', async () => {
    const { buyer, seller, threadId } = await harness.thread();
    const message = { threadId, text: 'Once.', idempotencyKey: 'the-same-key' };
    const [one, other] = await Promise.all([
      harness.send(buyer.visitor, message),
      harness.send(buyer.visitor, message),
    ]);
    expect(one.sent?.id).toBe(other.sent?.id);
    expect(await unread(seller)).toBe(2);
    expect(await harness.send(buyer.visitor, { ...message, text: 'Twice.' })).toMatchObject({ code: 'key-reused' });
  });

  it('has 1 to 2,000 characters, and says which is wrong', async () => {
    const { buyer, threadId } = await harness.thread();
    for (const text of ['', ' \n ', 'x'.repeat(2_001)])
      expect(await harness.send(buyer.visitor, { threadId, text })).toMatchObject({ success: false, code: 'text' });
    const sent = await harness.send(buyer.visitor, { threadId, text: ' \u0000<b>x</b>\uD800 ' });
    expect(sent.sent?.text).toBe('<b>x</b>\uFFFD');
  });

  it('with contact details before a purchase is held back once, and then goes as it is', async () => {
    const { buyer, seller, threadId } = await harness.thread();
    const message = { threadId, text: 'Call 615-555-0142 or mail me@example.com.' };
    expect(await harness.send(buyer.visitor, message)).toMatchObject({
      success: false,
      code: 'contact-details',
      sent: null,
      contactDetails: [
        { kind: 'phone', text: '615-555-0142' },
        { kind: 'email', text: 'me@example.com' },
      ],
    });
    expect(await unread(seller)).toBe(1);
    const sent = await harness.send(buyer.visitor, { ...message, sendContactDetails: true });
    expect(sent.sent?.text).toBe(message.text);
    const { messageId } = await harness.thread();
    expect(messageId).toBeTruthy();
  });

  it('with contact details is not held back from the shop itself', async () => {
    const buyer = await harness.member();
    const { itemId } = await harness.item(harness.world.shop.houseId);
    const text = 'Please call 615-555-0142.';
    expect(await harness.send(buyer.visitor, { subject: { kind: 'ITEM', id: itemId }, text })).toMatchObject({
      success: true,
    });
  });

  it('is mailed once until it is read, with a link into the thread and one to switch it off', async () => {
    const { buyer, seller, threadId } = await harness.thread();
    await harness.send(buyer.visitor, { threadId, text: 'And another.' });
    const mails = () =>
      db().selectFrom('outbox').selectAll().where('recipient', '=', seller.email).orderBy('id').execute();
    expect(await mails()).toHaveLength(1);
    const [mail] = await mails();
    expect(mail?.text_body).toContain(`/profile/messages/${threadId}`);
    expect(mail?.text_body).toContain('Is it still there?');
    expect(mail?.unsubscribe_url).toMatch(/\/api\/unsubscribe\/[\w-]{32}$/);
    await read(seller.visitor, `mutation { threadMarkRead(id: "${threadId}") { success } }`);
    await harness.send(buyer.visitor, { threadId, text: 'Later.' });
    expect(await mails()).toHaveLength(2);
  });

  it('is limited by sender, who hears when to go on', async () => {
    const { buyer, threadId } = await harness.thread();
    const codes = new Set<string | null>();
    for (let count = 0; count < 32; count += 1) codes.add((await harness.send(buyer.visitor, { threadId })).code);
    expect([...codes]).toEqual([null, 'rate-limited']);
  });

  it('that was received can be reported, which tells the shop once', async () => {
    const { seller, buyer, messageId } = await harness.thread();
    const report = (visitor: TestVisitor) =>
      read(visitor, `mutation { messageReport(id: "${messageId}", reason: fraud, details: "Odd") { success code } }`);
    expect(await report(buyer.visitor)).toMatchObject({ messageReport: { success: false, code: 'not-found' } });
    for (let count = 0; count < 2; count += 1)
      expect(await report(seller.visitor)).toMatchObject({ messageReport: { success: true } });
    const mails = await db()
      .selectFrom('outbox')
      .select('text_body')
      .where('event_key', 'like', `message-report:${messageId}:%`)
      .execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text_body).toContain('Is it still there?');
  });
});
