import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '@headstock/launcher/free-port';
import type { TestDatabase } from '#api/test-database/create-test-database.ts';
import { addListing } from '#api/modules/sales/cart/add-listing.ts';
import { removeListing, setLinePrice, setQuantity } from '#api/modules/sales/cart/change-line-items.ts';
import { readCart } from '#api/modules/sales/cart/read-cart.ts';
import { setShippingAddress } from '#api/modules/sales/cart/set-shipping-address.ts';
import { loadOrdersById } from '#api/modules/sales/orders/load-orders.ts';
import { openRaceHarness, type RaceHarness } from './api-harness.fixture.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { checkoutWith, openShop, type TestShop } from '#api/modules/sales/orders/shop.fixture.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { setShippingMethod } from './shipping-methods.ts';
import { amountRemaining } from './payment-request.ts';
import type { CheckoutContext } from '#api/modules/sales/checkout/checkout-context.ts';
import { CARDS, type TestGateway } from '#api/modules/payments/gateway/gateway.fixture.ts';
import { type CardRequest as PayRequest, payByCard } from './pay-by-card.ts';
import { resumePayment } from './pay-orders.ts';
import { chargeCard } from './payment-steps.fixture.ts';
import { sweepPayments } from '#api/modules/payments/sweeper.ts';

let database: TestDatabase;
let gateway: TestGateway;
let shop: TestShop;
let context: CheckoutContext;
let close: RaceHarness['close'];
let keys = 0;

beforeAll(async () => {
  ({ database, gateway, checkout: context, close } = await openRaceHarness());
  shop = await openShop(database.db);
});
afterAll(() => close());

const nextKey = (): string => `key-${(keys += 1).toString().padStart(6, '0')}`;

async function requestFor(orderIds: string[], card: string = CARDS.good): Promise<PayRequest> {
  const orders = await loadOrdersById(context, orderIds);
  return {
    orders: orders.map((order) => ({
      orderId: order.row.id,
      version: order.row.version,
      amountCents: amountRemaining(order),
    })),
    token: await gateway.token(card),
    idempotencyKey: nextKey(),
  };
}

async function ready(card: string = CARDS.good, visitor: ActorContext = shop.guest()) {
  const listingId = await shop.listing();
  const orderId = await shop.readyOrder(visitor, listingId);
  return { visitor, listingId, orderId, request: await requestFor([orderId], card) };
}

const pay = (visitor: ActorContext, request: PayRequest) => attempt(() => payByCard(visitor, context, request));
const orderRow = (id: string) =>
  database.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const listingRow = (id: string) =>
  database.db.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const makeDue = () =>
  database.db
    .updateTable('payments')
    .set({ next_attempt_at: new Date(0) })
    .where('status', 'in', ['SUBMITTED', 'REQUIRES_ACTION'])
    .execute();

/** The cart as before, nothing taken, nothing charged. */
async function expectUntouched({
  visitor,
  listingId,
  orderId,
}: {
  visitor: ActorContext;
  listingId: string;
  orderId: string;
}) {
  const { orders } = await readCart(context, visitor.principal);
  expect(orders.map(({ row }) => row.id)).toEqual([orderId]);
  expect(await orderRow(orderId)).toMatchObject({ completed_at: null, paying_payment_id: null, paid_cents: 0 });
  expect(await listingRow(listingId)).toMatchObject({ status: 'live', stock_level: 1, sold_at: null });
}

