import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { newId } from '#api/platform/db/new-id.ts';
import { cancelOrder } from '#api/modules/sales/orders/cancel-order.ts';
import { readStatement } from '#api/modules/payments/ledger/order-statement.ts';
import { mailOrderEvents } from '#api/modules/sales/orders/mail-order-events.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { deliverOrder } from '#api/modules/sales/orders/ship-order.ts';
import { loadCapturedPayments } from '#api/modules/payments/load-payments.ts';
import { checkMoney } from '#api/modules/sales/faults/check-money.fixture.ts';
import { openCheckoutHarness, type CheckoutHarness } from './checkout-harness.fixture.ts';
import { takeWebhook } from '#api/modules/payments/webhook-inbox.ts';

const TOTAL = 107_000;
let harness: CheckoutHarness;

beforeAll(async () => {
  harness = await openCheckoutHarness();
});
afterAll(() => harness.close());

const shownOf = async (orderId: string) => (await loadCapturedPayments(harness.db, [orderId]))[0];
const statementOf = async (orderId: string) =>
  (await readStatement(harness.db, orderId)).map(({ kind, cents }) => [kind, cents]);

/** The provider sends three webhooks about a payment, each twice, all at once. */
async function notify({ id }: { readonly id: string }, type = 'charge.changed'): Promise<void> {
  const events = Array.from({ length: 3 }, () => ({ id: `evt_${newId()}`, type, key: id, ref: null }));
  await Promise.all([...events, ...events].map((event) => takeWebhook(harness.checkout, event)));
}

async function mailsOf(orderId: string): Promise<string[]> {
  await mailOrderEvents(harness.db, harness.checkout.publicUrl);
  const rows = await harness.db
    .selectFrom('outbox')
    .select(['event_key', 'recipient'])
    .where('event_key', 'like', `%${orderId}%`)
    .where('event_key', 'like', 'payment-%')
    .orderBy('id')
    .execute();
  return rows.map(({ event_key: key, recipient }) => `${key.split(':')[0]} to ${recipient}`);
}

describe('a bank that returns a captured payment', () => {
  it('reopens the balance once, is mailed to buyer and shop, and the order is paid by another method', async () => {
    const { visitor, orderId, payment, charge } = await harness.paidByBank();
    expect(await harness.order(orderId)).toMatchObject({ payment_state: 'PAID', fully_paid_at: expect.any(Date) });
    await harness.gateway.takeBack(charge, 'return');
    await notify(payment, 'charge.returned');
    expect(await harness.order(orderId)).toMatchObject({ payment_state: 'UNPAID', paid_cents: 0, fully_paid_at: null });
    expect(await harness.payment(payment.id)).toMatchObject({ status: 'FAILED', failure_code: 'bank_returned' });
    expect(await shownOf(orderId)).toMatchObject({
      capturedAmount: { amountCents: 0 },
      reversal: { state: 'RETURNED', amount: { amountCents: TOTAL } },
    });
    expect(await mailsOf(orderId)).toEqual(['payment-returned to shop@headstock.test']);
    const { count } = await harness.db
      .selectFrom('outbox')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('event_key', '=', `order-payment-failed:${orderId}:${payment.id}`)
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
    expect(await attempt(() => deliverOrder(harness.shop.admin, harness.checkout.publicUrl, orderId))).toMatchObject({
      code: 'not-paid',
    });
    await harness.pay(visitor, [orderId], await harness.card());
    expect(await harness.order(orderId)).toMatchObject({ payment_state: 'PAID', paid_cents: TOTAL });
    expect(await statementOf(orderId)).toEqual([
      ['placed', TOTAL],
      ['captured', -TOTAL],
      ['taken-back', TOTAL],
      ['captured', -TOTAL],
    ]);
  });

  it('leaves what codes paid, which is all that a cancellation refunds', async () => {
    const code = await harness.code(7_000);
    const { orderId, payment, charge } = await harness.paidByBank(code);
    await harness.gateway.takeBack(charge, 'return');
    await notify(payment);
    expect(await harness.order(orderId)).toMatchObject({ payment_state: 'PARTIALLY_PAID', paid_cents: 7_000 });
    await cancelOrder(harness.shop.admin, harness.checkout, orderId);
    expect(await harness.balance(code)).toBe(7_000);
    expect(await harness.gateway.find(payment.id)).toMatchObject({ refundedCents: 0 });
    await checkMoney(harness.db, harness.gateway);
  });

  it('reverses only what had not been refunded', async () => {
    const { orderId, payment, charge } = await harness.paidByBank();
    expect(await harness.tryRefund(orderId, 20_000)).toMatchObject({ ok: true });
    await harness.gateway.takeBack(charge, 'return');
    await notify(payment);
    expect(await harness.order(orderId)).toMatchObject({ paid_cents: 20_000, refunded_cents: 20_000 });
    expect(await harness.tryRefund(orderId, 1)).toMatchObject({ ok: false, code: 'amount' });
    await checkMoney(harness.db, harness.gateway);
  });

  it('settles a refund that was requested meanwhile', async () => {
    const { orderId, payment, charge } = await harness.paidByBank();
    await harness.gateway.takeBack(charge, 'return');
    await harness.tryRefund(orderId, 30_000);
    await notify(payment);
    const [promised] = await harness.db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).execute();
    expect(promised).toMatchObject({ status: 'succeeded', reversal_id: expect.any(String) });
    expect(await harness.order(orderId)).toMatchObject({ paid_cents: 30_000, refunded_cents: 30_000 });
    await checkMoney(harness.db, harness.gateway);
  });
});

