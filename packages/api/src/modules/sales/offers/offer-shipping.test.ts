import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '#api/platform/db/new-id.ts';
import type { TestVisitor } from '#api/http/testing.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { checkOut, mutate, payFor } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { offerSubject } from './offer-subject.ts';

let harness: ApiHarness;
beforeAll(async () => {
  harness = await openApiHarness();
});
beforeEach(() => harness.resetLimits());
afterAll(() => harness.close());

type Offer = {
  id: string;
  shippingOffered: { amountCents: number } | null;
  counterShipping: { amountCents: number } | null;
  agreedShipping: { amountCents: number } | null;
  moves: { kind: string; shipping: { amountCents: number } | null }[];
};
type Answer = { code: string | null; field: string | null; offer: Offer | null };
const OFFER = `id shippingOffered { amountCents } counterShipping { amountCents } agreedShipping { amountCents }
  moves { kind shipping { amountCents } }`;
const answer = (visitor: TestVisitor, call: string) => mutate<Answer>(visitor, call, `code field offer { ${OFFER} }`);

async function listing(sellerId: string, change: { isPickUp?: boolean } = {}): Promise<string> {
  const id = await harness.shop.listing({ sellerId });
  await harness.db
    .updateTable('items')
    .set({ accepting_offers: true, local_pickup_only: change.isPickUp ?? false })
    .where('id', '=', (db) => db.selectFrom('listings').select('item_id').where('listings.id', '=', id))
    .execute();
  return id;
}

describe('a price for shipping in an offer', () => {
  it('is countered, agreed on, frozen, and charged at checkout', async () => {
    const sellerId = await harness.shop.seller();
    const [seller, buyer] = [await harness.as(sellerId), await harness.as(await harness.shop.memberId())];
    const listingId = await listing(sellerId);
    const plain = await checkOut(await harness.as(await harness.shop.memberId()), listingId);
    const made = await answer(buyer, `offerCreate(listingId: "${listingId}", amountCents: 90000, shippingCents: 0)`);
    expect(made.offer).toMatchObject({ shippingOffered: { amountCents: 0 }, agreedShipping: null });
    const id = made.offer!.id;
    // The amount may stay where another price for shipping is named.
    expect(await answer(seller, `offerCounter(id: "${id}", amountCents: 90000, shippingCents: 0)`)).toMatchObject({
      code: 'amount',
      field: 'AMOUNT',
    });
    const countered = await answer(seller, `offerCounter(id: "${id}", amountCents: 90000, shippingCents: 2500)`);
    expect(countered.offer).toMatchObject({ counterShipping: { amountCents: 2_500 } });
    const accepted = await answer(buyer, `offerAccept(id: "${id}")`);
    expect(accepted.offer?.agreedShipping).toEqual({ amountCents: 2_500 });
    expect(accepted.offer?.moves.map(({ kind, shipping }) => [kind, shipping?.amountCents])).toEqual([
      ['OFFER', 0],
      ['COUNTER', 2_500],
      ['ACCEPT', 2_500],
    ]);
    const order = await checkOut(buyer, listingId);
    expect(plain.shippingCost.amountCents).not.toBe(2_500);
    expect([order.subTotal.amountCents, order.shippingCost.amountCents]).toEqual([90_000, 2_500]);
    const paid = await payFor(buyer, [order], await harness.gateway.token(), newId());
    expect(paid.orders[0]?.shippingCost.amountCents).toBe(2_500);
    const sold = await harness.db
      .selectFrom('order_settlements')
      .select('shipping_cents')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(sold.shipping_cents).toBe(2_500);
  });

  it('stands in mails and in the thread', async () => {
    const sellerId = await harness.shop.seller();
    const [seller, buyer] = [await harness.as(sellerId), await harness.as(await harness.shop.memberId())];
    const listingId = await listing(sellerId);
    const { offer } = await answer(
      buyer,
      `offerCreate(listingId: "${listingId}", amountCents: 90000, shippingCents: 3000)`,
    );
    await answer(seller, `offerCounter(id: "${offer!.id}", amountCents: 95000, shippingCents: 0)`);
    const mails = await harness.db
      .selectFrom('outbox')
      .selectAll()
      .where('event_key', 'like', `offer:${offer!.id}:%`)
      .execute();
    const text = JSON.stringify(mails);
    expect(text).toContain('$900 plus $30 for shipping');
    expect(text).toContain('$950 with free shipping');
    expect((await offerSubject.stepsOf(harness.db, offer!.id, 'fr')).map((step) => step.text)).toEqual([
      expect.stringContaining('plus 30'),
      expect.stringContaining('livraison offerte'),
    ]);
  });

  it('is refused where the shop sends it, where it is picked up, and where it is no price', async () => {
    const buyer = await harness.as(await harness.shop.memberId());
    const make = (listingId: string, cents: number) =>
      answer(buyer, `offerCreate(listingId: "${listingId}", amountCents: 90000, shippingCents: ${cents})`);
    const refused = { code: 'shipping', field: 'SHIPPING', offer: null };
    expect(await make(await listing(await harness.shop.privateSeller()), 0)).toMatchObject(refused);
    const sellerId = await harness.shop.seller();
    expect(await make(await listing(sellerId, { isPickUp: true }), 0)).toMatchObject(refused);
    const listingId = await listing(sellerId);
    expect(await make(listingId, -1)).toMatchObject(refused);
    expect(await make(listingId, 1_000_001)).toMatchObject(refused);
    expect(await make(listingId, 1_000_000)).toMatchObject({ code: null });
  });
});
