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
import { acceptOffer, counterOffer, withdrawOffer } from './answer-offer.ts';
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
      attempt(() => counterOffer(harness.seller, harness.baseUrl, id, 95_000)),
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

  it('to somebody else declines every open offer, the accepted one too, and mails their buyers', async () => {
    const listingId = await harness.listing();
    const accepted = await offerOn(listingId, 92_000);
    const open = await offerOn(listingId);
    await acceptOffer(harness.seller, harness.baseUrl, accepted.id);
    expect(await buy(harness.shop.guest(), listingId)).toBe(100_000);
    for (const { id } of [accepted, open]) {
      expect(await harness.row(id)).toMatchObject({ state: 'DECLINED', declined_by: 'SALE' });
      expect(await harness.mails(id)).toContain('sold:buyer');
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
