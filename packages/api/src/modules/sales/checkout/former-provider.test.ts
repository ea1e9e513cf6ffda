import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { attempt } from '#api/platform/domain-error.ts';
import { cancelOrder } from '#api/modules/sales/orders/cancel-order.ts';
import type { CheckoutContext } from '#api/modules/sales/checkout/checkout-context.ts';
import { CARDS } from '#api/modules/payments/gateway/gateway.fixture.ts';
import { payOrders, resumePayment } from './pay-orders.ts';
import { startStripeDouble, type StripeDouble } from '#api/modules/payments/stripe/stripe-double.fixture.ts';
import { StripeProvider } from '#api/modules/payments/stripe/stripe-provider.ts';
import { readStripeSettings } from '#api/platform/config/stripe-settings.ts';
import { sweepPayments } from '#api/modules/payments/sweeper.ts';
import { openCheckoutHarness, type CheckoutHarness } from './checkout-harness.fixture.ts';

let harness: CheckoutHarness;
let double: StripeDouble;
/** The shop with keys of Stripe: the gateway took money before. */
let withKeys: CheckoutContext;

beforeAll(async () => {
  harness = await openCheckoutHarness();
  double = await startStripeDouble();
  const settings = readStripeSettings({
    STRIPE_SECRET_KEY: 'sk_test_12345678',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_test',
    STRIPE_API_URL: double.url.href,
  });
  const { provider } = harness.checkout;
  withKeys = { ...harness.checkout, provider: new StripeProvider(settings!), formerProviders: [provider] };
});
afterAll(async () => {
  const find = async (id: string) => (await double.find(id)) ?? harness.gateway.find(id);
  await harness.close({ find });
  await double.close();
});

async function paid(checkout: CheckoutContext, token: string) {
  const { visitor, orderId } = await harness.ready(harness.shop.guest());
  const request = await harness.requestFor([orderId], [{ method: { kind: 'card', token }, amountCents: null }]);
  const answer = await attempt(() => payOrders(visitor, checkout, request));
  if (!answer.ok) throw new Error(answer.message);
  const cancel = (by: CheckoutContext) => cancelOrder(harness.shop.admin, by, orderId);
  return { visitor, orderId, key: request.idempotencyKey, payment: answer.value, cancel };
}

const refundOf = (orderId: string) =>
  harness.db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
describe('a refund goes through the provider that charged', () => {
  it('the gateway, after Stripe’s keys were set', async () => {
    const { payment, orderId, cancel } = await paid(harness.checkout, await harness.gateway.token());
    expect(payment).toMatchObject({ provider: 'gateway', status: 'CAPTURED' });
    double.calls.length = 0;
    await cancel(withKeys);
    expect(await harness.gateway.find(payment.id)).toMatchObject({ refundedCents: 107_000 });
    expect(await refundOf(orderId)).toMatchObject({ status: 'succeeded' });
    expect(double.calls).toEqual([]);
  });

  it('Stripe, once its keys are back; until then it is pending', async () => {
    const { payment, orderId, cancel } = await paid(withKeys, 'pm_card_visa');
    expect(payment).toMatchObject({ provider: 'stripe', status: 'CAPTURED' });
    await cancel(harness.checkout);
    await harness.makeRefundsDue();
    expect(await sweepPayments(harness.checkout)).toBe(0);
    expect(await refundOf(orderId)).toMatchObject({ status: 'requested' });
    expect(await harness.gateway.find(payment.id)).toBeUndefined();
    await harness.makeRefundsDue();
    await sweepPayments(withKeys);
    expect(await refundOf(orderId)).toMatchObject({ status: 'succeeded' });
    expect(await double.find(payment.id)).toMatchObject({ refundedCents: 107_000 });
  });
});

describe('a payment that is under way when the keys change', () => {
  it('is queried at the provider that began it', async () => {
    const asked = await paid(harness.checkout, await harness.gateway.token(CARDS.challenge));
    await harness.gateway.answer(asked.payment.action_url ?? '', 'confirm');
    expect(await resumePayment(asked.visitor, withKeys, asked.key)).toMatchObject({ status: 'CAPTURED' });
  });

  it('stays open while its provider has no keys, and is settled afterwards', async () => {
    const asked = await paid(withKeys, 'pm_challenge');
    double.settle(asked.payment.id, { status: 'succeeded' });
    expect(await resumePayment(asked.visitor, harness.checkout, asked.key)).toMatchObject({
      status: 'REQUIRES_ACTION',
    });
    await harness.makeDue();
    expect(await sweepPayments(harness.checkout)).toBe(0);
    await sweepPayments(withKeys);
    expect(await harness.order(asked.orderId)).toMatchObject({ payment_state: 'PAID' });
  });
});

it('a payment that the shop takes itself has no provider', async () => {
  const code = await harness.code(107_000);
  const { visitor, orderId } = await harness.ready(harness.shop.guest());
  const { answer } = await harness.pay(visitor, [orderId], {
    method: { kind: 'code', accountId: code },
    amountCents: null,
  });
  expect(answer).toMatchObject({ ok: true, value: { provider: null } });
});
