import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { orderNumber } from '@headstock/contracts/order-number';
import { openRaceHarness, type RaceHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { type CardRequest, payByCard } from '#api/modules/sales/checkout/pay-by-card.ts';
import { amountRemaining } from '#api/modules/sales/checkout/payment-request.ts';
import { associateContact } from '#api/modules/sales/checkout/express-contact.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { loadOrdersById } from './load-orders.ts';
import { mailOrderEvents } from './mail-order-events.ts';
import { recordOrderEvent } from './order-events.ts';
import { openShop, type TestShop } from './shop.fixture.ts';

let harness: RaceHarness;
let shop: TestShop;
const publicUrl = new URL('http://localhost:3000');
const titles = ['1952 Fender Telecaster', '1959 Gibson Les Paul <b>Standard</b>'];

beforeAll(async () => {
  harness = await openRaceHarness();
  shop = await openShop(harness.database.db);
});
afterAll(() => harness.close());

/** Orders of two sellers in one cart, ready to be paid. */
async function twoOrders(visitor: ActorContext): Promise<[string, string]> {
  const [one = '', two = ''] = titles;
  return [
    await shop.readyOrder(visitor, await shop.listing({ title: one })),
    await shop.readyOrder(
      visitor,
      await shop.listing({ title: two, cents: 250_050, sellerId: await shop.seller(), requiresShipping: false }),
    ),
  ];
}

async function requestFor(orderIds: readonly string[]): Promise<CardRequest> {
  const orders = await loadOrdersById(harness.checkout, orderIds);
  return {
    orders: orders.map((order) => ({
      orderId: order.row.id,
      version: order.row.version,
      amountCents: amountRemaining(order),
    })),
    token: await harness.gateway.token(),
    idempotencyKey: newId(),
  };
}

async function pay(visitor: ActorContext, orderIds: readonly string[]): Promise<void> {
  const request = await requestFor(orderIds);
  await Promise.all([1, 2, 3].map(() => payByCard(visitor, harness.checkout, request)));
}

const mailEvents = () => Promise.all([1, 2, 3].map(() => mailOrderEvents(harness.database.db, publicUrl)));

async function mailsAbout(orderIds: readonly string[], kind: RegExp) {
  const rows = await harness.database.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  return rows.filter(
    ({ event_key: key, text_body: text }) => kind.test(key) && orderIds.some((id) => text?.includes(id)),
  );
}

const ordersOf = (ids: readonly string[]) =>
  harness.database.db.selectFrom('orders').selectAll().where('id', 'in', ids).orderBy('id').execute();

describe('a checkout with two sellers', () => {
  it('is mailed to its buyer once: what was bought from whom, number, total and link of each order, and the sum', async () => {
    const visitor = shop.guest();
    const ids = await twoOrders(visitor);
    await pay(visitor, ids);
    const mails = await mailsAbout(ids, /^orders?-placed:/);
    expect(mails).toMatchObject([{ recipient: 'ada@example.com', subject: 'Your 2 orders' }]);
    const { text_body: text = '', html_body: html = '' } = mails[0] ?? {};
    for (const { id, reference, guest_key: key } of await ordersOf(ids)) {
      const url = `http://localhost:3000/orders/${id}?key=${key}`;
      expect(text).toContain(`See order ${orderNumber(reference)}: ${url}`);
      expect(html).toContain(`href="${url}"`);
    }
    expect(text).toContain('1 × 1952 Fender Telecaster: $1,000.00\nTax: $70.00\nTotal: $1,070.00');
    expect(text).toContain('1 × 1959 Gibson Les Paul <b>Standard</b>: $2,500.50\nTax: $175.04\nTotal: $2,675.54');
    expect(text).toContain('Total of the 2 orders: $3,745.54');
    expect(html).toContain('Les Paul &lt;b&gt;Standard&lt;/b&gt;');
    expect(text).not.toContain('See your order');
    expect(await mailsAbout(ids, /:seller$/)).toHaveLength(2);
  });

  it('is mailed as paid once, however many processes write the mails', async () => {
    const visitor = shop.guest();
    const ids = await twoOrders(visitor);
    await pay(visitor, ids);
    await mailEvents();
    await mailEvents();
    const mails = await mailsAbout(ids, /^orders?-paid:/);
    expect(mails).toMatchObject([{ subject: 'Paid: your 2 orders' }]);
    expect(mails[0]?.text_body).toContain('$3,745.54');
    for (const { id, guest_key: key } of await ordersOf(ids))
      expect(mails[0]?.text_body).toContain(`/orders/${id}?key=${key}`);
  });

  it('loses no mail when the process ends before it is in the outbox', async () => {
    const visitor = shop.guest();
    const ids = await twoOrders(visitor);
    await pay(visitor, ids);
    const ended = tx(harness.database.db, async (trx) => {
      await mailOrderEvents(trx, publicUrl);
      throw new Error('The process ended.');
    });
    await expect(ended).rejects.toThrow('The process ended.');
    expect(await mailsAbout(ids, /^orders?-paid:/)).toHaveLength(0);
    await mailEvents();
    expect(await mailsAbout(ids, /^orders?-paid:/)).toHaveLength(1);
  });

  it('is mailed in the language of the orders', async () => {
    const visitor: ActorContext = { ...shop.guest(), locale: 'fr' };
    const ids = await twoOrders(visitor);
    await pay(visitor, ids);
    await mailEvents();
    const mails = await mailsAbout(ids, /^orders-/);
    expect(mails.map(({ subject }) => subject)).toEqual(['Vos 2 commandes', 'Payées\u00a0: vos 2 commandes']);
    expect(mails[0]?.text_body).toContain(`http://localhost:3000/fr/orders/${ids[0]}?key=`);
    expect(mails[0]?.text_body).toContain('Total des 2 commandes\u00a0: 3\u202f745,54\u00a0$');
  });

  it('stands in the list of a member once for each event', async () => {
    const accountId = await shop.memberId();
    const visitor = shop.signedIn(accountId);
    const ids = await twoOrders(visitor);
    await pay(visitor, ids);
    await mailEvents();
    const listed = await harness.database.db
      .selectFrom('notifications')
      .select(['event_type', 'path'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    expect(listed).toEqual([
      { event_type: 'order.placed', path: '/profile/buying/purchases' },
      { event_type: 'order.paid', path: '/profile/buying/purchases' },
    ]);
  });

  it('has a mail for each person where its orders have other contacts', async () => {
    const visitor = shop.guest();
    const ids = await twoOrders(visitor);
    await associateContact(visitor, ids[1], { email: 'Grace@example.com', firstName: 'Grace', lastName: null });
    await pay(visitor, ids);
    await mailEvents();
    const mails = await mailsAbout(ids, /^orders?-(placed|paid):/);
    expect(mails.map(({ event_key: key, recipient }) => [key.split(':')[0], recipient])).toEqual(
      expect.arrayContaining([
        ['order-placed', 'ada@example.com'],
        ['order-placed', 'grace@example.com'],
        ['order-paid', 'ada@example.com'],
        ['order-paid', 'grace@example.com'],
      ]),
    );
    expect(mails).toHaveLength(4);
    for (const { text_body: text } of mails) expect(ids.filter((id) => text?.includes(id))).toHaveLength(1);
  });
});

describe('orders of one checkout', () => {
  async function paidOrders(): Promise<[string, string]> {
    const visitor = shop.guest();
    const ids = await twoOrders(visitor);
    await pay(visitor, ids);
    await mailEvents();
    return ids;
  }
  const owe = async (ids: readonly string[], cents: number, paymentId: string | null = null): Promise<void> => {
    for (const { id, total_cents: total } of await ordersOf(ids))
      await harness.database.db
        .updateTable('orders')
        .set({
          paid_cents: (total ?? 0) - cents,
          payment_state: cents === 0 ? 'PAID' : 'PARTIALLY_PAID',
          fully_paid_at: cents === 0 ? new Date() : null,
          paying_payment_id: paymentId,
        })
        .where('id', '=', id)
        .execute();
    await harness.database.db.updateTable('orders').set({ paying_payment_id: null }).where('id', 'in', ids).execute();
  };
  const paymentOf = async (id: string): Promise<string> =>
    (
      await harness.database.db
        .selectFrom('payment_allocations')
        .select('payment_id')
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow()
    ).payment_id;

  it('that are paid apart later have mails of their own', async () => {
    const ids = await paidOrders();
    await owe(ids, 5_000);
    await owe(ids, 4_000);
    await mailEvents();
    await owe(ids, 0);
    await mailEvents();
    expect(await mailsAbout(ids, /^order-partly-paid:/)).toHaveLength(2);
    expect(await mailsAbout(ids, /^order-paid:/)).toHaveLength(2);
  });

  it('that a payment pays in part, or fails to pay, are mailed together with what is open', async () => {
    const ids = await paidOrders();
    const paymentId = await paymentOf(ids[0]);
    await owe(ids, 5_000);
    await harness.database.db.deleteFrom('order_events').where('order_id', 'in', ids).execute();
    await owe(ids, 4_000, paymentId);
    await mailEvents();
    const [part, ...more] = await mailsAbout(ids, /^orders?-partly-paid:/);
    expect(more).toEqual([]);
    expect(part).toMatchObject({ subject: 'Partly paid: your 2 orders' });
    expect(part?.text_body).toContain('$80.00 are still to pay.');
    expect(part?.text_body).toContain('Still to pay: $40.00');
    await tx(harness.database.db, async (trx) => {
      for (const id of ids) await recordOrderEvent(trx, id, { kind: 'payment-failed', ref: paymentId, paymentId });
    });
    await mailEvents();
    expect(await mailsAbout(ids, /^orders?-payment-failed:/)).toMatchObject([
      { subject: 'A payment for your 2 orders did not go through' },
    ]);
    await owe(ids, 0);
  });
});