describe('a good card', () => {
  it('places the order: number, frozen price, sold listing, ordered line, ledger, one mail', async () => {
    const { visitor, listingId, orderId, request } = await ready();
    expect(await pay(visitor, request)).toMatchObject({ ok: true, value: { status: 'CAPTURED', last4: '4242' } });
    const order = await orderRow(orderId);
    expect(order).toMatchObject({ payment_state: 'PAID', total_cents: 107_000, paid_cents: 107_000, tax_cents: 7_000 });
    expect(order.number).toMatch(/^HS-[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    expect(order.fully_paid_at).not.toBeNull();
    expect(await listingRow(listingId)).toMatchObject({ status: 'sold', stock_level: 0 });
    const [loaded] = await loadOrdersById(context, [orderId]);
    expect(loaded).toMatchObject({ lines: [{ state: 'ORDERED', unitCents: 100_000 }], price: { totalCents: 107_000 } });
    const mails = await database.db
      .selectFrom('outbox')
      .selectAll()
      .where('event_key', '=', `order-placed:${orderId}`)
      .execute();
    expect(mails).toMatchObject([{ recipient: 'ada@example.com', subject: `Your order ${order.number}` }]);
    expect(mails[0]?.text_body).toContain(`/orders/${orderId}?key=${order.guest_key}`);
    expect((await readCart(context, visitor.principal)).orders).toEqual([]);
  });

  it('pays the orders of two sellers with one charge', async () => {
    const visitor = shop.guest();
    const first = await shop.readyOrder(visitor, await shop.listing());
    const second = await shop.readyOrder(
      visitor,
      await shop.listing({ sellerId: await shop.seller(), requiresShipping: false }),
    );
    const answer = await pay(visitor, await requestFor([first, second]));
    expect(answer).toMatchObject({ ok: true, value: { status: 'CAPTURED', amount_cents: 214_000 } });
    expect([(await orderRow(first)).paid_cents, (await orderRow(second)).paid_cents]).toEqual([107_000, 107_000]);
  });

  it('keeps the address of the order as it was, whatever the buyer changes later', async () => {
    const { visitor, orderId } = await ready();
    const addressId = await shop.address(visitor);
    await setShippingAddress(visitor, orderId, { addressId, storeId: null });
    await setShippingMethod(visitor, context, orderId, { ref: 'ground', overrideCents: null, estimate: null });
    expect(await pay(visitor, await requestFor([orderId]))).toMatchObject({ ok: true, value: { status: 'CAPTURED' } });
    await database.db.updateTable('addresses').set({ line1: 'Elsewhere' }).where('id', '=', addressId).execute();
    const [order] = await loadOrdersById(context, [orderId]);
    expect(order).toMatchObject({ address: { line1: '1 Main', session_id: null }, price: { shippingCents: 9_690 } });
  });
});

describe('the same payment sent again', () => {
  it('charges once and gives the same answer, in parallel and later', async () => {
    const { visitor, orderId, request } = await ready();
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(visitor, request)));
    const later = await pay(visitor, request);
    const ids = [...answers, later].map((answer) =>
      answer.ok ? `${answer.value.id} ${answer.value.status}` : answer.code,
    );
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/ CAPTURED$/);
    expect((await orderRow(orderId)).paid_cents).toBe(107_000);
  });

  it('is refused with another body', async () => {
    const { visitor, request } = await ready();
    await pay(visitor, request);
    const token = await gateway.token();
    expect(await pay(visitor, { ...request, token })).toMatchObject({ ok: false, code: 'key-reused' });
  });

  it('under another key, by a double click, still pays once', async () => {
    const { visitor, orderId, request } = await ready();
    const other = { ...request, token: await gateway.token(), idempotencyKey: nextKey() };
    const answers = await Promise.all([pay(visitor, request), pay(visitor, other)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await orderRow(orderId)).paid_cents).toBe(107_000);
  });

  it('under the key of another session is a payment of its own', async () => {
    const first = await ready();
    const second = await ready();
    const key = first.request.idempotencyKey;
    expect(await pay(first.visitor, first.request)).toMatchObject({ ok: true });
    expect(await pay(second.visitor, { ...second.request, idempotencyKey: key })).toMatchObject({ ok: true });
  });
});

describe('a payment for another price', () => {
  it.each(['price', 'version', 'amount'])('charges nothing when the %s changed', async (what) => {
    const checkout = await ready();
    const shown = checkout.request.orders[0]!;
    if (what === 'price')
      await database.db
        .updateTable('listings')
        .set({ asking_cents: 100_001 })
        .where('id', '=', checkout.listingId)
        .execute();
    const orders = [
      {
        ...shown,
        version: shown.version + (what === 'version' ? 1 : 0),
        amountCents: shown.amountCents - (what === 'amount' ? 1 : 0),
      },
    ];
    expect(await pay(checkout.visitor, { ...checkout.request, orders })).toMatchObject({
      ok: false,
      code: 'changed',
      message: 'New price and old price are not matching',
    });
    await expectUntouched(checkout);
  });

  it('is refused for a stranger, an unknown order, a foreign key and no orders', async () => {
    const checkout = await ready();
    const { request } = checkout;
    expect(await pay(shop.guest(), request)).toMatchObject({ ok: false, code: 'not-found' });
    const unknown = { ...request, orders: [{ ...request.orders[0]!, orderId: '0000000000000' }] };
    expect(await pay(checkout.visitor, unknown)).toMatchObject({ ok: false, code: 'not-found' });
    const twice = { ...request, orders: [request.orders[0]!, request.orders[0]!] };
    expect(await pay(checkout.visitor, twice)).toMatchObject({ ok: false, code: 'not-found' });
    expect(await pay(checkout.visitor, { ...request, orders: [] })).toMatchObject({ code: 'nothing-to-pay' });
    expect(await pay(checkout.visitor, { ...request, idempotencyKey: 'short' })).toMatchObject({ code: 'invalid' });
    const resumed = await attempt(() => resumePayment(shop.guest(), context, request.idempotencyKey));
    expect(resumed).toMatchObject({ ok: false, code: 'not-found' });
    await expectUntouched(checkout);
  });

  it('asks for contact and shipping first', async () => {
    const visitor = shop.guest();
    const orderId = await addListing(visitor, await shop.listing());
    expect(await pay(visitor, await requestFor([orderId]))).toMatchObject({ ok: false, code: 'incomplete' });
  });
});

