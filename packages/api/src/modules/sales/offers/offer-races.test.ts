import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#api/platform/db/new-id.ts';
import type { TestDatabase } from '#api/test-database/create-test-database.ts';
import { loadOrdersById } from '#api/modules/sales/orders/load-orders.ts';
import { openRaceHarness, type RaceHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { attempt } from '#api/platform/domain-error.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { amountRemaining } from '#api/modules/sales/checkout/payment-request.ts';
import type { CheckoutContext } from '#api/modules/sales/checkout/checkout-context.ts';
import type { TestGateway } from '#api/modules/payments/gateway/gateway.fixture.ts';
import { payByCard } from '#api/modules/sales/checkout/pay-by-card.ts';
import { showListingHold } from '#api/modules/sales/holds/listing-hold.ts';
import { takeHolds } from '#api/modules/sales/holds/take-holds.ts';
import { acceptOffer, extendOffer, withdrawOffer } from './answer-offer.ts';
import { counterOffer } from './counter-offer.ts';
import { placesInLine } from './back-up-offers.ts';
import { createOffer } from './create-offer.ts';
import { expireOffers } from './expire-offers.ts';
import { type OffersHarness, openOffersHarness } from './offers.fixture.ts';

let database: TestDatabase;
let gateway: TestGateway;
let harness: OffersHarness;
let checkout: CheckoutContext;
let close: RaceHarness['close'];

beforeAll(async () => {
  ({ database, gateway, checkout, close } = await openRaceHarness());
  harness = await openOffersHarness(database.db);
});
afterAll(() => close());

const ROUNDS = 8;

async function offerOn(listingId: string, amountCents = 90_000) {
  const buyer = await harness.shop.member();
  return { buyer, id: (await createOffer(buyer, harness.baseUrl, { listingId, amountCents })).id };
}

async function pay(visitor: ActorContext, orderId: string) {
  const [order] = await loadOrdersById(checkout, [orderId]);
  const orders = [{ orderId, version: order!.row.version, amountCents: amountRemaining(order!) }];
  return payByCard(visitor, checkout, { orders, token: await gateway.token(), idempotencyKey: newId() });
}

async function buy(visitor: ActorContext, listingId: string): Promise<number> {
  const orderId = await harness.shop.readyOrder(visitor, listingId);
  const [order] = await loadOrdersById(checkout, [orderId]);
  const amountCents = amountRemaining(order!);
  const orders = [{ orderId, version: order!.row.version, amountCents }];
  const paid = await payByCard(visitor, checkout, { orders, token: await gateway.token(), idempotencyKey: newId() });
  expect(paid.status).toBe('CAPTURED');
  return order!.price.subTotalCents;
}

describe('at the same moment', () => {
  it('accepting and withdrawing: one succeeds, and the other is refused', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { buyer, id } = await offerOn(await harness.listing());
      const answers = await Promise.all([
        attempt(() => acceptOffer(harness.seller, harness.baseUrl, id)),
        attempt(() => withdrawOffer(buyer, harness.baseUrl, id)),
      ]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'changed' });
      expect((await harness.row(id)).state).toBe(answers[0].ok ? 'ACCEPTED' : 'WITHDRAWN');
    }
  });

  it('accepting one offer twice and another price: one happens, each mail is one', async () => {
    const { id } = await offerOn(await harness.listing());
    const answers = await Promise.all([
      attempt(() => acceptOffer(harness.seller, harness.baseUrl, id)),
      attempt(() => acceptOffer(harness.seller, harness.baseUrl, id)),
      attempt(() => counterOffer(harness.seller, harness.baseUrl, id, { amountCents: 95_000 })),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(new Set(await harness.mails(id)).size).toBe((await harness.mails(id)).length);
  });

  it('accepting two offers on one listing: one is accepted', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const listingId = await harness.listing();
      const rivals = [await offerOn(listingId), await offerOn(listingId, 91_000)];
      const answers = await Promise.all(
        rivals.map(({ id }) => attempt(() => acceptOffer(harness.seller, harness.baseUrl, id))),
      );
      expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
      expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'other-accepted' });
    }
  });

  it('offering twice: one offer stands', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const listingId = await harness.listing();
      const buyer = await harness.shop.member();
      const answers = await Promise.all(
        [90_000, 91_000, 92_000].map((amountCents) =>
          attempt(() => createOffer(buyer, harness.baseUrl, { listingId, amountCents })),
        ),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(answers.filter((answer) => !answer.ok && answer.code === 'already-open')).toHaveLength(2);
    }
  });

  it('two processes expire offers: each one once', async () => {
    const { id } = await offerOn(await harness.listing());
    await harness.runOut(id);
    const counts = await Promise.all([1, 2, 3].map(() => expireOffers(database.db, harness.baseUrl)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  });
});

