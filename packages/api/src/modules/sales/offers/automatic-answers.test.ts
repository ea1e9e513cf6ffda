import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { acceptOffer, declineOffer, withdrawOffer } from './answer-offer.ts';
import { counterOffer } from './counter-offer.ts';
import { answerAutomatically } from './answer-automatically.ts';
import { createOffer } from './create-offer.ts';
import { offersSelling } from './offer-lists.ts';
import { ANSWER_DELAY } from './offer-rules.model.ts';
import { type OffersHarness, openOffersHarness } from './offers.fixture.ts';

const ROUNDS = 6;
const MINUTE_MS = 60_000;
let database: TestDatabase;
let harness: OffersHarness;
beforeAll(async () => {
  database = await createTestDatabase();
  harness = await openOffersHarness(database.db);
});
afterAll(() => database.drop());

const answer = () => answerAutomatically(database.db, harness.baseUrl);
const make = (buyer: ActorContext, listingId: string, amountCents: number) =>
  createOffer(buyer, harness.baseUrl, { listingId, amountCents });

/** An offer on a new listing at $1,000, declined below 80 percent; with a rule: below 90 percent $950 are asked. */
async function made(amountCents: number, hasRule = false) {
  const buyer = await harness.shop.member();
  const listingId = await harness.listing(80);
  if (hasRule) await setRule(listingId);
  const { id } = await make(buyer, listingId, amountCents);
  return { buyer, listingId, id };
}

const setRule = (listingId: string, counterPercent = 95) =>
  database.db
    .insertInto('offer_rules')
    .values({ listing_id: listingId, below_percent: 90, counter_percent: counterPercent })
    .execute();

const sellersList = async () => {
  const { entries } = await offersSelling(database.db, harness.seller.principal.accountId, { first: 100 });
  return entries.map(({ id }) => id);
};

describe('an offer below the threshold', () => {
  it('looks like any other until the answer comes, some time between 20 and 90 minutes later', async () => {
    const low = await made(79_999);
    const other = await made(80_000);
    const [row, usual] = [await harness.row(low.id), await harness.row(other.id)];
    expect(row).toMatchObject({ state: 'RECEIVED', declined_by: null, automatic_kind: 'DECLINE' });
    expect(usual.automatic_at).toBeNull();
    const minutes = (row.automatic_at!.getTime() - row.created_at.getTime()) / MINUTE_MS;
    expect(minutes).toBeGreaterThan(19);
    expect(minutes).toBeLessThan(91);
    expect(ANSWER_DELAY).toEqual({ leastSeconds: 1_200, mostSeconds: 5_400 });
    expect(Math.abs(row.expires_at.getTime() - usual.expires_at.getTime())).toBeLessThan(MINUTE_MS);
    expect(await harness.mails(low.id)).toEqual(['received:buyer']);
    expect(await harness.mails(other.id)).toEqual(['received:buyer', 'received:seller']);
    expect(await attempt(() => make(low.buyer, low.listingId, 70_000))).toMatchObject({ code: 'already-open' });
    expect(await answer()).toBe(0);
  });

  it('is declined then, once in any number of processes, and leaves the seller’s list', async () => {
    const { id } = await made(70_000);
    expect(await sellersList()).toContain(id);
    await harness.answerDue(id);
    const counts = await Promise.all([answer(), answer(), answer()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await harness.row(id)).toMatchObject({ state: 'DECLINED', declined_by: 'AUTOMATIC', automatic_at: null });
    expect(await harness.moves(id)).toEqual(['OFFER BUYER', 'DECLINE SHOP threshold']);
    expect(await harness.mails(id)).toEqual(['declined:buyer', 'received:buyer']);
    expect(await sellersList()).not.toContain(id);
  });

  it('is left to a seller who has changed the threshold or the price meanwhile, and is told now', async () => {
    const { id, listingId } = await made(70_000);
    await database.db.updateTable('listings').set({ asking_cents: 75_000 }).where('id', '=', listingId).execute();
    await harness.answerDue(id);
    expect(await answer()).toBe(1);
    expect(await harness.row(id)).toMatchObject({ state: 'RECEIVED', automatic_at: null, automatic_kind: null });
    expect(await harness.mails(id)).toEqual(['received:buyer', 'received:seller']);
    expect(await answer()).toBe(0);
  });

  it('is the seller’s or the buyer’s own when one of them moves before', async () => {
    const countered = await made(70_000);
    await counterOffer(harness.seller, harness.baseUrl, countered.id, { amountCents: 90_000 });
    const withdrawn = await made(70_000);
    await withdrawOffer(withdrawn.buyer, harness.baseUrl, withdrawn.id);
    await harness.answerDue(countered.id);
    await harness.answerDue(withdrawn.id);
    expect(await answer()).toBe(0);
    expect(await harness.row(countered.id)).toMatchObject({ state: 'COUNTERED', automatic_at: null });
    expect(await harness.row(withdrawn.id)).toMatchObject({ state: 'WITHDRAWN', automatic_at: null });
  });

  it('that is answered by the shop and by the seller at the same moment has one answer', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await made(70_000);
      await harness.answerDue(id);
      const [count, accepted] = await Promise.all([
        answer(),
        attempt(() => acceptOffer(harness.seller, harness.baseUrl, id)),
      ]);
      expect(count + Number(accepted.ok)).toBe(1);
      expect((await harness.row(id)).state).toBe(accepted.ok ? 'ACCEPTED' : 'DECLINED');
      expect(await harness.moves(id)).toHaveLength(2);
    }
  });
});

