import { dayIn } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { startTestApi, type TestApi, type TestVisitor } from '#api/http/testing.ts';
import { type MessagingHarness, openMessagingHarness } from './messaging.fixture.ts';

let api: TestApi;
let harness: MessagingHarness;
beforeAll(async () => {
  api = await startTestApi();
  harness = await openMessagingHarness(api);
});
afterAll(() => api.close());
beforeEach(() => harness.world.db.deleteFrom('rate_limits').execute());

const read = async <Data>(visitor: TestVisitor, query: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await visitor.query<Data>(query, variables);
  if (errors || !data) throw new Error(JSON.stringify(errors));
  return data;
};

type Answer = { success: boolean; code: string | null; id?: string | null };
const save = async (visitor: TestVisitor, reply: object, id: string | null = null): Promise<Answer> =>
  (
    await read<{ savedReplySave: Answer }>(
      visitor,
      'mutation ($id: ID, $reply: SavedReplyInput!) { savedReplySave(id: $id, reply: $reply) { success code id } }',
      { id, reply },
    )
  ).savedReplySave;
type Reply = { id: string; title: string; textEn: string; textFr: string };
const replies = async (visitor: TestVisitor): Promise<Reply[]> =>
  (await read<{ savedReplies: Reply[] }>(visitor, '{ savedReplies { id title textEn textFr } }')).savedReplies;
const remove = async (visitor: TestVisitor, id: string): Promise<Answer> =>
  (
    await read<{ savedReplyRemove: Answer }>(
      visitor,
      'mutation ($id: ID!) { savedReplyRemove(id: $id) { success code } }',
      {
        id,
      },
    )
  ).savedReplyRemove;

describe('a saved reply', () => {
  it('is kept, changed and removed by its owner alone', async () => {
    const [{ visitor }, stranger, admin] = [
      await harness.member('seller'),
      await harness.member(),
      await harness.member('admin'),
    ];
    const made = await save(visitor, {
      title: ' Still  there ',
      textEn: 'Yes, {item} is.\r\nFor {price}.',
      textFr: ' ',
    });
    expect(made).toMatchObject({ success: true });
    const id = made.id ?? '';
    expect(await replies(visitor)).toEqual([
      { id, title: 'Still there', textEn: 'Yes, {item} is.\nFor {price}.', textFr: '' },
    ]);
    for (const other of [stranger, admin]) {
      expect(await replies(other.visitor)).toEqual([]);
      expect(await save(other.visitor, { title: 'Mine', textEn: 'x' }, id)).toMatchObject({ code: 'not-found' });
      expect(await remove(other.visitor, id)).toMatchObject({ code: 'not-found' });
    }
    expect((await api.visitor().query('{ savedReplies { id } }')).errors).toHaveLength(1);
    expect(await save(visitor, { title: 'Still there', textFr: 'Oui.' }, id)).toMatchObject({ success: true, id });
    expect(await replies(visitor)).toEqual([{ id, title: 'Still there', textEn: '', textFr: 'Oui.' }]);
    expect(await remove(visitor, id)).toMatchObject({ success: true });
    expect(await remove(visitor, id)).toMatchObject({ code: 'not-found' });
  });

  it('has a name of its own, also when it is sent twice at once, and a text', async () => {
    const { visitor } = await harness.member();
    const twice = await Promise.all([1, 2].map(() => save(visitor, { title: 'Sold', textEn: 'It is sold.' })));
    expect(twice.map(({ code }) => code).toSorted()).toEqual([null, 'title-taken'].toSorted());
    expect(await save(visitor, { title: 'SOLD', textEn: 'x' })).toMatchObject({ code: 'title-taken' });
    expect(await save(visitor, { title: 'x'.repeat(61), textEn: 'x' })).toMatchObject({ code: 'title' });
    expect(await save(visitor, { title: 'Long', textEn: 'x'.repeat(2_001) })).toMatchObject({ code: 'text' });
    expect(await save(visitor, { title: 'Empty', textEn: '\0 ' })).toMatchObject({ code: 'text' });
  });

  it('is one of thirty, however many come at once', async () => {
    const { visitor } = await harness.member();
    const sent = await Promise.all(
      Array.from({ length: 32 }, (_, index) => save(visitor, { title: `Reply ${index}`, textEn: 'x' })),
    );
    expect(sent.filter(({ success }) => success)).toHaveLength(30);
    expect(sent.filter(({ code }) => code === 'full')).toHaveLength(2);
  });

  it('is filled in from what the thread is about', async () => {
    const { buyer, itemId, threadId } = await harness.thread();
    const facts = 'query ($id: ID!) { thread(id: $id) { replyFacts { item price { amountCents } shipAt } } }';
    type Facts = { thread: { replyFacts: { item: string; price: { amountCents: number }; shipAt: null } } };
    const { thread } = await read<Facts>(buyer.visitor, facts, { id: threadId });
    const listing = await harness.world.db
      .selectFrom('listings')
      .select('asking_cents')
      .where('item_id', '=', itemId)
      .executeTakeFirstOrThrow();
    expect(thread.replyFacts).toMatchObject({ price: { amountCents: listing.asking_cents }, shipAt: null });
    expect(thread.replyFacts.item).not.toBe('');
  });
});

