import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { newId } from '#api/platform/db/new-id.ts';
import { CARDS } from '#api/modules/payments/gateway/gateway.fixture.ts';
import { checkMoney } from '#api/modules/sales/faults/check-money.fixture.ts';
import type { TestVisitor } from '#api/http/testing.ts';
import {
  mutate,
  type OrderAnswer,
  payFor,
  readOrder,
  run,
} from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { mailOrderEvents } from './mail-order-events.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';

let harness: ApiHarness;

beforeAll(async () => {
  harness = await openApiHarness();
});
afterAll(() => harness.close());
beforeEach(() => harness.resetLimits());

const publicUrl = new URL('http://localhost:3000');

async function placed(options: { sellerId?: string; cents?: number } = {}): Promise<[TestVisitor, OrderAnswer]> {
  const buyer = harness.api.visitor();
  return [buyer, await harness.placeOrder(buyer, options)];
}

/** The events that were mailed about an order, with their ids cut off. */
async function mailed(orderId: string): Promise<string[]> {
  await mailOrderEvents(harness.db, publicUrl);
  const { rows } = await sql<{ event: string }>`
    SELECT split_part(event_key, ':', 1) || CASE WHEN event_key LIKE '%:seller' THEN ' (seller)' ELSE '' END AS event
    FROM outbox WHERE event_key LIKE 'order-%' AND text_body LIKE '%' || ${orderId} || '%' ORDER BY id`.execute(
    harness.db,
  );
  return rows.map(({ event }) => event);
}

const ship = (visitor: TestVisitor, id: string, tracking = '1Z999AA10123456784') =>
  mutate(visitor, `orderShip(id: "${id}", carrierName: "UPS", trackingNumber: "${tracking}")`);
const deliver = (visitor: TestVisitor, id: string) => mutate(visitor, `orderDeliver(id: "${id}")`);
const refund = (visitor: TestVisitor, id: string, cents: number, key: string = newId(), reason = 'A scratch') =>
  mutate(
    visitor,
    `orderRefundCreate(id: "${id}", amountCents: ${cents}, reason: "${reason}", idempotencyKey: "${key}")`,
  );

async function actions(visitor: TestVisitor, id: string): Promise<string[]> {
  const { order } = await run<{ order: { viewerActions: string[] } }>(
    visitor,
    'query ($id: ID!) { order(id: $id) { viewerActions } }',
    { id },
  );
  return order.viewerActions;
}