describe('a card that does not pay', () => {
  it.each([
    [CARDS.declined, 'card_declined'],
    [CARDS.poor, 'insufficient_funds'],
  ])('%s keeps the cart and frees the stock; another card then pays', async (card, failureCode) => {
    const checkout = await ready(card);
    const { visitor, request } = checkout;
    expect(await pay(visitor, request)).toMatchObject({
      ok: true,
      value: { status: 'FAILED', failure_code: failureCode },
    });
    await expectUntouched(checkout);
    expect(await pay(visitor, request)).toMatchObject({ ok: true, value: { status: 'FAILED' } });
    const retry = { ...request, token: await gateway.token(), idempotencyKey: nextKey() };
    expect(await pay(visitor, retry)).toMatchObject({ ok: true, value: { status: 'CAPTURED' } });
  });

  it('leaves a cart that can still be emptied', async () => {
    const { visitor, request, orderId, listingId } = await ready(CARDS.declined);
    await pay(visitor, request);
    await removeListing(visitor, orderId, listingId);
    expect((await readCart(context, visitor.principal)).orders).toEqual([]);
    expect(await resumePayment(visitor, context, request.idempotencyKey)).toMatchObject({ status: 'FAILED' });
  });

  it('refuses an unknown token and changes nothing', async () => {
    const checkout = await ready();
    const answer = await pay(checkout.visitor, { ...checkout.request, token: 'tok_made_up' });
    expect(answer).toMatchObject({ ok: true, value: { status: 'FAILED', failure_code: 'card-unreadable' } });
    await expectUntouched(checkout);
  });
});

describe('a challenge', () => {
  it.each(['confirm', 'decline'] as const)('waits for the shopper, who may %s', async (choice) => {
    const checkout = await ready(CARDS.challenge);
    const { visitor, request, listingId } = checkout;
    const asked = await pay(visitor, request);
    expect(asked).toMatchObject({ ok: true, value: { status: 'REQUIRES_ACTION' } });
    expect(await listingRow(listingId)).toMatchObject({ stock_level: 0 });
    await gateway.answer((asked.ok && asked.value.action_url) || '', choice);
    const resumed = await resumePayment(visitor, context, request.idempotencyKey);
    expect(resumed.status).toBe(choice === 'confirm' ? 'CAPTURED' : 'FAILED');
    if (choice === 'decline') await expectUntouched(checkout);
  });

  it('that is abandoned is cancelled by the next payment', async () => {
    const { visitor, request, orderId } = await ready(CARDS.challenge);
    const asked = await pay(visitor, request);
    const retry = { ...request, token: await gateway.token(), idempotencyKey: nextKey() };
    expect(await pay(visitor, retry)).toMatchObject({ ok: true, value: { status: 'CAPTURED' } });
    await gateway.answer((asked.ok && asked.value.action_url) || '', 'confirm');
    expect(await resumePayment(visitor, context, request.idempotencyKey)).toMatchObject({ status: 'VOID' });
    expect((await orderRow(orderId)).paid_cents).toBe(107_000);
  });

  it('that nobody answers is cancelled by the sweeper', async () => {
    const checkout = await ready(CARDS.challenge);
    await pay(checkout.visitor, checkout.request);
    await makeDue();
    expect(await sweepPayments(context)).toBeGreaterThan(0);
    await expectUntouched(checkout);
  });

  it('freezes its order: nothing can be changed while money may move', async () => {
    const { visitor, request, orderId, listingId } = await ready(CARDS.challenge);
    await pay(visitor, request);
    const [order] = await loadOrdersById(context, [orderId]);
    const line = { orderId, lineItemId: order!.lines[0]!.id };
    expect(await attempt(() => setQuantity(visitor, line, 1))).toMatchObject({ code: 'being-paid' });
    expect(await attempt(() => setLinePrice(shop.admin, line, 1))).toMatchObject({ code: 'being-paid' });
    const more = await shop.listing();
    expect(await attempt(() => addListing(visitor, more))).toMatchObject({ code: 'being-paid' });
    expect(await listingRow(listingId)).toMatchObject({ stock_level: 0 });
  });
});