describe('a pending sale', () => {
  it('cannot be paid by anybody else, until the accepted offer lapses', async () => {
    const listingId = await harness.listing();
    const { id } = await offerOn(listingId);
    const guest = harness.shop.guest();
    const orderId = await harness.shop.readyOrder(guest, listingId);
    await acceptOffer(harness.seller, harness.baseUrl, id);
    expect(await attempt(() => pay(guest, orderId))).toMatchObject({ ok: false, code: 'held' });
    await harness.runOut(id);
    await expireOffers(database.db, harness.baseUrl);
    expect(await attempt(() => pay(guest, orderId))).toMatchObject({ ok: true, value: { status: 'CAPTURED' } });
  });

  it('begins or is bought by somebody else at the same moment: one of both', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const listingId = await harness.listing();
      const { id } = await offerOn(listingId);
      const guest = harness.shop.guest();
      const orderId = await harness.shop.readyOrder(guest, listingId);
      const [accepted, paid] = await Promise.all([
        attempt(() => acceptOffer(harness.seller, harness.baseUrl, id)),
        attempt(() => pay(guest, orderId)),
      ]);
      expect([accepted.ok, paid.ok].filter(Boolean)).toHaveLength(1);
      expect((await harness.row(id)).state).toBe(accepted.ok ? 'ACCEPTED' : 'DECLINED');
    }
  });

  it('does not begin while somebody else is about to pay, and nobody else comes to the payment meanwhile', async () => {
    const client = { secret: 'secret-secret-secret-secret', clientAddress: '192.0.2.1' };
    const listingId = await harness.listing();
    const { buyer, id } = await offerOn(listingId);
    const guest = harness.shop.guest();
    const orderId = await harness.shop.readyOrder(guest, listingId);
    const hold = { orderIds: [orderId], tab: 'a', renew: false };
    expect((await takeHolds(guest, client, hold)).own).toHaveLength(1);
    expect(await attempt(() => acceptOffer(harness.seller, harness.baseUrl, id))).toMatchObject({ code: 'held' });
    await database.db.deleteFrom('holds').execute();
    await acceptOffer(harness.seller, harness.baseUrl, id);
    expect(await takeHolds(guest, client, hold)).toMatchObject({ own: [], foreign: [{ listingId }] });
    expect(await showListingHold(guest, listingId)).toMatchObject({ isPendingSale: true, heldUntil: expect.any(Date) });
    expect(await showListingHold(buyer, listingId)).toMatchObject({ isPendingSale: false, heldUntil: null });
    expect(await buy(buyer, listingId)).toBe(90_000);
  });

  it('lapses once in any number of processes: the next in line is told once and has a day', async () => {
    const listingId = await harness.listing();
    const first = await offerOn(listingId, 92_000);
    const [second, third] = [await offerOn(listingId), await offerOn(listingId, 91_000)];
    await acceptOffer(harness.seller, harness.baseUrl, first.id);
    const end = (await harness.row(first.id)).expires_at.getTime();
    for (const { id } of [second, third]) {
      expect((await harness.row(id)).expires_at.getTime()).toBe(end + 24 * 3_600_000);
      expect((await harness.mails(id)).filter((event) => event.startsWith('backup:buyer'))).toHaveLength(1);
    }
    expect(await placesInLine(database.db, [first.id, third.id, second.id])).toEqual(
      new Map([
        [second.id, 1],
        [third.id, 2],
      ]),
    );
    await harness.runOut(first.id);
    await Promise.all([1, 2, 3].map(() => expireOffers(database.db, harness.baseUrl)));
    expect(await harness.moves(first.id)).toEqual(['OFFER BUYER', 'ACCEPT SELLER', 'EXPIRE SHOP lapsed_unpaid']);
    const told = async (id: string) => (await harness.mails(id)).filter((event) => event.startsWith('next:'));
    expect(await told(second.id)).toHaveLength(2);
    expect(await told(third.id)).toEqual([]);
    const left = (await harness.row(second.id)).expires_at.getTime() - Date.now();
    expect(Math.round(left / 3_600_000)).toBe(24);
  });

  it('is given more time once, however often it is asked', async () => {
    const { id } = await offerOn(await harness.listing());
    await acceptOffer(harness.seller, harness.baseUrl, id);
    const before = (await harness.row(id)).expires_at.getTime();
    const answers = await Promise.all(
      [1, 2, 3].map(() => attempt(() => extendOffer(harness.seller, harness.baseUrl, id))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await harness.row(id)).expires_at.getTime()).toBe(before + 48 * 3_600_000);
  });
});