async function audited(orderId: string): Promise<string[]> {
  const rows = await harness.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

describe('the life of an order', () => {
  it('is mailed once at each step, however often it is repeated or raced', async () => {
    const [buyer, { id, lineItems }] = await placed();
    const staff = await harness.admin();
    expect(await mailed(id)).toEqual(['order-sold (seller)', 'order-placed', 'order-paid']);
    expect(await actions(buyer, id)).toEqual(['CLAIM', 'CANCEL']);

    const shipped = await Promise.all([ship(staff, id), ship(staff, id), ship(staff, id)]);
    expect(shipped.filter(({ success }) => success)).toHaveLength(1);
    expect(await ship(staff, id)).toMatchObject({ success: false, message: 'There is nothing to ship any more.' });
    expect(await mutate(buyer, `orderCancel(id: "${id}")`)).toMatchObject({ success: false });

    const delivered = await Promise.all([deliver(staff, id), deliver(staff, id)]);
    expect(delivered.filter(({ success }) => success)).toHaveLength(1);

    const lineId = lineItems[0]!.id;
    const takeBack = (notes: string) =>
      mutate(staff, `lineItemSetReturnedAt(id: "${lineId}", returnNotes: "${notes}")`);
    expect(await takeBack('  ')).toMatchObject({ success: false, message: 'Please type something' });
    await Promise.all([takeBack('Neck too wide'), takeBack('Neck too wide')]);
    await refund(staff, id, 50_000, 'refund-of-a-life');
    await refund(staff, id, 50_000, 'refund-of-a-life');

    await Promise.all([mailOrderEvents(harness.db, publicUrl), mailOrderEvents(harness.db, publicUrl)]);
    expect(await mailed(id)).toEqual([
      'order-sold (seller)',
      'order-placed',
      'order-paid',
      'order-shipped',
      'order-delivered',
      'order-returned',
      'order-refunded',
      'order-refunded (seller)',
    ]);
    expect(await audited(id)).toEqual([
      'order.ship',
      'order.deliver',
      'order.returnLine',
      'order.returnLine',
      'order.refund',
    ]);
  });

  it('is mailed in the language of the order, with its number, amount and link', async () => {
    const buyer = harness.api.visitor({ 'accept-language': 'fr' });
    const { id, number, guestKey, total } = await harness.placeOrder(buyer, { cents: 245_000 });
    await ship(await harness.admin(), id);
    expect(await mailed(id)).toContain('order-shipped');
    const mails = await harness.db
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', 'ada@example.com')
      .execute();
    const mine = mails.filter(({ text_body: text }) => text?.includes(id));
    for (const { subject, text_body: text, html_body: html } of mine) {
      expect(subject).toContain(number);
      expect(text).toContain(`http://localhost:3000/fr/orders/${id}?key=${guestKey}`);
      expect(html).toContain(`/fr/orders/${id}?key=${guestKey}`);
    }
    const texts = mine.map(({ text_body: text }) => text).join('\n');
    const amount = new Intl.NumberFormat('fr', { minimumFractionDigits: 2 }).format(total.amountCents / 100);
    expect(texts).toContain(`Total\u00a0: ${amount}`);
    expect(texts).toContain('https://www.ups.com/track?tracknum=1Z999AA10123456784');
  });
});

describe('partial payments', () => {
  const owe = (id: string, cents: number) =>
    sql`UPDATE orders SET paid_cents = total_cents - ${cents}, payment_state = 'PARTIALLY_PAID', fully_paid_at = NULL,
      version = version + 1 WHERE id = ${id}`.execute(harness.db);

  it('are mailed one by one, with the balance; a failed payment is mailed, too', async () => {
    const [buyer, { id }] = await placed();
    await mailed(id);
    await owe(id, 5_000);
    expect(await actions(buyer, id)).toEqual(['PAY', 'CLAIM', 'CANCEL']);
    const order = await readOrder(buyer, id);
    const declined = await payFor(buyer, [order!], await harness.gateway.token(CARDS.declined), newId());
    expect(declined).toMatchObject({ success: false, code: 'declined' });
    await mailed(id);
    await owe(id, 4_000);
    await mailed(id);
    await sql`UPDATE orders SET paid_cents = total_cents, payment_state = 'PAID', fully_paid_at = now() WHERE id = ${id}`.execute(
      harness.db,
    );
    expect((await mailed(id)).slice(3)).toEqual(['order-payment-failed', 'order-partly-paid', 'order-paid']);
    const texts = await harness.db.selectFrom('outbox').select(['event_key', 'text_body']).execute();
    const textOf = (event: string) => texts.find(({ event_key: key }) => key.startsWith(`${event}:${id}`))?.text_body;
    expect(textOf('order-payment-failed')).toContain('$50.00');
    expect(textOf('order-partly-paid')).toContain('$40.00');
  });
});

describe('sending', () => {
  it('is for the seller and for admins; for all others the order is not there', async () => {
    const sellerId = await harness.shop.seller();
    const [buyer, { id }] = await placed({ sellerId });
    const other = await harness.as(await harness.shop.seller());
    const missing = { success: false, message: 'This order was not found.' };
    for (const act of [ship, deliver]) expect(await act(other, id)).toMatchObject(missing);
    await expect(ship(buyer, id)).rejects.toThrow('sign in');
    expect(await actions(await harness.as(sellerId), id)).toEqual(['SET_TRACKING', 'SHIP']);
    expect(await ship(await harness.as(sellerId), id)).toMatchObject({ success: true });
    expect(await audited(id)).toEqual(['order.ship']);
  });

  it('begins with a mail to the seller in the language of the account', async () => {
    const sellerId = await harness.shop.seller();
    await harness.db.updateTable('accounts').set({ locale: 'fr' }).where('id', '=', sellerId).execute();
    const [, { id }] = await placed({ sellerId });
    await mailed(id);
    const mail = await harness.db
      .selectFrom('outbox')
      .select(['subject', 'text_body'])
      .where('event_key', '=', `order-sold:${id}:seller`)
      .executeTakeFirstOrThrow();
    expect(mail.subject).toMatch(/^Vendu\u00a0: commande \S+/);
    expect(mail.text_body).toContain(`http://localhost:3000/fr/orders/${id}`);
    expect(mail.text_body).toContain('Bonjour');
  });

  it('needs a carrier, a number, a day that can be, and an order that is paid', async () => {
    const [, { id }] = await placed();
    const staff = await harness.admin();
    const call = (carrier: string, number: string, date = 'null') =>
      mutate(
        staff,
        `orderShip(id: "${id}", carrierName: "${carrier}", trackingNumber: "${number}", shipDate: ${date})`,
      );
    expect(await call(' ', '1')).toMatchObject({ success: false, message: expect.stringContaining('who carries') });
    expect(await call('UPS', 'x'.repeat(61))).toMatchObject({ message: expect.stringContaining('tracking number') });
    expect(await call('UPS', '1', '"2020-01-01T00:00:00Z"')).toMatchObject({ message: expect.stringContaining('day') });
    await sql`UPDATE orders SET paid_cents = paid_cents - 1, payment_state = 'PARTIALLY_PAID', fully_paid_at = NULL WHERE id = ${id}`.execute(
      harness.db,
    );
    expect(await call('UPS', '1')).toMatchObject({ message: 'This order is not paid in full yet.' });
    await sql`UPDATE orders SET paid_cents = total_cents, payment_state = 'PAID', fully_paid_at = now() WHERE id = ${id}`.execute(
      harness.db,
    );
    expect(await call('UPS', '1')).toMatchObject({ success: true });
  });

  it('has no tracking where the order is picked up', async () => {
    const [, { id }] = await placed();
    const staff = await harness.admin();
    const may = async () =>
      (
        await run<{ order: { canSetTracking: boolean } }>(
          staff,
          'query ($id: ID!) { order(id: $id) { canSetTracking } }',
          { id },
        )
      ).order.canSetTracking;
    expect(await may()).toBe(true);
    await sql`UPDATE orders SET ship_option = 'store' WHERE id = ${id}`.execute(harness.db);
    expect(await may()).toBe(false);
    expect(await mutate(staff, `orderSetTracking(id: "${id}", carrierName: "UPS", trackingNumber: "1")`)).toMatchObject(
      {
        success: false,
      },
    );
  });

  it('lets tracking be corrected without another mail', async () => {
    const [buyer, { id }] = await placed();
    const staff = await harness.admin();
    await ship(staff, id);
    await mutate(staff, `orderSetTracking(id: "${id}", carrierName: "FedEx", trackingNumber: "784312290517")`);
    const { order } = await run<{ order: { shipment: Record<string, unknown> } }>(
      buyer,
      'query ($id: ID!) { order(id: $id) { shipment { carrierName trackingNumber trackingUrl } } }',
      { id },
    );
    expect(order.shipment).toEqual({
      carrierName: 'FedEx',
      trackingNumber: '784312290517',
      trackingUrl: 'https://www.fedex.com/fedextrack/?trknbr=784312290517',
    });
    expect((await mailed(id)).filter((event) => event === 'order-shipped')).toHaveLength(1);
  });
});

describe('refunds by staff', () => {
  it('never exceed what was paid, also when two are made at once', async () => {
    const [, { id, total }] = await placed();
    const staff = await harness.admin();
    const most = total.amountCents;
    const results = await Promise.all([refund(staff, id, most - 1), refund(staff, id, most - 1)]);
    expect(results.filter(({ success }) => success)).toHaveLength(1);
    expect(await refund(staff, id, 2)).toMatchObject({ success: false, message: 'At most $0.01 can be given back.' });
    expect(await refund(staff, id, 1)).toMatchObject({ success: true });
    expect(await readOrder(staff, id)).toMatchObject({ paymentState: 'REFUNDED' });
    await checkMoney(harness.db, harness.gateway);
  });

  it('are made once under one key, which is refused for anything else', async () => {
    const [, { id }] = await placed();
    const staff = await harness.admin();
    expect(await refund(staff, id, 700, 'same-key-1')).toMatchObject({ success: true });
    expect(await refund(staff, id, 700, 'same-key-1')).toMatchObject({ success: true });
    expect(await refund(staff, id, 701, 'same-key-1')).toMatchObject({ success: false });
    expect(await refund(staff, id, 0)).toMatchObject({ success: false });
    expect(await refund(staff, id, 700, newId(), ' ')).toMatchObject({ success: false });
    const order = await readOrder(staff, id);
    expect(order?.refunds.map(({ refundedAmount }) => refundedAmount.amountCents)).toEqual([700]);
  });

  it('are accounted for to the cent when an order is cancelled after a partial refund', async () => {
    const [, { id, total }] = await placed();
    const staff = await harness.admin();
    await refund(staff, id, 33_333);
    expect(await mutate(staff, `orderCancel(id: "${id}")`)).toMatchObject({ success: true });
    const { rows } = await sql<{ account: string; cents: number }>`
      SELECT account, sum(amount_cents)::bigint AS cents FROM ledger_lines JOIN ledger_entries ON id = entry_id
      WHERE order_id = ${id} GROUP BY account`.execute(harness.db);
    expect(rows.filter(({ cents }) => cents !== 0)).toEqual([]);
    const order = await readOrder(staff, id);
    expect(order?.refunds.reduce((sum, { refundedAmount }) => sum + refundedAmount.amountCents, 0)).toBe(
      total.amountCents,
    );
    expect(await mailed(id)).toEqual(
      expect.arrayContaining(['order-cancelled', 'order-cancelled (seller)', 'order-refunded']),
    );
  });
});

describe('returns', () => {
  it('restore the state of the order when they are cancelled', async () => {
    const [, { id, lineItems }] = await placed();
    const staff = await harness.admin();
    const lineId = lineItems[0]!.id;
    const states: (string | undefined)[] = [];
    const there = async () => states.push((await readOrder(staff, id))?.lineItems[0]?.state);
    for (const step of [ship, deliver]) {
      await step(staff, id);
      await mutate(staff, `lineItemSetReturnedAt(id: "${lineId}", returnNotes: "Back")`);
      await there();
      await mutate(staff, `lineItemCancelReturn(id: "${lineId}")`);
      await there();
    }
    expect(states).toEqual(['RETURNED', 'SHIPPED', 'RETURNED', 'DELIVERED']);
  });
});

describe('what a seller sees', () => {
  const SELLING = `query ($first: Int, $after: String, $toShip: Boolean, $sellerId: ID) {
    sellingOrders(first: $first, after: $after, toShip: $toShip, sellerId: $sellerId) {
      totalCount pageInfo { hasNextPage endCursor }
      edges { node { id toShip sale { amountCents } commission { amountCents } payout { amountCents } payoutState payoutDueAt } }
    }
  }`;
  type Node = { id: string; toShip: boolean; payoutState: string; payoutDueAt: string | null };
  type Selling = {
    sellingOrders: {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
      edges: { node: Node }[];
    };
  };
  const selling = async (visitor: TestVisitor, variables: Record<string, unknown> = {}) =>
    (await run<Selling>(visitor, SELLING, variables)).sellingOrders;

  it('is what ships and what is paid out, page by page, and nobody else’s', async () => {
    const sellerId = await harness.shop.seller();
    const first = (await placed({ sellerId, cents: 250_000 }))[1].id;
    const second = (await placed({ sellerId, cents: 100_000 }))[1].id;
    const seller = await harness.as(sellerId);
    const page = await selling(seller, { first: 1 });
    expect(page).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
    expect(page.edges).toMatchObject([
      { node: { id: second, toShip: true, commission: { amountCents: 6_000 }, payoutState: 'WAITING' } },
    ]);
    expect((await selling(seller, { first: 1, after: page.pageInfo.endCursor })).edges).toMatchObject([
      { node: { id: first } },
    ]);
    await ship(seller, second);
    expect((await selling(seller, { toShip: true })).edges.map(({ node }) => node.id)).toEqual([first]);
    const other = await harness.as(await harness.shop.seller());
    expect((await selling(other)).edges).toEqual([]);
    expect((await selling(other, { sellerId })).edges).toEqual([]);
    expect((await selling(await harness.admin(), { sellerId })).totalCount).toBe(2);
    await expect(selling(harness.api.visitor())).rejects.toThrow('sign in');
  });

  it('is due after the trial, and paid once', async () => {
    const sellerId = await harness.shop.seller();
    const [, { id }] = await placed({ sellerId });
    const staff = await harness.admin();
    const pay = () => mutate(staff, `orderSetPaidOut(id: "${id}")`);
    await ship(staff, id);
    expect(await pay()).toMatchObject({ success: false });
    await deliver(staff, id);
    const state = async () => (await selling(await harness.as(sellerId))).edges[0]?.node;
    expect(await state()).toMatchObject({ payoutState: 'TRIAL', payoutDueAt: expect.any(String) });
    await sql`UPDATE shipments SET delivered_at = now() - interval '4 days' WHERE order_id = ${id}`.execute(harness.db);
    expect(await state()).toMatchObject({ payoutState: 'DUE' });
    const paid = await Promise.all([pay(), pay()]);
    expect(paid.filter(({ success }) => success)).toHaveLength(1);
    expect(await state()).toMatchObject({ payoutState: 'PAID' });
  });
});

it('a salesperson must be staff', async () => {
  const [, { id }] = await placed();
  const staff = await harness.admin();
  const stranger = await harness.shop.seller();
  expect(await mutate(staff, `orderSetSalesperson(id: "${id}", salespersonId: "${stranger}")`)).toMatchObject({
    success: false,
  });
  const set = await mutate<{ order: { salesperson: { id: string } | null } }>(
    staff,
    `orderSetSalesperson(id: "${id}", salespersonId: "${harness.shop.houseId}")`,
    'order { salesperson { id } }',
  );
  expect(set.order.salesperson?.id).toBe(harness.shop.houseId);
});