const AWAY = { textEn: 'I am away.', textFr: 'Je suis absent.' };
const today = (plus = 0): string =>
  new Date(dayIn(storeProfile.timeZone, new Date()).getTime() + plus * 86_400_000).toISOString().slice(0, 10);
const goAway = async (visitor: TestVisitor, reply: object): Promise<Answer> =>
  (
    await read<{ awayReplySet: Answer }>(
      visitor,
      'mutation ($reply: AwayReplyInput!) { awayReplySet(reply: $reply) { success code } }',
      { reply },
    )
  ).awayReplySet;
type Written = { text: string; isOwn: boolean; isAutomatic: boolean };
const messages = async (visitor: TestVisitor, id: string): Promise<Written[]> =>
  (
    await read<{ thread: { messages: { edges: { node: Written }[] } } }>(
      visitor,
      'query ($id: ID!) { thread(id: $id) { messages { edges { node { text isOwn isAutomatic } } } } }',
      { id },
    )
  ).thread.messages.edges.map(({ node }) => node);
const automatic = async (visitor: TestVisitor, id: string): Promise<string[]> =>
  (await messages(visitor, id)).filter(({ isAutomatic }) => isAutomatic).map(({ text }) => text);

describe('an away reply', () => {
  it('is told on the public page of a seller with its last day, until it is over or cleared', async () => {
    const { buyer, seller } = await harness.thread();
    const { username } = await harness.world.db
      .selectFrom('accounts')
      .select('username')
      .where('id', '=', seller.accountId)
      .executeTakeFirstOrThrow();
    const told = async () =>
      (
        await read<{ seller: { awayUntil: string | null } }>(
          buyer.visitor,
          'query ($username: String!) { seller(username: $username) { awayUntil } }',
          { username },
        )
      ).seller.awayUntil;
    expect(await told()).toBeNull();
    await goAway(seller.visitor, { ...AWAY, until: today(3) });
    expect(await told()).toBe(today(3));
    await harness.world.db
      .updateTable('away_replies')
      .set({ ends_at: new Date(Date.now() - 1_000) })
      .where('account_id', '=', seller.accountId)
      .execute();
    expect(await told()).toBeNull();
  });

  it('answers once a day in each thread, marked, right after the message', async () => {
    const { buyer, seller, threadId } = await harness.thread();
    expect(await goAway(seller.visitor, { ...AWAY, until: today(3) })).toEqual({ success: true, code: null });
    await Promise.all(['One', 'Two', 'Three'].map((text) => harness.send(buyer.visitor, { threadId, text })));
    expect(await automatic(buyer.visitor, threadId)).toEqual(['I am away.']);
    await harness.send(buyer.visitor, { threadId, text: 'Four' });
    expect(await automatic(seller.visitor, threadId)).toEqual(['I am away.']);
    // Tomorrow it answers again.
    await sql`UPDATE messages SET idempotency_key = 'away yesterday' WHERE thread_id = ${threadId} AND is_automatic`.execute(
      harness.world.db,
    );
    await harness.send(buyer.visitor, { threadId, text: 'Five' });
    expect((await messages(buyer.visitor, threadId)).slice(0, 2)).toEqual([
      { text: 'I am away.', isOwn: false, isAutomatic: true },
      { text: 'Five', isOwn: true, isAutomatic: false },
    ]);
  });

  it('is written in the language of whoever wrote, or in the one that there is', async () => {
    const { buyer, seller, threadId } = await harness.thread();
    await sql`UPDATE accounts SET locale = 'fr' WHERE id = ${buyer.accountId}`.execute(harness.world.db);
    await goAway(seller.visitor, { ...AWAY, until: today() });
    await harness.send(buyer.visitor, { threadId, text: 'Bonjour' });
    expect(await automatic(buyer.visitor, threadId)).toEqual(['Je suis absent.']);
    const other = await harness.thread();
    await goAway(other.seller.visitor, { textFr: 'Absent.', until: today() });
    await harness.send(other.buyer.visitor, { threadId: other.threadId, text: 'Hello' });
    expect(await automatic(other.buyer.visitor, other.threadId)).toEqual(['Absent.']);
  });

  it('never answers another automatic answer, nor mails anybody', async () => {
    const { buyer, seller, threadId } = await harness.thread();
    for (const { visitor } of [buyer, seller]) await goAway(visitor, { ...AWAY, until: today(1) });
    const mails = () => harness.world.db.selectFrom('outbox').selectAll().execute();
    await harness.send(buyer.visitor, { threadId, text: 'Hello' });
    expect(await automatic(buyer.visitor, threadId)).toEqual(['I am away.']);
    expect(JSON.stringify(await mails())).not.toContain('I am away.');
    await harness.send(seller.visitor, { threadId, text: 'Back for a moment' });
    expect((await messages(buyer.visitor, threadId)).filter(({ isAutomatic }) => isAutomatic)).toHaveLength(2);
  });

  it('never answers people who are blocked, whoever blocked whom, not even about an open order', async () => {
    const { buyer, seller } = await harness.thread();
    const { order } = await harness.world.placed(buyer.accountId, seller.accountId);
    await goAway(seller.visitor, { ...AWAY, until: today(1) });
    const about = { subject: { kind: 'ORDER', id: order } };
    await read(seller.visitor, `mutation { accountBlock(id: "${buyer.accountId}") { success } }`);
    const sent = await harness.send(buyer.visitor, { ...about, text: 'Where is it?' });
    expect(sent).toMatchObject({ success: true });
    expect(await automatic(buyer.visitor, sent.thread?.id ?? '')).toEqual([]);
    await read(seller.visitor, `mutation { accountUnblock(id: "${buyer.accountId}") { success } }`);
    await read(buyer.visitor, `mutation { accountBlock(id: "${seller.accountId}") { success } }`);
    await harness.send(buyer.visitor, { ...about, text: 'Hello?' });
    expect(await automatic(buyer.visitor, sent.thread?.id ?? '')).toEqual([]);
  });

  it('is over when its last day is, and when it is taken back', async () => {
    const { buyer, seller, threadId } = await harness.thread();
    await goAway(seller.visitor, { ...AWAY, until: today() });
    await sql`UPDATE away_replies SET ends_at = now() WHERE account_id = ${seller.accountId}`.execute(harness.world.db);
    await harness.send(buyer.visitor, { threadId, text: 'Hello' });
    expect(await automatic(buyer.visitor, threadId)).toEqual([]);
    const own = await read(seller.visitor, '{ awayReply { textEn until isOver } }');
    expect(own).toEqual({ awayReply: { textEn: 'I am away.', until: today(), isOver: true } });
    for (let time = 0; time < 2; time += 1)
      expect(await read(seller.visitor, 'mutation { awayReplyClear { success } }')).toEqual({
        awayReplyClear: { success: true },
      });
    expect(await read(seller.visitor, '{ awayReply { until } }')).toEqual({ awayReply: null });
  });

  it('has a text without contact details, and an end within a year', async () => {
    const { visitor } = await harness.member();
    const bad: [object, string][] = [
      [{ ...AWAY, until: today(-1) }, 'until'],
      [{ ...AWAY, until: today(400) }, 'until'],
      [{ ...AWAY, until: '2026-02-30' }, 'until'],
      [{ ...AWAY, until: 'soon' }, 'until'],
      [{ textEn: ' ', until: today() }, 'text'],
      [{ textEn: 'x'.repeat(1_001), until: today() }, 'text'],
      [{ textEn: 'Write to me@example.com', until: today() }, 'contact-details'],
    ];
    for (const [reply, code] of bad) expect(await goAway(visitor, reply)).toMatchObject({ success: false, code });
    expect(await read(visitor, '{ awayReply { until } }')).toEqual({ awayReply: null });
    expect((await api.visitor().query('{ awayReply { until } }')).errors).toHaveLength(1);
  });
});
