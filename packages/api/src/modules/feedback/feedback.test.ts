import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openShop, type TestShop } from '#api/modules/sales/orders/shop.fixture.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { tx } from '#api/platform/db/tx.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { askForFeedback } from './ask-for-feedback.ts';
import { feedbackRows, reportedFeedbackPage, sellerFeedbackPage, summariesOf } from './feedback-lists.ts';
import { moderationOf, readModerated } from './feedback-moderation.ts';
import { hideFeedback, reportFeedback, showFeedback } from './moderate-feedback.ts';
import { readOrderFeedback } from './order-feedback.ts';
import { accountPart } from './account-part.ts';
import { authorName } from './author-name.ts';
import { revealFeedback } from './reveal-feedback.ts';
import { answerFeedback, createFeedback, type FeedbackInput } from './write-feedback.ts';

let database: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openShop(database.db);
});
afterAll(() => database.drop());

const baseUrl = new URL('http://localhost:3000');
const good: FeedbackInput = { stars: 5, text: 'As described, packed like an egg.', asDescribed: 5, packing: 5 };

/** An order that arrived some days ago; null for one that has not. */
async function sale(deliveredDaysAgo: number | null = 1, sellerId?: string) {
  const seller = shop.signedIn(sellerId ?? (await shop.seller()));
  const buyer = await shop.member();
  const listingId = await shop.listing({ sellerId: seller.principal.accountId ?? '' });
  const orderId = await shop.readyOrder(buyer, listingId);
  await database.db
    .updateTable('orders')
    .set({ completed_at: new Date(), number: newId(), payment_state: 'PAID' })
    .where('id', '=', orderId)
    .execute();
  await sql`INSERT INTO shipments (id, order_id, delivered_at)
    VALUES (${newId()}, ${orderId}, now() - make_interval(days => ${deliveredDaysAgo}::integer))`.execute(database.db);
  return { orderId, buyer, seller, sellerId: seller.principal.accountId ?? '' };
}
const rate = (actor: ActorContext, orderId: string, input: Partial<FeedbackInput> = {}) =>
  attempt(() => createFeedback(actor, orderId, { ...good, ...input }, baseUrl));
const publicOf = async (sellerId: string): Promise<string[]> =>
  (await sellerFeedbackPage(database.db, sellerId, {})).entries.map(({ id }) => id);
const idOf = async (orderId: string, side: 'BUYER' | 'SELLER'): Promise<string> =>
  (
    await database.db
      .selectFrom('feedback')
      .select('id')
      .where('order_id', '=', orderId)
      .where('side', '=', side)
      .executeTakeFirstOrThrow()
  ).id;
const bellOf = ({ principal: { accountId } }: ActorContext) =>
  database.db
    .selectFrom('notifications')
    .selectAll()
    .where('account_id', '=', accountId ?? '')
    .execute();

