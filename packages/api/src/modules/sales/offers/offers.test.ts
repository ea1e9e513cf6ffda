import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { shopItself } from '#api/platform/audit/record-audit.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { addListing } from '#api/modules/sales/cart/add-listing.ts';
import { readCart } from '#api/modules/sales/cart/read-cart.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { checkoutWith } from '#api/modules/sales/orders/shop.fixture.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { acceptOffer, declineOffer, extendOffer, withdrawOffer } from './answer-offer.ts';
import { counterOffer } from './counter-offer.ts';
import { createOffer } from './create-offer.ts';
import { expireOffers } from './expire-offers.ts';
import { moveOffer } from './move-offer.ts';
import { findVisibleOffer, offersBuying } from './offer-lists.ts';
import { type OffersHarness, openOffersHarness } from './offers.fixture.ts';

let database: TestDatabase;
let harness: OffersHarness;
beforeAll(async () => {
  database = await createTestDatabase();
  harness = await openOffersHarness(database.db);
});
afterAll(() => database.drop());

const make = (buyer: ActorContext, listingId: string, amountCents = 90_000, message?: string) =>
  createOffer(buyer, harness.baseUrl, { listingId, amountCents, message: message ?? null });
const tryTo = (buyer: ActorContext, listingId: string, amountCents?: number, message?: string) =>
  attempt(() => make(buyer, listingId, amountCents, message));

async function made(amountCents = 90_000) {
  const buyer = await harness.shop.member();
  const listingId = await harness.listing();
  const offer = await make(buyer, listingId, amountCents);
  return { buyer, listingId, id: offer.id };
}

const lineOf = async (buyer: ActorContext) => {
  const { orders } = await readCart(checkoutWith(database.db, 'http://127.0.0.1:9'), buyer.principal);
  return orders[0]!.lines[0]!;
};

describe('an offer', () => {
  it('comes in, and both sides are mailed, once', async () => {
    const { id } = await made();
    expect(await harness.row(id)).toMatchObject({ state: 'RECEIVED', amount_cents: 90_000, declined_by: null });
    expect(await harness.mails(id)).toEqual(['received:buyer', 'received:seller']);
  });

  it.each([
    [0, 'Enter an amount above zero.'],
    [-5, 'Enter an amount above zero.'],
    [100_000, 'Enter less than the asking price of $1,000. To pay that, add it to your cart.'],
    [2_147_483_647, 'Enter less than the asking price of $1,000. To pay that, add it to your cart.'],
  ])('of %d cents is refused with a message about the amount', async (cents, message) => {
    const buyer = await harness.shop.member();
    expect(await tryTo(buyer, await harness.listing(), cents)).toEqual({ ok: false, code: 'amount', message });
  });

  it('has a message of at most 1,000 characters', async () => {
    const buyer = await harness.shop.member();
    expect(await tryTo(buyer, await harness.listing(), 90_000, 'x'.repeat(1_001))).toMatchObject({ code: 'message' });
    const offer = await make(buyer, await harness.listing(), 90_000, ` <b>Hi</b>\0\u202e `);
    expect(offer.message).toBe('<b>Hi</b>');
  });

  it('is one at a time for each buyer and listing; other buyers have their own', async () => {
    const { buyer, listingId, id } = await made();
    expect(await tryTo(buyer, listingId, 91_000)).toMatchObject({ code: 'already-open' });
    expect((await tryTo(await harness.shop.member(), listingId)).ok).toBe(true);
    await withdrawOffer(buyer, harness.baseUrl, id);
    expect((await tryTo(buyer, listingId, 91_000)).ok).toBe(true);
  });

  it('is on something that is for sale, takes offers, is one of a kind and somebody else’s', async () => {
    const { shop, listing } = harness;
    const buyer = await shop.member();
    const closed = await shop.listing();
    expect(await tryTo(buyer, closed, 90_000)).toMatchObject({ code: 'not-accepting' });
    expect(await tryTo(harness.seller, await listing())).toMatchObject({ code: 'own-listing' });
    const sold = await listing();
    await database.db
      .updateTable('listings')
      .set({ status: 'sold', stock_level: 0, sold_at: new Date() })
      .where('id', '=', sold)
      .execute();
    expect(await tryTo(buyer, sold)).toMatchObject({ code: 'sold' });
    for (const id of ['', '0000000000000', "' OR 1=1 --", 'x'.repeat(5_000)])
      expect(await tryTo(buyer, id)).toMatchObject({ code: 'not-found' });
  });

  it('can be answered with another price, between the two', async () => {
    const { id, buyer } = await made();
    const { seller } = harness;
    const counter = (cents: number) =>
      attempt(() => counterOffer(seller, harness.baseUrl, id, { amountCents: cents, reply: 'As far as I go.' }));
    expect(await counter(90_000)).toMatchObject({ code: 'amount' });
    expect(await counter(100_001)).toMatchObject({ code: 'amount' });
    expect(await counter(95_000)).toMatchObject({ ok: true });
    expect(await harness.row(id)).toMatchObject({
      state: 'COUNTERED',
      counter_cents: 95_000,
      reply: 'As far as I go.',
    });
    expect((await acceptOffer(buyer, harness.baseUrl, id)).agreed_cents).toBe(95_000);
    expect(await harness.mails(id)).toEqual([
      'counterAccepted:buyer',
      'counterAccepted:seller',
      'countered:buyer',
      'received:buyer',
      'received:seller',
    ]);
  });

  it('that is declined without a reply is not mailed with the reply before', async () => {
    const { id } = await made();
    await counterOffer(harness.seller, harness.baseUrl, id, { amountCents: 95_000, reply: 'As far as I go.' });
    await declineOffer(harness.seller, harness.baseUrl, id);
    const text = async (event: string) => {
      const mail = database.db.selectFrom('outbox').select('text_body').where('event_key', '=', `offer:${id}:${event}`);
      return (await mail.executeTakeFirstOrThrow()).text_body;
    };
    expect(await text('countered:buyer')).toContain('As far as I go.');
    expect(await text('declined:buyer')).not.toContain('As far as I go.');
    expect((await harness.row(id)).reply).toBe('As far as I go.');
  });

  it('that has ended stays ended, and says so', async () => {
    const { id, buyer } = await made();
    await declineOffer(harness.seller, harness.baseUrl, id);
    for (const work of [
      () => withdrawOffer(buyer, harness.baseUrl, id),
      () => acceptOffer(harness.seller, harness.baseUrl, id),
      () => counterOffer(harness.seller, harness.baseUrl, id, { amountCents: 95_000 }),
      () => declineOffer(harness.seller, harness.baseUrl, id),
    ])
      expect(await attempt(work)).toEqual({
        ok: false,
        code: 'changed',
        message: 'This offer has changed meanwhile: it is declined now.',
      });
  });

  it('is audited with who did what', async () => {
    const { id, buyer } = await made();
    await acceptOffer(harness.shop.admin, harness.baseUrl, id);
    const log = await database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(log.map(({ action, actor_account_id: actor }) => [action, actor])).toEqual([
      ['offer.create', buyer.principal.accountId],
      ['offer.accept', harness.shop.houseId],
    ]);
  });
});

