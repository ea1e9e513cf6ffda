import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { acceptOffer, declineOffer } from './answer-offer.ts';
import { counterOffer } from './counter-offer.ts';
import { createOffer } from './create-offer.ts';
import { type OffersHarness, openOffersHarness } from './offers.fixture.ts';
import { remindOfOffers } from './remind-of-offers.ts';

let database: TestDatabase;
let harness: OffersHarness;
beforeAll(async () => {
  database = await createTestDatabase();
  harness = await openOffersHarness(database.db);
});
afterAll(() => database.drop());

async function made(amountCents = 90_000) {
  const buyer = await harness.shop.member();
  const { id } = await createOffer(buyer, harness.baseUrl, { listingId: await harness.listing(), amountCents });
  return { buyer, id };
}
const counter = (who: ActorContext, id: string, cents: number, text?: string) =>
  attempt(() => counterOffer(who, harness.baseUrl, id, { amountCents: cents, reply: text }));

describe('the moves of an offer', () => {
  it('go back and forth between the two prices, each a row, each mailed', async () => {
    const { buyer, id } = await made();
    expect(await counter(harness.seller, id, 98_000, 'It is clean.')).toMatchObject({ ok: true });
    expect(await counter(harness.seller, id, 97_000)).toMatchObject({ code: 'changed' });
    for (const cents of [90_000, 98_000, 0]) expect(await counter(buyer, id, cents)).toMatchObject({ code: 'amount' });
    expect(await counter(buyer, id, 94_000, 'Meet me there.')).toMatchObject({ ok: true });
    expect(await harness.row(id)).toMatchObject({ state: 'RECEIVED', amount_cents: 94_000, counter_cents: null });
    expect(await counter(harness.seller, id, 96_000)).toMatchObject({ ok: true });
    await acceptOffer(buyer, harness.baseUrl, id);
    expect(await harness.moves(id)).toEqual([
      'OFFER BUYER',
      'COUNTER SELLER',
      'OFFER BUYER',
      'COUNTER SELLER',
      'ACCEPT BUYER',
    ]);
    const rows = await database.db.selectFrom('offer_moves').selectAll().where('offer_id', '=', id).execute();
    expect(rows.map(({ amount_cents: cents }) => cents)).toEqual([90_000, 98_000, 94_000, 96_000, 96_000]);
    expect(rows.map(({ message }) => message)).toEqual([null, 'It is clean.', 'Meet me there.', null, null]);
    expect(await harness.mails(id)).toEqual([
      'counterAccepted:buyer:1',
      'counterAccepted:seller:1',
      'countered:buyer',
      'countered:buyer:1',
      'received:buyer',
      'received:buyer:1',
      'received:seller',
      'received:seller:1',
    ]);
  });

  it('answer the price that was read, and none that came after it', async () => {
    const { buyer, id } = await made();
    const { changed_at: seen } = await harness.row(id);
    await counterOffer(harness.seller, harness.baseUrl, id, { amountCents: 98_000 });
    await counterOffer(buyer, harness.baseUrl, id, { amountCents: 92_000 });
    const old = { seen };
    expect(await attempt(() => acceptOffer(harness.seller, harness.baseUrl, id, old))).toMatchObject({
      code: 'changed',
    });
    expect(await attempt(() => declineOffer(harness.seller, harness.baseUrl, id, old))).toMatchObject({
      code: 'changed',
      message: expect.stringContaining('since you read it'),
    });
    const { changed_at: now } = await harness.row(id);
    expect(await attempt(() => acceptOffer(harness.seller, harness.baseUrl, id, { seen: now }))).toMatchObject({
      ok: true,
    });
  });

  it('have 48 hours each', async () => {
    const { id } = await made();
    const hours = async () => Math.round(((await harness.row(id)).expires_at.getTime() - Date.now()) / 3_600_000);
    expect(await hours()).toBe(48);
    await database.db
      .updateTable('offers')
      .set({ expires_at: new Date(Date.now() + 60_000) })
      .where('id', '=', id)
      .execute();
    await counterOffer(harness.seller, harness.baseUrl, id, { amountCents: 95_000 });
    expect(await hours()).toBe(48);
  });
});

describe('a reminder', () => {
  const soon = (id: string, hours: number) =>
    database.db
      .updateTable('offers')
      .set({ expires_at: new Date(Date.now() + hours * 3_600_000) })
      .where('id', '=', id)
      .execute();
  const reminders = async (id: string) =>
    (await harness.mails(id))
      .filter((event) => /Due:/.test(event))
      .map((event) => event.split(':').slice(0, 2).join(':'));

  it('comes once, 12 hours before a clock ends, to the side whose turn it is', async () => {
    const { buyer, id } = await made();
    await soon(id, 13);
    expect(await remindOfOffers(database.db, harness.baseUrl)).toBe(0);
    await soon(id, 11.5);
    const counts = await Promise.all([1, 2].map(() => remindOfOffers(database.db, harness.baseUrl)));
    expect(counts.toSorted()).toEqual([0, 1]);
    expect(await reminders(id)).toEqual(['answerDue:seller']);
    await counterOffer(harness.seller, harness.baseUrl, id, { amountCents: 95_000 });
    await soon(id, 11);
    await remindOfOffers(database.db, harness.baseUrl);
    await acceptOffer(buyer, harness.baseUrl, id);
    await soon(id, 10);
    await remindOfOffers(database.db, harness.baseUrl);
    expect(await reminders(id)).toEqual(['answerDue:seller', 'buyerDue:buyer', 'buyerDue:buyer']);
  });

  it('does not come for what is over', async () => {
    const { id } = await made();
    await soon(id, 1);
    await declineOffer(harness.seller, harness.baseUrl, id);
    expect(await remindOfOffers(database.db, harness.baseUrl)).toBe(0);
  });
});
