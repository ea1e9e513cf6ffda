import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { accountPart } from '#api/modules/sales/account-data/account-part.ts';
import { acceptOffer, declineOffer } from './answer-offer.ts';
import { counterOffer } from './counter-offer.ts';
import { placesInLine } from './back-up-offers.ts';
import { createOffer } from './create-offer.ts';
import { expireOffers } from './expire-offers.ts';
import { findVisibleOffer, newestOffer, offersSelling } from './offer-lists.ts';
import { loadOfferListings } from './offer-listings.ts';
import { offerToWatchers } from './offer-to-watchers.ts';
import { offerSubject } from './offer-subject.ts';
import { type OffersHarness, openOffersHarness } from './offers.fixture.ts';
import { setOfferRule } from './set-offer-rule.ts';

let database: TestDatabase;
let harness: OffersHarness;
beforeAll(async () => {
  database = await createTestDatabase();
  harness = await openOffersHarness(database.db);
});
afterAll(() => database.drop());

const idOf = (actor: ActorContext): string => actor.principal.accountId ?? '';
const offer = (listingId: string, amountCents = 90_000, by = harness.seller) =>
  offerToWatchers(by, harness.baseUrl, { listingId, amountCents, message: 'For you.' });

/** A member who has a listing on the wishlist. */
async function watcher(listingId: string): Promise<ActorContext> {
  const member = await harness.shop.member();
  await watch(idOf(member), listingId);
  return member;
}

async function watch(accountId: string, listingId: string): Promise<void> {
  const { item_id: itemId } = await database.db
    .selectFrom('listings')
    .select('item_id')
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('wishlist_items')
    .values({ id: newId(), account_id: accountId, item_id: itemId, asking_cents: 100_000 })
    .execute();
}

const choose = (accountId: string, channel: 'mail' | 'bell') =>
  database.db
    .insertInto('notification_choices')
    .values({ account_id: accountId, event_type: 'offer.fromSeller', channel, wanted: false })
    .execute();

const offerOf = async (member: ActorContext, listingId: string) => newestOffer(database.db, idOf(member), listingId);

async function offered() {
  const listingId = await harness.listing();
  const buyer = await watcher(listingId);
  expect(await offer(listingId)).toBe(1);
  const made = await offerOf(buyer, listingId);
  return { listingId, buyer, id: made!.id };
}

const sellerSees = async (id: string) => {
  const { entries } = await offersSelling(database.db, idOf(harness.seller), { first: 100 });
  return [
    entries.some((entry) => entry.id === id),
    (await findVisibleOffer(database.db, harness.seller.principal, id)) !== undefined,
    (await offerSubject.partiesOf(database.db, id)) !== undefined,
  ];
};