describe('somebody else', () => {
  it('finds nothing by any id, as if it were unknown', async () => {
    const { id } = await made();
    const stranger = await harness.shop.member();
    const unknown = await attempt(() => acceptOffer(stranger, harness.baseUrl, '0000000000000'));
    for (const work of [
      () => acceptOffer(stranger, harness.baseUrl, id),
      () => declineOffer(stranger, harness.baseUrl, id),
      () => counterOffer(stranger, harness.baseUrl, id, { amountCents: 95_000 }),
      () => withdrawOffer(stranger, harness.baseUrl, id),
      () => extendOffer(stranger, harness.baseUrl, id),
    ])
      expect(await attempt(work)).toEqual(unknown);
    expect(await findVisibleOffer(database.db, stranger.principal, id)).toBeUndefined();
    expect(await harness.row(id)).toMatchObject({ state: 'RECEIVED' });
    expect((await offersBuying(database.db, stranger.principal.accountId ?? '', {})).entries).toEqual([]);
  });

  it('cannot do the other side’s part', async () => {
    const { id, buyer } = await made();
    expect(await attempt(() => acceptOffer(buyer, harness.baseUrl, id))).toMatchObject({ code: 'changed' });
    expect(await attempt(() => counterOffer(buyer, harness.baseUrl, id, { amountCents: 95_000 }))).toMatchObject({
      code: 'changed',
    });
    expect(await attempt(() => extendOffer(buyer, harness.baseUrl, id))).toMatchObject({ code: 'not-found' });
    expect(await attempt(() => withdrawOffer(harness.seller, harness.baseUrl, id))).toMatchObject({
      code: 'not-found',
    });
  });
});