describe('a rule of the seller', () => {
  it('answers an offer between the threshold and its limit with its price, after a while', async () => {
    const { id, buyer } = await made(85_000, true);
    expect(await harness.row(id)).toMatchObject({
      state: 'RECEIVED',
      automatic_kind: 'COUNTER',
      automatic_cents: 95_000,
    });
    expect(await harness.mails(id)).toEqual(['received:buyer']);
    await harness.answerDue(id);
    expect(await answer()).toBe(1);
    expect(await harness.row(id)).toMatchObject({ state: 'COUNTERED', counter_cents: 95_000, amount_cents: 85_000 });
    expect(await harness.moves(id)).toEqual(['OFFER BUYER', 'COUNTER SHOP rule']);
    expect(await harness.mails(id)).toEqual(['countered:buyer', 'received:buyer']);
    expect((await acceptOffer(buyer, harness.baseUrl, id)).agreed_cents).toBe(95_000);
  });

  it('leaves offers from its limit on, and below the threshold, alone', async () => {
    expect((await harness.row((await made(90_000, true)).id)).automatic_kind).toBeNull();
    expect((await harness.row((await made(79_999, true)).id)).automatic_kind).toBe('DECLINE');
  });

  it('answers a buyer once: the next offer is the seller’s', async () => {
    const { id, buyer, listingId } = await made(85_000, true);
    await harness.answerDue(id);
    await answer();
    await declineOffer(buyer, harness.baseUrl, id);
    const again = await make(buyer, listingId, 86_000);
    expect(again.automatic_kind).toBeNull();
    expect(await harness.mails(again.id)).toEqual(['received:buyer', 'received:seller']);
  });

  it('does not ask more than the asking price of then', async () => {
    const { id, listingId } = await made(85_000, true);
    await database.db.updateTable('listings').set({ asking_cents: 94_000 }).where('id', '=', listingId).execute();
    await harness.answerDue(id);
    await answer();
    expect(await harness.row(id)).toMatchObject({ state: 'RECEIVED', automatic_kind: null });
    expect(await harness.mails(id)).toEqual(['received:buyer', 'received:seller']);
  });

  it('and a withdrawal at the same moment: one of both', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, buyer } = await made(85_000, true);
      await harness.answerDue(id);
      const [, withdrawn] = await Promise.all([answer(), attempt(() => withdrawOffer(buyer, harness.baseUrl, id))]);
      // A counter-offer can be withdrawn from, too: whoever comes first, nothing is answered after the end.
      expect(withdrawn.ok).toBe(true);
      const moves = await harness.moves(id);
      expect(moves.at(-1)).toBe('WITHDRAW BUYER');
      expect((await harness.row(id)).state).toBe('WITHDRAWN');
    }
  });
});
