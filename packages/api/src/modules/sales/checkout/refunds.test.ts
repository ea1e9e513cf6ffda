import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { byCode, byCredits, byHand, openCheckoutHarness, type CheckoutHarness } from './checkout-harness.fixture.ts';

let harness: CheckoutHarness;
beforeAll(async () => {
  harness = await openCheckoutHarness();
});
afterAll(() => harness.close());

/** An order of 107,000 cents: 30,000 by code, 20,000 by credits, the remainder by card. */
async function paid() {
  const visitor = await harness.shop.member();
  const { orderId } = await harness.ready(visitor);
  const account = await harness.code(30_000);
  const credits = await harness.credit(visitor.principal.accountId ?? '', 20_000);
  await harness.pay(visitor, [orderId], byCode(account, 30_000), byCredits(20_000), await harness.card());
  return { orderId, account, credits };
}

describe('a refund', () => {
  it('goes to the card first, then to credits and code, each to the cent', async () => {
    const { orderId, account, credits } = await paid();
    expect(await harness.tryRefund(orderId, 50_000)).toMatchObject({ ok: true });
    expect([await harness.balance(account), await harness.balance(credits)]).toEqual([0, 0]);
    expect(await harness.tryRefund(orderId, 10_000)).toMatchObject({ ok: true });
    expect([await harness.balance(account), await harness.balance(credits)]).toEqual([0, 3_000]);
    expect(await harness.tryRefund(orderId, 47_000)).toMatchObject({ ok: true });
    expect([await harness.balance(account), await harness.balance(credits)]).toEqual([30_000, 20_000]);
    expect(await harness.order(orderId)).toMatchObject({ payment_state: 'REFUNDED', refunded_cents: 107_000 });
    expect(await harness.tryRefund(orderId, 1)).toMatchObject({ ok: false });
    const states = await harness.db
      .selectFrom('payments')
      .innerJoin('payment_allocations', 'payment_allocations.payment_id', 'payments.id')
      .select('status')
      .where('order_id', '=', orderId)
      .execute();
    expect(states).toEqual([{ status: 'REFUNDED' }, { status: 'REFUNDED' }, { status: 'REFUNDED' }]);
  });

  it('that runs several times at once never refunds more than was paid', async () => {
    const { orderId } = await paid();
    const answers = await Promise.all(Array.from({ length: 6 }, () => harness.tryRefund(orderId, 40_000)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await harness.order(orderId)).toMatchObject({ refunded_cents: 80_000 });
  });

  it('of a manual payment is recorded', async () => {
    const { orderId } = await harness.ready(harness.shop.guest());
    await harness.pay(harness.clerk, [orderId], byHand());
    await harness.tryRefund(orderId, 7_000);
    const rows = await harness.db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).execute();
    expect(rows).toMatchObject([{ amount_cents: 7_000, status: 'succeeded', provider_ref: null }]);
  });

  it('to an expired code can be spent again', async () => {
    const { orderId, account } = await paid();
    await harness.db
      .updateTable('stored_value_accounts')
      .set({ expires_at: new Date(0) })
      .where('id', '=', account)
      .execute();
    await harness.tryRefund(orderId, 107_000);
    const other = await harness.ready(harness.shop.guest());
    const { answer } = await harness.pay(other.visitor, [other.orderId], byCode(account, 30_000), await harness.card());
    expect(answer).toMatchObject({ ok: true, value: { status: 'CAPTURED' } });
  });

  it('is settled by the sweeper when the provider was down', async () => {
    const { orderId, account } = await paid();
    await harness.gateway.stop();
    await harness.tryRefund(orderId, 60_000);
    await harness.gateway.restart();
    const open = () =>
      harness.db
        .selectFrom('refunds')
        .selectAll()
        .where('order_id', '=', orderId)
        .where('status', '<>', 'succeeded')
        .execute();
    expect(await open()).toHaveLength(1);
    await harness.sweepRefunds();
    expect(await open()).toEqual([]);
    expect(await harness.balance(account)).toBe(0);
  });
});