describe('feedback', () => {
  it('is read by nobody else before both have written, and then by everybody', async () => {
    const { orderId, buyer, seller, sellerId } = await sale();
    expect(await rate(buyer, orderId)).toMatchObject({ ok: true });
    expect(await readOrderFeedback(seller, orderId)).toMatchObject({ other: null, obstacle: null });
    expect(await publicOf(sellerId)).toEqual([]);
    expect(await bellOf(seller)).toEqual([]);
    expect(await rate(seller, orderId, { stars: 4, packing: 1 })).toMatchObject({ ok: true });
    expect(await publicOf(sellerId)).toEqual([await idOf(orderId, 'BUYER')]);
    expect(await readOrderFeedback(buyer, orderId)).toMatchObject({ other: { stars: 4, packing: null } });
    expect(await bellOf(seller)).toMatchObject([{ event_type: 'feedback.received' }]);
    expect(await bellOf(buyer)).toMatchObject([{ event_type: 'feedback.received' }]);
  });

  it('of two sides at once is revealed, and told once each', async () => {
    const { orderId, buyer, seller, sellerId } = await sale();
    await Promise.all([rate(buyer, orderId), rate(seller, orderId)]);
    await revealFeedback(database.db, baseUrl);
    expect(await publicOf(sellerId)).toHaveLength(1);
    expect(await bellOf(seller)).toHaveLength(1);
    expect(await bellOf(buyer)).toHaveLength(1);
  });

  it('of one side is revealed when the time is over', async () => {
    const { orderId, buyer, sellerId } = await sale(13);
    await rate(buyer, orderId);
    expect(await revealFeedback(database.db, baseUrl)).toBe(0);
    await sql`UPDATE feedback SET closes_at = now() WHERE order_id = ${orderId}`.execute(database.db);
    const counts = await Promise.all([revealFeedback(database.db, baseUrl), revealFeedback(database.db, baseUrl)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await publicOf(sellerId)).toHaveLength(1);
  });

  it('stays when its author is gone, by a deleted member', async () => {
    const { orderId, buyer, seller, sellerId } = await sale();
    await Promise.all([rate(buyer, orderId), rate(seller, orderId)]);
    await revealFeedback(database.db, baseUrl);
    const id = await idOf(orderId, 'BUYER');
    const author = async () => {
      const row = await database.db.selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      return [authorName(row, 'en'), authorName(row, 'fr')];
    };
    expect(await author()).not.toContain('Deleted member');
    const member = { id: buyer.principal.accountId ?? '', email: '', locale: 'en', publicUrl: baseUrl } as const;
    await tx(database.db, async (trx) => accountPart.erase?.(trx, member));
    expect(await author()).toEqual(['Deleted member', 'Membre supprimé']);
    expect(await publicOf(sellerId)).toEqual([id]);
  });

  it('is given once, however often it is sent', async () => {
    const { orderId, buyer } = await sale();
    const sent = await Promise.all([rate(buyer, orderId), rate(buyer, orderId, { stars: 1 }), rate(buyer, orderId)]);
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
    expect(sent.filter(({ ok }) => !ok)).toMatchObject([{ code: 'already' }, { code: 'already' }]);
  });

  it('is refused for what has not arrived, was called off, or arrived too long ago', async () => {
    const [early, late, cancelled, refunded] = [await sale(null), await sale(15), await sale(), await sale()];
    await database.db
      .updateTable('orders')
      .set({ cancelled_at: new Date() })
      .where('id', '=', cancelled.orderId)
      .execute();
    await database.db
      .updateTable('orders')
      .set({ payment_state: 'REFUNDED' })
      .where('id', '=', refunded.orderId)
      .execute();
    expect(await rate(early.buyer, early.orderId)).toMatchObject({ code: 'not-delivered' });
    expect(await rate(late.buyer, late.orderId)).toMatchObject({ code: 'too-late' });
    expect(await rate(cancelled.buyer, cancelled.orderId)).toMatchObject({ code: 'not-standing' });
    expect(await rate(refunded.seller, refunded.orderId)).toMatchObject({ code: 'not-standing' });
    expect(await readOrderFeedback(late.buyer, late.orderId)).toMatchObject({ obstacle: 'TOO_LATE' });
  });

  it('is nobody’s for orders of others, of guests, and with oneself', async () => {
    const { orderId, seller } = await sale();
    const stranger = await shop.member();
    expect(await rate(stranger, orderId)).toMatchObject({ code: 'not-found' });
    expect(await rate(stranger, 'x'.repeat(5_000))).toMatchObject({ code: 'not-found' });
    expect(await readOrderFeedback(stranger, orderId)).toBeNull();
    await database.db.updateTable('orders').set({ account_id: null }).where('id', '=', orderId).execute();
    expect(await rate(seller, orderId)).toMatchObject({ code: 'not-found' });
    await database.db
      .updateTable('orders')
      .set({ account_id: seller.principal.accountId })
      .where('id', '=', orderId)
      .execute();
    expect(await rate(seller, orderId)).toMatchObject({ code: 'not-found' });
  });

  it('is plain text without hidden marks and contact details', async () => {
    const { orderId, buyer, seller } = await sale();
    expect(await rate(buyer, orderId, { text: 'Write to me: joe@example.com' })).toMatchObject({ code: 'contact' });
    expect(await rate(buyer, orderId, { text: 'x'.repeat(2_001) })).toMatchObject({ code: 'text' });
    expect(await rate(buyer, orderId, { stars: 1, text: '  ' })).toMatchObject({ code: 'text' });
    for (const stars of [0, 6, 2.5, Number.NaN])
      expect(await rate(buyer, orderId, { stars })).toMatchObject({ code: 'stars' });
    expect(await rate(buyer, orderId, { packing: 9 })).toMatchObject({ code: 'stars' });
    const text = '<b>Fine</b>\u202e evil\u200b\u0000\r\n\n\n\n\nEnd';
    expect(await rate(buyer, orderId, { text })).toMatchObject({ ok: true });
    await rate(seller, orderId);
    expect((await readOrderFeedback(seller, orderId))?.other?.body).toBe('<b>Fine</b> evil\n\nEnd');
  });
});

describe('an answer', () => {
  it('is given once, by the one who was rated, after it was revealed', async () => {
    const { orderId, buyer, seller } = await sale();
    await rate(buyer, orderId);
    const id = await idOf(orderId, 'BUYER');
    const reply = (actor: ActorContext, text = 'Thank you.') => attempt(() => answerFeedback(actor, id, text));
    expect(await reply(seller)).toMatchObject({ code: 'not-found' });
    await rate(seller, orderId);
    expect(await reply(buyer)).toMatchObject({ code: 'not-found' });
    expect(await reply(seller, '')).toMatchObject({ code: 'text' });
    const sent = await Promise.all([reply(seller), reply(seller, 'Again.')]);
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
    expect(sent.find(({ ok }) => !ok)).toMatchObject({ code: 'answered' });
  });
});

describe('moderation', () => {
  it('gets a mail for a report, once, and takes what it hides out of the average', async () => {
    const { orderId, buyer, seller, sellerId } = await sale();
    await rate(buyer, orderId, { stars: 1, text: 'A thief!' });
    const id = await idOf(orderId, 'BUYER');
    expect(await attempt(() => reportFeedback(seller, id, 'INSULT', ''))).toMatchObject({ code: 'not-found' });
    await rate(seller, orderId);
    for (let time = 0; time < 2; time += 1) await reportFeedback(seller, id, 'INSULT', 'Not true.');
    const mails = await database.db
      .selectFrom('outbox')
      .select('event_key')
      .where('event_key', 'like', `feedback-report:${id}%`)
      .execute();
    expect(mails).toHaveLength(1);
    expect(await summariesOf(database.db, [sellerId])).toEqual([
      { average: 1, count: 1, distribution: [0, 0, 0, 0, 1] },
    ]);
    expect(await attempt(() => hideFeedback(shop.admin, id, ' '))).toMatchObject({ code: 'reason' });
    await hideFeedback(shop.admin, id, 'An insult.');
    expect(await summariesOf(database.db, [sellerId])).toEqual([
      { average: null, count: 0, distribution: [0, 0, 0, 0, 0] },
    ]);
    expect((await readOrderFeedback(seller, orderId))?.other).toBeNull();
    await showFeedback(shop.admin, id);
    expect(await publicOf(sellerId)).toEqual([id]);
  });

  it('sees what waits for a decision and why, and finds again what it hid', async () => {
    const { orderId, buyer, seller, sellerId } = await sale();
    await rate(buyer, orderId, { stars: 1, text: 'A thief!' });
    const id = await idOf(orderId, 'BUYER');
    expect(await readModerated(shop.admin, id)).toBeNull();
    await rate(seller, orderId);
    await reportFeedback(seller, id, 'INSULT', 'Not true.');
    await reportFeedback(await shop.member(), id, 'OTHER', '');
    const listed = async (hidden: boolean): Promise<boolean> =>
      (await reportedFeedbackPage(shop.admin, { hidden })).entries.some((entry) => entry.id === id);
    const facts = async () =>
      (await moderationOf(shop.admin, [...(await feedbackRows(database.db, [id])).values()]))[0];
    expect([await listed(false), await listed(true)]).toEqual([true, false]);
    expect(await facts()).toMatchObject({
      subjectId: sellerId,
      orderId,
      hiddenAt: null,
      reports: [
        { reason: 'OTHER', details: null },
        { reason: 'INSULT', details: 'Not true.' },
      ],
    });
    await hideFeedback(shop.admin, id, 'An insult.');
    expect([await listed(false), await listed(true)]).toEqual([false, true]);
    expect(await facts()).toMatchObject({ hiddenReason: 'An insult.' });
    expect(await readModerated(shop.admin, id)).toMatchObject({ id });
    expect(await readModerated(shop.admin, 'x'.repeat(5_000))).toBeNull();
  });
});

describe('both sides', () => {
  it('are asked once, some days after delivery, unless they have written', async () => {
    const { orderId, buyer, seller } = await sale(3);
    await sale(1);
    await rate(buyer, orderId);
    const before = await bellOf(seller);
    await Promise.all([askForFeedback(database.db, baseUrl), askForFeedback(database.db, baseUrl)]);
    await askForFeedback(database.db, baseUrl);
    expect(before).toEqual([]);
    expect(await bellOf(seller)).toMatchObject([
      { event_type: 'feedback.asked', path: `/profile/feedback/${orderId}` },
    ]);
    expect(await bellOf(buyer)).toEqual([]);
  });
});
