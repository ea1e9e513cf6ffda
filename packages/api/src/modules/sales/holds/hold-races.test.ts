import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#api/platform/db/new-id.ts';
import type { TestDatabase } from '#api/test-database/create-test-database.ts';
import { loadOrdersById } from '#api/modules/sales/orders/load-orders.ts';
import { openRaceHarness, type RaceHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { attempt } from '#api/platform/domain-error.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { amountRemaining } from '#api/modules/sales/checkout/payment-request.ts';
import type { CheckoutContext } from '#api/modules/sales/checkout/checkout-context.ts';
import { CARDS, type TestGateway } from '#api/modules/payments/gateway/gateway.fixture.ts';
import { payByCard } from '#api/modules/sales/checkout/pay-by-card.ts';
import { resumePayment } from '#api/modules/sales/checkout/pay-orders.ts';
import { idsOf, openHoldsHarness, type HoldsHarness } from './holds.fixture.ts';

let database: TestDatabase;
let gateway: TestGateway;
let harness: HoldsHarness;
let checkout: CheckoutContext;
let close: RaceHarness['close'];
beforeAll(async () => {
  ({ database, gateway, checkout, close } = await openRaceHarness());
  harness = await openHoldsHarness(database.db);
});
afterAll(() => close());

type Payer = { readonly visitor: ActorContext; readonly orderId: string };

async function requestOf({ orderId }: Payer, card: string = CARDS.good) {
  const orders = await loadOrdersById(checkout, [orderId]);
  return {
    orders: orders.map((order) => ({ orderId, version: order.row.version, amountCents: amountRemaining(order) })),
    token: await gateway.token(card),
    idempotencyKey: newId(),
  };
}

async function pay(payer: Payer, card?: string) {
  const request = await requestOf(payer, card);
  return attempt(() => payByCard(payer.visitor, checkout, request));
}

const RUN_OUT = 10 * 60;

describe('a hold and a payment', () => {
  it('refuse everybody else, naming the item and until when, and let its holder pay', async () => {
    const listing = await harness.listing({ title: '1961 Gibson ES-335' });
    const [ada, bob] = [await harness.shopper([listing]), await harness.shopper([listing])];
    await ada.hold();
    const refused = await pay(bob);
    expect(refused).toMatchObject({ ok: false, code: 'held' });
    expect(!refused.ok && refused.message).toMatch(
      /^1961 Gibson ES-335 is on hold for another shopper until \d{1,2}:\d\d\s[AP]M \(C[SD]T\)\. Nothing was charged/,
    );
    expect(await pay(ada)).toMatchObject({ ok: true, value: { status: 'CAPTURED' } });
    expect(await harness.row(listing)).toBeUndefined();
    expect(await pay(bob)).toMatchObject({ ok: false, code: 'unavailable' });
  });

  it('let somebody pay who holds nothing, as long as nobody does', async () => {
    const listing = await harness.listing();
    const [ada, bob] = [await harness.shopper([listing]), await harness.shopper([listing])];
    await ada.hold();
    await harness.pass(listing, RUN_OUT);
    expect(await pay(bob)).toMatchObject({ ok: true, value: { status: 'CAPTURED' } });
    expect(await pay(ada)).toMatchObject({ ok: false, code: 'unavailable' });
  });

  it('let its former holder pay after it ran out, when nobody took it', async () => {
    const listing = await harness.listing();
    const ada = await harness.shopper([listing]);
    await ada.hold();
    await harness.pass(listing, RUN_OUT);
    expect(await pay(ada)).toMatchObject({ ok: true, value: { status: 'CAPTURED' } });
  });

  it('keep the item after a declined card', async () => {
    const listing = await harness.listing();
    const [ada, bob] = [await harness.shopper([listing]), await harness.shopper([listing])];
    const before = await ada.hold();
    expect(await pay(ada, CARDS.declined)).toMatchObject({ ok: true, value: { status: 'FAILED' } });
    expect(await bob.hold()).toMatchObject({ own: [], foreign: [{ listingId: listing }] });
    expect((await ada.hold()).own[0]?.until).toEqual(before.own[0]?.until);
    expect(await pay(ada)).toMatchObject({ ok: true, value: { status: 'CAPTURED' } });
  });

  it('keep the item during a challenge, although the hold expires and the page is left', async () => {
    const listing = await harness.listing();
    const [ada, bob] = [await harness.shopper([listing]), await harness.shopper([listing])];
    await ada.hold();
    const request = await requestOf(ada, CARDS.challenge);
    const begun = await payByCard(ada.visitor, checkout, request);
    expect(begun.status).toBe('REQUIRES_ACTION');
    await ada.release();
    await harness.pass(listing, RUN_OUT);
    expect((await bob.hold()).own).toEqual([]);
    expect(await pay(bob)).toMatchObject({ ok: false, code: 'unavailable' });
    await gateway.answer(begun.action_url!, 'confirm');
    expect(await resumePayment(ada.visitor, checkout, request.idempotencyKey)).toMatchObject({ status: 'CAPTURED' });
    expect(await harness.row(listing)).toBeUndefined();
  });
});

describe('races', () => {
  it('give an item to one of two who start paying at once, twenty times', async () => {
    for (let round = 0; round < 20; round += 1) {
      const listing = await harness.listing();
      const pair = [await harness.shopper([listing]), await harness.shopper([listing])];
      const states = await Promise.all(pair.map(({ hold }) => hold()));
      expect(states.map(({ own, foreign }) => own.length * 10 + foreign.length).toSorted()).toEqual([1, 10]);
    }
  });

  it('end without a deadlock when two carts with the same items lock them in opposite order', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, two] = [await harness.listing(), await harness.listing()];
      const pair = [await harness.shopper([one, two]), await harness.shopper([two, one])];
      const states = await Promise.all(pair.map(({ hold }) => hold()));
      expect(states.flatMap(({ own }) => idsOf(own)).toSorted()).toEqual([one, two].toSorted());
    }
  });

  it('between a hold and a payment of somebody else leave one of the two', async () => {
    for (let round = 0; round < 10; round += 1) {
      const listing = await harness.listing();
      const [ada, bob] = [await harness.shopper([listing]), await harness.shopper([listing])];
      const request = await requestOf(bob);
      const [held, paid] = await Promise.all([ada.hold(), attempt(() => payByCard(bob.visitor, checkout, request))]);
      const isHeld = held.own.length === 1;
      expect(paid.ok ? paid.value.status : paid.code).toBe(isHeld ? 'held' : 'CAPTURED');
    }
  });

  it('between the end of a hold, somebody who takes it and its former holder who pays leave one of the two', async () => {
    for (let round = 0; round < 10; round += 1) {
      const listing = await harness.listing();
      const [ada, bob] = [await harness.shopper([listing]), await harness.shopper([listing])];
      await ada.hold();
      await harness.pass(listing, RUN_OUT);
      const request = await requestOf(ada);
      const [paid, held] = await Promise.all([attempt(() => payByCard(ada.visitor, checkout, request)), bob.hold()]);
      const isHeld = held.own.length === 1;
      expect(paid.ok ? paid.value.status : paid.code).toBe(isHeld ? 'held' : 'CAPTURED');
    }
  });

  it('never let one shopper hold more than a few, from however many tabs', async () => {
    const visitor = harness.guest();
    const sellers = [harness.houseId, await harness.seller(), await harness.seller()];
    const carts = [];
    for (const sellerId of sellers)
      carts.push(
        await harness.shopper([await harness.listing({ sellerId }), await harness.listing({ sellerId })], visitor),
      );
    await Promise.all(carts.map(({ hold }, index) => hold({ tab: String(index) })));
    const held = await database.db
      .selectFrom('holds')
      .innerJoin('line_items', 'line_items.id', 'holds.line_item_id')
      .select('holds.listing_id')
      .where(
        'line_items.order_id',
        'in',
        carts.map(({ orderId }) => orderId),
      )
      .execute();
    expect(held).toHaveLength(4);
  });
});
