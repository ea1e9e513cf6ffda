import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { attempt } from '#api/platform/domain-error.ts';
import { cancelOrder } from '#api/modules/sales/orders/cancel-order.ts';
import type { Commerce } from './commerce.ts';
import { CARDS } from './gateway.fixture.ts';
import { checkMoney } from './money-check.fixture.ts';
import { payOrders, resumePayment } from './pay-orders.ts';
import { startStripeDouble, type StripeDouble } from './stripe/stripe-double.fixture.ts';
import { StripeProvider } from './stripe/stripe-provider.ts';
import { readStripeSettings } from '#api/platform/config/stripe-settings.ts';
import { sweepPayments } from './sweeper.ts';
import { openTill, type Till } from './methods/till.fixture.ts';

let till: Till;
let double: StripeDouble;
/** The shop with keys of Stripe: the gateway took money before. */
let withKeys: Commerce;

beforeAll(async () => {
  till = await openTill();
  double = await startStripeDouble();
  const settings = readStripeSettings({
    STRIPE_SECRET_KEY: 'sk_test_12345678',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_test',
    STRIPE_API_URL: double.url.href,
  });
  const { provider } = till.commerce;
  withKeys = { ...till.commerce, provider: new StripeProvider(settings!), formerProviders: [provider] };
});
afterAll(async () => {
  const find = async (id: string) => (await double.find(id)) ?? till.gateway.find(id);
  await checkMoney(till.db, { find });
  await double.close();
  await till.close();
});

async function paid(commerce: Commerce, token: string) {
  const { visitor, orderId } = await till.ready(till.shop.guest());
  const request = await till.requestFor([orderId], [{ method: { kind: 'card', token }, amountCents: null }]);
  const answer = await attempt(() => payOrders(commerce, visitor, request));
  if (!answer.ok) throw new Error(answer.message);
  const cancel = (by: Commerce) =>
    cancelOrder({ commerce: by, visitor: till.shop.admin, actor: till.clerk.actor! }, orderId);
  return { visitor, orderId, key: request.idempotencyKey, payment: answer.value, cancel };
}

const refundOf = (orderId: string) =>
  till.db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
const makeRefundsDue = () =>
  till.db
    .updateTable('refunds')
    .set({ settle_after: new Date(0) })
    .execute();

describe('money goes back to who took it', () => {
  it('the gateway, after Stripe’s keys were set', async () => {
    const { payment, orderId, cancel } = await paid(till.commerce, await till.gateway.token());
    expect(payment).toMatchObject({ provider: 'gateway', status: 'CAPTURED' });
    double.calls.length = 0;
    await cancel(withKeys);
    expect(await till.gateway.find(payment.id)).toMatchObject({ refundedCents: 107_000 });
    expect(await refundOf(orderId)).toMatchObject({ done_at: expect.any(Date) });
    expect(double.calls).toEqual([]);
  });

  it('Stripe, once its keys are back: until then it is promised', async () => {
    const { payment, orderId, cancel } = await paid(withKeys, 'pm_card_visa');
    expect(payment).toMatchObject({ provider: 'stripe', status: 'CAPTURED' });
    await cancel(till.commerce);
    await makeRefundsDue();
    expect(await sweepPayments(till.commerce)).toBe(0);
    expect(await refundOf(orderId)).toMatchObject({ done_at: null });
    expect(await till.gateway.find(payment.id)).toBeUndefined();
    await makeRefundsDue();
    await sweepPayments(withKeys);
    expect(await refundOf(orderId)).toMatchObject({ done_at: expect.any(Date) });
    expect(double.under(payment.id)).toMatchObject([{ refunded: 107_000 }]);
  });
});

describe('a payment that is under way when the keys change', () => {
  it('is asked of who began it', async () => {
    const asked = await paid(till.commerce, await till.gateway.token(CARDS.challenge));
    await till.gateway.answer(asked.payment.action_url ?? '', 'confirm');
    expect(await resumePayment(withKeys, asked.visitor, asked.key)).toMatchObject({ status: 'CAPTURED' });
  });

  it('stays as it is while nobody can be asked, and is settled afterwards', async () => {
    const asked = await paid(withKeys, 'pm_challenge');
    double.settle(asked.payment.id, { status: 'succeeded' });
    expect(await resumePayment(till.commerce, asked.visitor, asked.key)).toMatchObject({ status: 'REQUIRES_ACTION' });
    await till.makeDue();
    expect(await sweepPayments(till.commerce)).toBe(0);
    await sweepPayments(withKeys);
    expect(await till.order(asked.orderId)).toMatchObject({ payment_state: 'PAID' });
  });
});

it('the row of a payment that the shop takes itself names no provider', async () => {
  const code = await till.code(107_000);
  const { visitor, orderId } = await till.ready(till.shop.guest());
  const { answer } = await till.pay(visitor, [orderId], { method: { kind: 'code', purseId: code }, amountCents: null });
  expect(answer).toMatchObject({ ok: true, value: { provider: null } });
});