describe('a provider that is slow, silent or gone', () => {
  it('settles a payment with a lost answer at once', async () => {
    const { visitor, request } = await ready(CARDS.lost);
    expect(await pay(visitor, request)).toMatchObject({ ok: true, value: { status: 'CAPTURED' } });
  });

  it('reports a slow charge as pending, and settles it', async () => {
    const impatient = checkoutWith(database.db, gateway.url, 300);
    const { visitor, request, orderId } = await ready(CARDS.slow);
    const pending = await payByCard(visitor, impatient, request);
    expect(pending.status).toBe('SUBMITTED');
    expect((await readCart(context, visitor.principal)).orders.map(({ row }) => row.id)).toEqual([orderId]);
    await wait(1_800);
    await makeDue();
    await sweepPayments(context);
    expect(await resumePayment(visitor, context, request.idempotencyKey)).toMatchObject({ status: 'CAPTURED' });
  });

  it('releases everything at once when the connection is refused', async () => {
    const checkout = await ready();
    const down = checkoutWith(database.db, `http://127.0.0.1:${await freePort()}`);
    expect(await payByCard(checkout.visitor, down, checkout.request)).toMatchObject({
      status: 'FAILED',
      failure_code: 'provider',
    });
    await expectUntouched(checkout);
  });

  it('voids a charge that never reached it, and refuses it when it arrives late', async () => {
    const checkout = await ready();
    const silent = createServer((socket) => setTimeout(() => socket.destroy(), 50));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const gone = checkoutWith(database.db, `http://127.0.0.1:${port}`, 300);
    const pending = await payByCard(checkout.visitor, gone, checkout.request);
    expect(pending.status).toBe('SUBMITTED');
    expect(await sweepPayments(gone)).toBe(0);
    await makeDue();
    await sweepPayments(gone);
    expect(await resumePayment(checkout.visitor, gone, checkout.request.idempotencyKey)).toMatchObject({
      status: 'SUBMITTED',
    });
    await new Promise((resolve) => silent.close(resolve));
    await makeDue();
    await sweepPayments(context);
    await expectUntouched(checkout);
    const late = await chargeCard(context.provider, pending.id, pending.amount_cents, checkout.request.token);
    expect(late).toEqual({ kind: 'refused', code: 'canceled' });
  });
});

describe('a race for the last one', () => {
  it('sells one guitar to one of twenty guests: 19 clear refusals, one charge', async () => {
    const listingId = await shop.listing({ title: '1959 Gibson Les Paul' });
    const racers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const visitor = shop.guest();
        const orderId = await shop.readyOrder(visitor, listingId);
        return { visitor, orderId, request: await requestFor([orderId]) };
      }),
    );
    const answers = await Promise.all(racers.map(({ visitor, request }) => pay(visitor, request)));
    const refusals = answers.filter((answer) => !answer.ok);
    expect(refusals).toHaveLength(19);
    for (const refusal of refusals) {
      expect(refusal).toEqual({
        ok: false,
        code: 'unavailable',
        message: '1959 Gibson Les Paul was just sold to somebody else. Nothing was charged.',
      });
    }
    const placed = await database.db
      .selectFrom('line_items')
      .innerJoin('orders', 'orders.id', 'line_items.order_id')
      .select('orders.id')
      .where('listing_id', '=', listingId)
      .where('completed_at', 'is not', null)
      .execute();
    expect(placed).toHaveLength(1);
  });

  it('sells five of five shirts to ten guests who want one each', async () => {
    const listingId = await shop.listing({ stock: 5, cents: 3_200 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const visitor = shop.guest();
        return pay(visitor, await requestFor([await shop.readyOrder(visitor, listingId)]));
      }),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
    expect(await listingRow(listingId)).toMatchObject({ stock_level: 0, status: 'sold' });
  });
});