describe('an offer to watchers', () => {
  it('goes to each of them once ever, however often and at how many places it is sent', async () => {
    const listingId = await harness.listing();
    const people = [await watcher(listingId), await watcher(listingId)];
    const counts = await Promise.all([1, 2, 3].map(() => attempt(() => offer(listingId))));
    expect(counts.reduce((sum, count) => sum + (count.ok ? count.value : 0), 0)).toBe(2);
    expect(await attempt(() => offer(listingId, 80_000))).toMatchObject({ code: 'no-watchers' });
    for (const person of people) {
      const made = await offerOf(person, listingId);
      expect(made).toMatchObject({ state: 'COUNTERED', counter_cents: 90_000, reply: 'For you.', is_hidden: true });
      expect(await harness.mails(made!.id)).toEqual(['fromSeller:buyer']);
      expect(await harness.moves(made!.id)).toEqual(['OFFER SELLER']);
      const hours = (made!.expires_at.getTime() - Date.now()) / 3_600_000;
      expect(Math.round(hours)).toBe(48);
    }
    expect((await loadOfferListings(database.db, [listingId])).get(listingId)).toMatchObject({
      watchersLeft: 0,
      watchersOffered: 2,
    });
  });

  it('has a price for shipping that stands as in every offer, where its seller sends it', async () => {
    const [listingId, pickUp] = [await harness.listing(), await harness.listing()];
    await database.db
      .updateTable('items')
      .set({ requires_shipping: true })
      .where('id', '=', (db) => db.selectFrom('listings').select('item_id').where('listings.id', '=', listingId))
      .execute();
    const buyer = await watcher(listingId);
    await watcher(pickUp);
    const priced = { listingId, amountCents: 90_000, shippingCents: 1_500 };
    const send = (given: typeof priced) => attempt(() => offerToWatchers(harness.seller, harness.baseUrl, given));
    expect(await send({ ...priced, shippingCents: -1 })).toMatchObject({ code: 'shipping' });
    expect(await send({ ...priced, listingId: pickUp, shippingCents: 0 })).toMatchObject({ code: 'shipping' });
    expect(await send(priced)).toMatchObject({ ok: true, value: 1 });
    const made = await offerOf(buyer, listingId);
    expect(made).toMatchObject({ shipping_cents: 1_500, counter_shipping_cents: 1_500 });
    await acceptOffer(buyer, harness.baseUrl, made!.id);
    expect(await offerOf(buyer, listingId)).toMatchObject({ agreed_cents: 90_000, agreed_shipping_cents: 1_500 });
  });

  it('does not go to who wants none, blocked the seller, is the seller, took it off the list, or offered something', async () => {
    const listingId = await harness.listing();
    const [none, mailOnly, blocker, gone, offering] = [
      await watcher(listingId),
      await watcher(listingId),
      await watcher(listingId),
      await watcher(listingId),
      await watcher(listingId),
    ];
    await watch(idOf(harness.seller), listingId);
    await choose(idOf(none), 'mail');
    await choose(idOf(none), 'bell');
    await choose(idOf(mailOnly), 'bell');
    const block = { account_id: idOf(blocker), blocked_account_id: idOf(harness.seller) };
    await database.db.insertInto('account_blocks').values(block).execute();
    await database.db
      .updateTable('wishlist_items')
      .set({ removed_at: new Date() })
      .where('account_id', '=', idOf(gone))
      .execute();
    await createOffer(offering, harness.baseUrl, { listingId, amountCents: 95_000 });
    expect(await offer(listingId)).toBe(1);
    expect(await offerOf(mailOnly, listingId)).toMatchObject({ made_by: 'SELLER' });
    expect(await offerOf(none, listingId)).toBeUndefined();
  });

  it.each([0, -1, 100_000, 2_000_000_000])('of %d cents is refused at the amount', async (cents) => {
    const listingId = await harness.listing();
    await watcher(listingId);
    expect(await attempt(() => offer(listingId, cents))).toMatchObject({ code: 'amount' });
  });

  it('is the seller’s to make: for everybody else the listing is unknown', async () => {
    const listingId = await harness.listing();
    const stranger = await watcher(listingId);
    expect(await attempt(() => offer(listingId, 90_000, stranger))).toMatchObject({ code: 'not-found' });
    const rule = { belowPercent: 90, counterPercent: 95 };
    expect(await attempt(() => setOfferRule(stranger, listingId, rule))).toMatchObject({ code: 'not-found' });
    for (const id of ['', "' OR 1=1 --", 'x'.repeat(5_000)])
      expect(await attempt(() => offer(id))).toMatchObject({ code: 'not-found' });
  });

  it('is not seen by the seller, nor in what the seller exports, before it is taken', async () => {
    const { id, buyer, listingId } = await offered();
    expect(await sellerSees(id)).toEqual([false, false, false]);
    expect(await attempt(() => declineOffer(harness.seller, harness.baseUrl, id))).toMatchObject({ code: 'not-found' });
    const exported = async (account: ActorContext) => {
      const part = accountPart.tables['offers'];
      const whose = part && 'isOwn' in part ? part.isOwn(idOf(account)) : sql`false`;
      return (await sql`SELECT id FROM offers WHERE id = ${id} AND ${whose}`.execute(database.db)).rows;
    };
    expect(await exported(harness.seller)).toEqual([]);
    expect(await exported(buyer)).toHaveLength(1);
    const accepted = await acceptOffer(buyer, harness.baseUrl, id);
    expect(accepted).toMatchObject({ state: 'ACCEPTED', agreed_cents: 90_000, listing_id: listingId });
    expect(await sellerSees(id)).toEqual([true, true, true]);
    expect(await harness.mails(id)).toContain('counterAccepted:seller');
  });

  it('is answered with a lower amount, which shows the buyer', async () => {
    const { id, buyer } = await offered();
    const counter = (cents: number) => attempt(() => counterOffer(buyer, harness.baseUrl, id, { amountCents: cents }));
    expect(await counter(90_000)).toMatchObject({ code: 'amount' });
    expect(await counter(0)).toMatchObject({ code: 'amount' });
    expect(await counter(85_000)).toMatchObject({ ok: true, value: { state: 'RECEIVED', amount_cents: 85_000 } });
    expect(await sellerSees(id)).toEqual([true, true, true]);
    expect(await harness.mails(id)).toContain('received:seller:1');
  });

  it('that is declined or runs out tells the seller nothing', async () => {
    const declined = await offered();
    await declineOffer(declined.buyer, harness.baseUrl, declined.id);
    const expired = await offered();
    await harness.runOut(expired.id);
    await expireOffers(database.db, harness.baseUrl);
    for (const { id } of [declined, expired]) {
      expect(await sellerSees(id)).toEqual([false, false, false]);
      expect(await harness.mails(id)).toEqual(['fromSeller:buyer']);
    }
  });

  it('waits in no line behind an accepted one, and two that take it at once: one has it', async () => {
    const listingId = await harness.listing();
    const people = [await watcher(listingId), await watcher(listingId)];
    await offer(listingId);
    const ids = await Promise.all(people.map(async (person) => (await offerOf(person, listingId))!.id));
    const answers = await Promise.all(
      people.map((person, at) => attempt(() => acceptOffer(person, harness.baseUrl, ids[at]!))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'other-accepted' });
    expect(await placesInLine(database.db, ids)).toEqual(new Map());
    expect(await attempt(() => offer(listingId))).toMatchObject({ code: 'other-accepted' });
  });
});

describe('the rule of a listing', () => {
  const set = (listingId: string, belowPercent: number, counterPercent: number) =>
    attempt(() => setOfferRule(harness.seller, listingId, { belowPercent, counterPercent }));

  it('is above the threshold, and its price not below its limit', async () => {
    const listingId = await harness.listing(80);
    expect(await set(listingId, 80, 90)).toMatchObject({ code: 'below' });
    expect(await set(listingId, 100, 100)).toMatchObject({ code: 'below' });
    expect(await set(listingId, 90, 89)).toMatchObject({ code: 'counter' });
    expect(await set(listingId, 90, 101)).toMatchObject({ code: 'counter' });
    expect(await set(listingId, 90, 95)).toMatchObject({ ok: true });
    expect(await set(listingId, 85, 100)).toMatchObject({ ok: true });
    const known = async () => (await loadOfferListings(database.db, [listingId])).get(listingId);
    expect(await known()).toMatchObject({ thresholdPercent: 80, belowPercent: 85, counterPercent: 100 });
    await setOfferRule(harness.seller, listingId, null);
    expect(await known()).toMatchObject({ belowPercent: null, counterPercent: null });
  });
});