describe('a sale', () => {
  it('at the agreed price ends the offer as bought, for good', async () => {
    const listingId = await harness.listing();
    const { buyer, id } = await offerOn(listingId);
    await acceptOffer(harness.seller, harness.baseUrl, id);
    expect(await buy(buyer, listingId)).toBe(90_000);
    const offer = await harness.row(id);
    expect(offer).toMatchObject({ state: 'ACCEPTED', ordered_at: expect.any(Date) });
    await harness.runOut(id);
    expect(await expireOffers(database.db, harness.baseUrl)).toBe(0);
  });

  it('to somebody else declines every open offer, and mails their buyers', async () => {
    const listingId = await harness.listing();
    const open = [await offerOn(listingId, 92_000), await offerOn(listingId)];
    expect(await buy(harness.shop.guest(), listingId)).toBe(100_000);
    for (const { id } of open) {
      expect(await harness.row(id)).toMatchObject({ state: 'DECLINED', declined_by: 'SALE' });
      expect(await harness.mails(id)).toContain('sold:buyer');
      expect((await harness.moves(id)).at(-1)).toBe('DECLINE SHOP sold');
    }
  });

  it('to the buyer at the asking price withdraws their own offer, without a mail', async () => {
    const listingId = await harness.listing();
    const { buyer, id } = await offerOn(listingId);
    expect(await buy(buyer, listingId)).toBe(100_000);
    expect(await harness.row(id)).toMatchObject({ state: 'WITHDRAWN' });
    expect(await harness.mails(id)).toEqual(['received:buyer', 'received:seller']);
  });
});

it('a payment that began at the agreed price keeps it when the offer expires', async () => {
  const listingId = await harness.listing();
  const { buyer, id } = await offerOn(listingId);
  await acceptOffer(harness.seller, harness.baseUrl, id);
  const orderId = await harness.shop.readyOrder(buyer, listingId);
  await database.db.updateTable('orders').set({ paying_payment_id: newId() }).where('id', '=', orderId).execute();
  await harness.runOut(id);
  expect(await expireOffers(database.db, harness.baseUrl)).toBe(0);
  await database.db.updateTable('orders').set({ paying_payment_id: null }).where('id', '=', orderId).execute();
  expect(await expireOffers(database.db, harness.baseUrl)).toBe(1);
});