describe('an accepted offer', () => {
  it('is the price in its buyer’s cart, by its id or by itself', async () => {
    const { id, buyer, listingId } = await made();
    await acceptOffer(harness.seller, harness.baseUrl, id);
    await addListing(buyer, listingId, id);
    expect(await lineOf(buyer)).toMatchObject({ unitCents: 90_000, askingCents: 100_000, offer: { id, holds: true } });
    const second = await made();
    await acceptOffer(harness.seller, harness.baseUrl, second.id);
    await addListing(second.buyer, second.listingId);
    expect((await lineOf(second.buyer)).unitCents).toBe(90_000);
  });

  it('lowers the price of what lay in the cart before', async () => {
    const { id, buyer, listingId } = await made();
    await addListing(buyer, listingId);
    expect((await lineOf(buyer)).unitCents).toBe(100_000);
    await acceptOffer(harness.seller, harness.baseUrl, id);
    await addListing(buyer, listingId, id);
    expect((await lineOf(buyer)).unitCents).toBe(90_000);
    expect(await attempt(() => addListing(buyer, listingId, id))).toMatchObject({
      code: 'already-in-cart',
    });
  });

  it('is no price for anybody else, on anything else, or before it is accepted', async () => {
    const { id, buyer, listingId } = await made();
    const add = (who: ActorContext, listing: string) => attempt(() => addListing(who, listing, id));
    expect(await add(buyer, listingId)).toMatchObject({ ok: false, code: 'over' });
    await acceptOffer(harness.seller, harness.baseUrl, id);
    expect(await add(await harness.shop.member(), listingId)).toMatchObject({ code: 'not-found' });
    expect(await add(harness.shop.guest(), listingId)).toMatchObject({ code: 'not-found' });
    expect(await add(buyer, await harness.listing())).toMatchObject({ code: 'not-found' });
  });

  it('falls back to the asking price when it expires, and the cart’s version rises', async () => {
    const { id, buyer, listingId } = await made();
    await acceptOffer(harness.seller, harness.baseUrl, id);
    await addListing(buyer, listingId, id);
    const before = await readCart(checkoutWith(database.db, 'http://127.0.0.1:9'), buyer.principal);
    await harness.runOut(id);
    expect(await lineOf(buyer)).toMatchObject({ unitCents: 100_000, offer: { id, holds: false } });
    expect(await expireOffers(database.db, harness.baseUrl)).toBe(1);
    const after = await readCart(checkoutWith(database.db, 'http://127.0.0.1:9'), buyer.principal);
    expect(after.version).toBeGreaterThan(before.version);
    expect(after.orders[0]!.row.version).toBeGreaterThan(before.orders[0]!.row.version);
    expect(await harness.row(id)).toMatchObject({ state: 'EXPIRED' });
    expect(await harness.mails(id)).toEqual(
      expect.arrayContaining(['lapsed:buyer', 'lapsed:seller', 'accepted:buyer', 'accepted:seller']),
    );
    expect(await attempt(() => addListing(buyer, listingId, id))).toMatchObject({
      code: 'over',
      message: 'This offer has run out. The asking price applies again.',
    });
  });

  it('is the only one on its listing, until it expires', async () => {
    const { id, listingId } = await made();
    const other = await make(await harness.shop.member(), listingId, 92_000);
    await acceptOffer(harness.seller, harness.baseUrl, id);
    expect(await attempt(() => acceptOffer(harness.seller, harness.baseUrl, other.id))).toMatchObject({
      code: 'other-accepted',
    });
    await harness.runOut(id);
    expect((await acceptOffer(harness.seller, harness.baseUrl, other.id)).state).toBe('ACCEPTED');
  });
});

describe('a run of the expiry', () => {
  it('expires offers that waited too long, once, and leaves the others', async () => {
    const due = await made();
    const open = await made();
    await harness.runOut(due.id);
    expect(await attempt(() => acceptOffer(harness.seller, harness.baseUrl, due.id))).toMatchObject({
      message: 'This offer has changed meanwhile: it is expired now.',
    });
    expect(await expireOffers(database.db, harness.baseUrl)).toBe(0);
    expect((await harness.row(due.id)).state).toBe('EXPIRED');
    expect((await harness.row(open.id)).state).toBe('RECEIVED');
    expect((await tryTo(due.buyer, due.listingId)).ok).toBe(true);
  });

  it('leaves an offer that was answered between its read and its write', async () => {
    const { id } = await made();
    await counterOffer(harness.seller, harness.baseUrl, id, { amountCents: 95_000 });
    expect(await tx(database.db, (trx) => moveOffer(trx, shopItself, id, 'expire'))).toBeUndefined();
    expect((await harness.row(id)).state).toBe('COUNTERED');
  });
});
