import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#api/platform/db/new-id.ts';
import { checkMoney } from '#api/modules/sales/faults/check-money.fixture.ts';
import { cancelOrder } from '#api/modules/sales/orders/cancel-order.ts';
import { settlePayment } from '#api/modules/payments/settle-payment.ts';
import { type CheckoutHarness, openCheckoutHarness } from './checkout-harness.fixture.ts';
import { chargeCard } from './payment-steps.fixture.ts';

let harness: CheckoutHarness;
beforeAll(async () => {
  harness = await openCheckoutHarness();
});
afterAll(() => harness.close());

describe('an unwanted charge', () => {
  /** A payment that is void in the shop, and is charged by the provider after all. */
  async function chargedTooLate() {
    const { payment } = await harness.paidByCard();
    const late = { ...payment, id: newId(), idempotency_key: newId(), status: 'VOID' as const, captured_at: null };
    await harness.db
      .insertInto('payments')
      .values({ ...late, provider_ref: null })
      .execute();
    const token = await harness.gateway.token();
    return { late, answer: await chargeCard(harness.checkout.provider, late.id, late.amount_cents, token) };
  }

  it('is refunded although the provider is down when it is found', async () => {
    const { late, answer } = await chargedTooLate();
    await harness.gateway.stop();
    await settlePayment(harness.checkout, late.id, answer);
    await harness.gateway.restart();
    expect(await harness.refundsOf(late.id)).toMatchObject([{ origin: 'unwanted-charge', status: 'requested' }]);
    await checkMoney(harness.db, harness.gateway);
    await harness.sweepRefunds();
    expect(await harness.refundsOf(late.id)).toMatchObject([{ status: 'succeeded', amount_cents: 107_000 }]);
    expect(await harness.gateway.find(late.id)).toMatchObject({ refundedCents: 107_000 });
  });

  it('is refunded once, however often it is found', async () => {
    const { late, answer } = await chargedTooLate();
    await Promise.all([1, 2, 3, 4].map(() => settlePayment(harness.checkout, late.id, answer)));
    await Promise.all([harness.notify(late), harness.notify(late), harness.sweepRefunds()]);
    expect(await harness.refundsAtGateway(late.id)).toHaveLength(1);
    expect(await harness.refundsOf(late.id)).toMatchObject([{ status: 'succeeded', attempt: 1 }]);
  });
});

describe('a refund that fails after it had succeeded', () => {
  it('is owed to the buyer again, and retried under another key', async () => {
    const { orderId, payment, charge } = await harness.paidByCard();
    await harness.refund(orderId, 30_000);
    const [first] = await harness.refundsAtGateway(payment.id);
    await harness.gateway.decideRefund(charge, first?.id ?? '', 'failed');
    await Promise.all([harness.notify(payment), harness.notify(payment)]);
    expect(await harness.refundsOf(payment.id)).toMatchObject([
      { status: 'failed', failure: 'lost_or_stolen_card', attempt: 1 },
    ]);
    await checkMoney(harness.db, harness.gateway);
    await harness.sweepRefunds();
    expect(await harness.refundsOf(payment.id)).toMatchObject([{ status: 'succeeded', attempt: 2, failure: null }]);
    expect(await harness.refundsAtGateway(payment.id)).toMatchObject([{ status: 'failed' }, { status: 'succeeded' }]);
    // A webhook about the first attempt is out of date.
    await harness.notify(payment);
    expect(await harness.refundsOf(payment.id)).toMatchObject([{ status: 'succeeded', attempt: 2 }]);
  });

  it('leaves the payment of a cancelled order as captured until it succeeds', async () => {
    const { orderId, payment, charge } = await harness.paidByCard();
    await cancelOrder(harness.shop.admin, harness.checkout, orderId);
    const status = async () => (await harness.payment(payment.id)).status;
    expect(await status()).toBe('REFUNDED');
    await harness.gateway.decideRefund(charge, (await harness.refundsAtGateway(payment.id))[0]?.id ?? '', 'failed');
    await harness.notify(payment);
    expect(await status()).toBe('CAPTURED');
    await harness.sweepRefunds();
    expect(await status()).toBe('REFUNDED');
  });
});

describe('a refund issued in the provider’s dashboard', () => {
  it('lowers the price of the order, once, as a refund of the shop does', async () => {
    const { orderId, payment, charge } = await harness.paidByCard();
    await harness.gateway.refundByHand(charge, 21_400);
    await Promise.all([harness.notify(payment), harness.notify(payment), harness.notify(payment)]);
    expect(await harness.refundsOf(payment.id)).toMatchObject([
      { origin: 'provider', status: 'succeeded', amount_cents: 21_400 },
    ]);
    expect(await harness.order(orderId)).toMatchObject({ refunded_cents: 21_400, payment_state: 'PAID' });
    await harness.gateway.refundByHand(charge, 85_600);
    await harness.notify(payment);
    expect(await harness.order(orderId)).toMatchObject({ refunded_cents: 107_000, payment_state: 'REFUNDED' });
  });

  it('settles a refund of the shop that had failed', async () => {
    const { orderId, payment, charge } = await harness.paidByCard();
    await harness.refund(orderId, 30_000);
    await harness.gateway.decideRefund(charge, (await harness.refundsAtGateway(payment.id))[0]?.id ?? '', 'failed');
    await harness.notify(payment);
    await harness.gateway.refundByHand(charge, 30_000);
    await harness.notify(payment);
    expect(await harness.refundsOf(payment.id)).toMatchObject([
      { origin: 'order', status: 'succeeded', amount_cents: 30_000 },
    ]);
    await harness.sweepRefunds();
    expect(await harness.order(orderId)).toMatchObject({ refunded_cents: 30_000 });
  });
});

describe('a refund to a bank account', () => {
  it('is pending until the bank has it, and counts as refunded meanwhile', async () => {
    const { orderId, payment } = await harness.paidByBank();
    await harness.refund(orderId, 50_000);
    expect(await harness.refundsOf(payment.id)).toMatchObject([{ status: 'pending', succeeded_at: null }]);
    await checkMoney(harness.db, harness.gateway);
    for (let turn = 0; turn < 100 && (await harness.refundsOf(payment.id))[0]?.status !== 'succeeded'; turn += 1) {
      await harness.sweepRefunds();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(await harness.refundsOf(payment.id)).toMatchObject([{ status: 'succeeded', attempt: 1 }]);
    expect(await harness.refundsAtGateway(payment.id)).toHaveLength(1);
  });
});
