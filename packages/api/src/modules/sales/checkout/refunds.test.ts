import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#api/platform/db/new-id.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { refundOrder } from '#api/modules/sales/orders/refund-order.ts';
import { checkMoney } from '#api/modules/sales/faults/check-money.fixture.ts';
import { sweepPayments } from '#api/modules/payments/sweeper.ts';
import { byCode, byCredits, byHand, openTill, type Till } from './checkout-harness.fixture.ts';

let till: Till;
beforeAll(async () => {
  till = await openTill();
});
afterAll(async () => {
  await checkMoney(till.db, till.gateway);
  await till.close();
});

const refund = (orderId: string, amountCents: number, idempotencyKey = newId()) => {
  const desk = { commerce: till.commerce, visitor: till.shop.admin, actor: till.clerk.actor! };
  return attempt(() => refundOrder(desk, orderId, { amountCents, reason: 'A scratch', idempotencyKey }));
};

/** An order of 107,000 cents: 30,000 by code, 20,000 by credits, the rest by card. */
async function paid() {
  const visitor = await till.shop.member();
  const { orderId } = await till.ready(visitor);
  const purse = await till.code(30_000);
  const credits = await till.credit(visitor.accountId ?? '', 20_000);
  await till.pay(visitor, [orderId], byCode(purse, 30_000), byCredits(20_000), await till.card());
  return { orderId, purse, credits };
}

describe('a refund', () => {
  it('goes to the card first, then to credits and code, each to the cent', async () => {
    const { orderId, purse, credits } = await paid();
    expect(await refund(orderId, 50_000)).toMatchObject({ ok: true });
    expect([await till.balance(purse), await till.balance(credits)]).toEqual([0, 0]);
    expect(await refund(orderId, 10_000)).toMatchObject({ ok: true });
    expect([await till.balance(purse), await till.balance(credits)]).toEqual([0, 3_000]);
    expect(await refund(orderId, 47_000)).toMatchObject({ ok: true });
    expect([await till.balance(purse), await till.balance(credits)]).toEqual([30_000, 20_000]);
    expect(await till.order(orderId)).toMatchObject({ payment_state: 'REFUNDED', refunded_cents: 107_000 });
    expect(await refund(orderId, 1)).toMatchObject({ ok: false });
    const states = await till.db
      .selectFrom('payments')
      .innerJoin('payment_orders', 'payment_orders.payment_id', 'payments.id')
      .select('status')
      .where('order_id', '=', orderId)
      .execute();
    expect(states).toEqual([{ status: 'REFUNDED' }, { status: 'REFUNDED' }, { status: 'REFUNDED' }]);
  });

  it('that comes several times at once never gives more back than was paid', async () => {
    const { orderId } = await paid();
    const answers = await Promise.all(Array.from({ length: 6 }, () => refund(orderId, 40_000)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await till.order(orderId)).toMatchObject({ refunded_cents: 80_000 });
  });

  it('of a payment by hand is written down', async () => {
    const { orderId } = await till.ready(till.shop.guest());
    await till.pay(till.clerk, [orderId], byHand());
    await refund(orderId, 7_000);
    const rows = await till.db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).execute();
    expect(rows).toMatchObject([{ amount_cents: 7_000, done_at: expect.any(Date), provider_ref: null }]);
  });

  it('to a code that has run out can be spent again', async () => {
    const { orderId, purse } = await paid();
    await till.db
      .updateTable('purses')
      .set({ expires_at: new Date(0) })
      .where('id', '=', purse)
      .execute();
    await refund(orderId, 107_000);
    const other = await till.ready(till.shop.guest());
    const { answer } = await till.pay(other.visitor, [other.orderId], byCode(purse, 30_000), await till.card());
    expect(answer).toMatchObject({ ok: true, value: { status: 'CAPTURED' } });
  });

  it('is settled by the sweeper when the provider was away', async () => {
    const { orderId, purse } = await paid();
    await till.gateway.stop();
    await refund(orderId, 60_000);
    await till.gateway.restart();
    const open = () =>
      till.db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).where('done_at', 'is', null).execute();
    expect(await open()).toHaveLength(1);
    await till.db
      .updateTable('refunds')
      .set({ settle_after: new Date(0) })
      .execute();
    await sweepPayments(till.commerce);
    expect(await open()).toEqual([]);
    expect(await till.balance(purse)).toBe(0);
  });
});