describe('a disputed card', () => {
  it('holds the money: nothing is shipped, cancelled or refunded, and the shop is mailed the deadline to answer', async () => {
    const { orderId, payment, charge } = await harness.paidByCard();
    await harness.gateway.takeBack(charge, 'dispute');
    await notify(payment, 'charge.dispute.opened');
    expect(await harness.order(orderId)).toMatchObject({ payment_state: 'PAID', disputed_cents: TOTAL });
    expect(await shownOf(orderId)).toMatchObject({ reversal: { state: 'DISPUTED', respondBy: expect.any(Date) } });
    expect(await harness.tryRefund(orderId, 1)).toMatchObject({ ok: false, code: 'amount' });
    expect(await attempt(() => cancelOrder(harness.shop.admin, harness.checkout, orderId))).toMatchObject({
      ok: false,
      code: 'disputed',
    });
    expect(await attempt(() => deliverOrder(harness.shop.admin, harness.checkout.publicUrl, orderId))).toMatchObject({
      code: 'disputed',
    });
    expect(await mailsOf(orderId)).toEqual(['payment-opened to shop@headstock.test']);
    await checkMoney(harness.db, harness.gateway);
  });

  it('is told to the seller, once for each turn, with what to do meanwhile', async () => {
    const sellerId = await harness.shop.seller();
    const told = async (): Promise<(string | null)[]> => {
      const { db } = harness;
      const seller = db.selectFrom('accounts').select('email').where('id', '=', sellerId);
      const rows = await db
        .selectFrom('outbox')
        .select(['subject', 'text_body'])
        .where('recipient', '=', seller)
        .where('event_key', 'like', 'sale-disputed:%')
        .orderBy('id')
        .execute();
      return rows.map(({ subject, text_body: text }) => `${subject}\n${text}`);
    };
    const { orderId, payment, charge } = await harness.paidByCard({ sellerId, requiresShipping: false });
    await harness.db.updateTable('orders').set({ ship_option: 'home' }).where('id', '=', orderId).execute();
    await harness.gateway.takeBack(charge, 'dispute');
    await notify(payment, 'charge.dispute.opened');
    await notify(payment);
    expect(await told()).toEqual([
      expect.stringMatching(/^The payment for order HS-\S+ is disputed\n[^]*\$1,070\.00[^]*do not send it/),
    ]);
    await harness.gateway.decide(charge, 'won');
    await notify(payment);
    expect(await told()).toEqual([
      expect.any(String),
      expect.stringMatching(/^Decided for you: the dispute about order HS-\S+\n[^]*You can send it now\./),
    ]);
    const lost = await harness.paidByCard({ sellerId, requiresShipping: false });
    await harness.gateway.takeBack(lost.charge, 'dispute');
    await harness.gateway.decide(lost.charge, 'lost');
    await notify(lost.payment);
    expect((await told()).at(-1)).toMatch(/^The dispute about order HS-\S+ is lost/);
    const { rows } = await sql<{ type: string }>`
      SELECT event_type AS type FROM notifications WHERE account_id = ${sellerId} AND event_type = 'sale.disputed'`.execute(
      harness.db,
    );
    expect(rows.length).toBeGreaterThanOrEqual(3);
  });

  it('that is won changes nothing', async () => {
    const { orderId, payment, charge } = await harness.paidByCard();
    await harness.gateway.takeBack(charge, 'dispute');
    await notify(payment);
    await harness.gateway.decide(charge, 'won');
    await notify(payment);
    expect(await harness.order(orderId)).toMatchObject({ payment_state: 'PAID', disputed_cents: 0, paid_cents: TOTAL });
    expect(await shownOf(orderId)).toMatchObject({ reversal: { state: 'DISPUTE_WON', respondBy: null } });
    expect(await harness.tryRefund(orderId, TOTAL)).toMatchObject({ ok: true });
    expect(await harness.payment(payment.id)).toMatchObject({ status: 'REFUNDED' });
    expect(await harness.gateway.find(payment.id)).toMatchObject({ refundedCents: TOTAL });
  });

  it('that is lost counts as refunded without a refund at the provider, and the buyer owes nothing', async () => {
    const { orderId, payment, charge } = await harness.paidByCard();
    await harness.tryRefund(orderId, 7_000);
    await harness.gateway.takeBack(charge, 'dispute');
    await harness.gateway.decide(charge, 'lost');
    await notify(payment);
    expect(await harness.order(orderId)).toMatchObject({
      payment_state: 'REFUNDED',
      disputed_cents: 0,
      refunded_cents: TOTAL,
    });
    expect(await harness.payment(payment.id)).toMatchObject({ status: 'REFUNDED' });
    expect(await harness.gateway.find(payment.id)).toMatchObject({ refundedCents: 7_000 });
    expect((await readStatement(harness.db, orderId)).at(-1)).toMatchObject({ kind: 'taken-back', balanceCents: 0 });
    expect(await mailsOf(orderId)).toEqual(['payment-lost to shop@headstock.test']);
    const mails = harness.db.selectFrom('outbox').select('event_key').where('event_key', 'like', 'order-refunded:%');
    const refunds = await harness.db.selectFrom('refunds').select('id').where('order_id', '=', orderId).execute();
    const keys = new Set((await mails.execute()).map(({ event_key: key }) => key));
    expect(refunds.map(({ id }) => keys.has(`order-refunded:${id}`))).toEqual([true, false]);
    await cancelOrder(harness.shop.admin, harness.checkout, orderId);
    await checkMoney(harness.db, harness.gateway);
  });

  it('of an order that was already cancelled costs the shop no more than the bank withdrew', async () => {
    const { orderId, payment, charge } = await harness.paidByCard();
    await harness.gateway.takeBack(charge, 'dispute');
    await cancelOrder(harness.shop.admin, harness.checkout, orderId);
    await harness.gateway.decide(charge, 'lost');
    await notify(payment);
    const [promised] = await harness.db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).execute();
    expect(promised).toMatchObject({ status: 'succeeded', amount_cents: TOTAL });
    await checkMoney(harness.db, harness.gateway);
  });

  it('and concurrent refunds never refund more than was paid', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { orderId, payment, charge } = await harness.paidByCard();
      await harness.gateway.takeBack(charge, 'dispute').catch(() => undefined);
      await Promise.all([harness.tryRefund(orderId, 60_000), notify(payment), harness.tryRefund(orderId, 60_000)]);
      await harness.gateway.decide(charge, round % 2 === 0 ? 'lost' : 'won');
      await notify(payment);
      const { paid_cents: paid, refunded_cents: refunded } = await harness.order(orderId);
      expect(refunded).toBeLessThanOrEqual(paid);
    }
    await harness.sweepRefunds();
    await checkMoney(harness.db, harness.gateway);
  });
});
