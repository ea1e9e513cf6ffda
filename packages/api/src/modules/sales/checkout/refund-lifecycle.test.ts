import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#api/platform/db/new-id.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { checkMoney } from '#api/modules/sales/faults/check-money.fixture.ts';
import { cancelOrder } from '#api/modules/sales/orders/cancel-order.ts';
import { refundOrder } from '#api/modules/sales/orders/refund-order.ts';
import { settlePayment } from '#api/modules/payments/settle-payment.ts';
import { sweepPayments } from '#api/modules/payments/sweeper.ts';
import { takeWebhook } from '#api/modules/payments/webhook-inbox.ts';
import { type CheckoutHarness, openCheckoutHarness } from './checkout-harness.fixture.ts';

let harness: CheckoutHarness;
beforeAll(async () => {
  harness = await openCheckoutHarness();
});
afterAll(() => harness.close());

async function paidByCard() {
  const { visitor, orderId } = await harness.ready(harness.shop.guest());
  const { answer } = await harness.pay(visitor, [orderId], await harness.card());
  if (!answer.ok) throw new Error(answer.message);
  return { orderId, payment: answer.value, charge: answer.value.provider_ref ?? '' };
}

const refund = (orderId: string, amountCents: number) =>
  attempt(() =>
    refundOrder(harness.shop.admin, harness.checkout, orderId, {
      amountCents,
      reason: 'A scratch',
      idempotencyKey: newId(),
    }),
  );
const refundsOf = (paymentId: string) =>
  harness.db.selectFrom('refunds').selectAll().where('payment_id', '=', paymentId).orderBy('id').execute();
const atGateway = async (paymentId: string) => (await harness.gateway.find(paymentId))?.refunds ?? [];
const tell = ({ id: key }: { readonly id: string }) =>
  takeWebhook(harness.checkout, { id: `evt_${newId()}`, type: 'charge.changed', key, ref: null });

async function sweepNow(): Promise<void> {
  await harness.db
    .updateTable('refunds')
    .set({ next_attempt_at: new Date(0) })
    .where('status', '<>', 'succeeded')
    .execute();
  await sweepPayments(harness.checkout);
}

describe('an unwanted charge', () => {
  /** A payment that is void in the shop, and is charged by the provider after all. */
  async function chargedTooLate() {
    const { payment } = await paidByCard();
    const { orderId } = await harness.ready(harness.shop.guest());
    const late = { ...payment, id: newId(), idempotency_key: newId(), status: 'VOID' as const, captured_at: null };
    await harness.db
      .insertInto('payments')
      .values({ ...late, provider_ref: null })
      .execute();
    const answer = await harness.checkout.provider.charge({
      key: late.id,
      amountCents: late.amount_cents,
      currency: late.currency,
      method: { kind: 'card', token: await harness.gateway.token() },
      returnUrl: 'http://localhost:3000/checkout',
      locale: 'en',
    });
    return { late, answer, orderId };
  }

  it('is refunded although the provider is down when it is found', async () => {
    const { late, answer } = await chargedTooLate();
    await harness.gateway.stop();
    await settlePayment(harness.checkout, late.id, answer);
    await harness.gateway.restart();
    expect(await refundsOf(late.id)).toMatchObject([{ origin: 'unwanted-charge', status: 'requested' }]);
    await checkMoney(harness.db, harness.gateway);
    await sweepNow();
    expect(await refundsOf(late.id)).toMatchObject([{ status: 'succeeded', amount_cents: 107_000 }]);
    expect(await harness.gateway.find(late.id)).toMatchObject({ refundedCents: 107_000 });
  });

  it('is refunded once, however often it is found', async () => {
    const { late, answer } = await chargedTooLate();
    await Promise.all([1, 2, 3, 4].map(() => settlePayment(harness.checkout, late.id, answer)));
    await Promise.all([tell(late), tell(late), sweepNow()]);
    expect(await atGateway(late.id)).toHaveLength(1);
    expect(await refundsOf(late.id)).toMatchObject([{ status: 'succeeded', attempt: 1 }]);
  });
});

describe('a refund that fails after it had succeeded', () => {
  it('is owed to the buyer again, and retried under another key', async () => {
    const { orderId, payment, charge } = await paidByCard();
    await refund(orderId, 30_000);
    const [first] = await atGateway(payment.id);
    await harness.gateway.decideRefund(charge, first?.id ?? '', 'failed');
    await Promise.all([tell(payment), tell(payment)]);
    expect(await refundsOf(payment.id)).toMatchObject([
      { status: 'failed', failure: 'lost_or_stolen_card', attempt: 1 },
    ]);
    await checkMoney(harness.db, harness.gateway);
    await sweepNow();
    expect(await refundsOf(payment.id)).toMatchObject([{ status: 'succeeded', attempt: 2, failure: null }]);
    expect(await atGateway(payment.id)).toMatchObject([{ status: 'failed' }, { status: 'succeeded' }]);
    // A webhook about the first attempt is out of date.
    await tell(payment);
    expect(await refundsOf(payment.id)).toMatchObject([{ status: 'succeeded', attempt: 2 }]);
  });

  it('leaves the payment of a cancelled order as captured until it succeeds', async () => {
    const { orderId, payment, charge } = await paidByCard();
    await cancelOrder(harness.shop.admin, harness.checkout, orderId);
    const status = async () =>
      (await harness.db.selectFrom('payments').select('status').where('id', '=', payment.id).executeTakeFirst())
        ?.status;
    expect(await status()).toBe('REFUNDED');
    await harness.gateway.decideRefund(charge, (await atGateway(payment.id))[0]?.id ?? '', 'failed');
    await tell(payment);
    expect(await status()).toBe('CAPTURED');
    await sweepNow();
    expect(await status()).toBe('REFUNDED');
  });
});

describe('a refund issued in the provider’s dashboard', () => {
  it('lowers the price of the order, once, as a refund of the shop does', async () => {
    const { orderId, payment, charge } = await paidByCard();
    await harness.gateway.refundByHand(charge, 21_400);
    await Promise.all([tell(payment), tell(payment), tell(payment)]);
    expect(await refundsOf(payment.id)).toMatchObject([
      { origin: 'provider', status: 'succeeded', amount_cents: 21_400 },
    ]);
    expect(await harness.order(orderId)).toMatchObject({ refunded_cents: 21_400, payment_state: 'PAID' });
    await harness.gateway.refundByHand(charge, 85_600);
    await tell(payment);
    expect(await harness.order(orderId)).toMatchObject({ refunded_cents: 107_000, payment_state: 'REFUNDED' });
  });

  it('settles a refund of the shop that had failed', async () => {
    const { orderId, payment, charge } = await paidByCard();
    await refund(orderId, 30_000);
    await harness.gateway.decideRefund(charge, (await atGateway(payment.id))[0]?.id ?? '', 'failed');
    await tell(payment);
    await harness.gateway.refundByHand(charge, 30_000);
    await tell(payment);
    expect(await refundsOf(payment.id)).toMatchObject([{ origin: 'order', status: 'succeeded', amount_cents: 30_000 }]);
    await sweepNow();
    expect(await harness.order(orderId)).toMatchObject({ refunded_cents: 30_000 });
  });
});

describe('a refund to a bank account', () => {
  it('is pending until the bank has it, and counts as refunded meanwhile', async () => {
    const { visitor, orderId } = await harness.ready(harness.shop.guest());
    const { answer } = await harness.pay(visitor, [orderId], { method: { kind: 'ach' }, amountCents: null });
    if (!answer.ok) throw new Error(answer.message);
    const payment = answer.value;
    await harness.gateway.answer(payment.action_url ?? '', 'confirm');
    const state = async () => (await harness.order(orderId)).payment_state;
    for (let turn = 0; turn < 100 && (await state()) !== 'PAID'; turn += 1) {
      await tell(payment);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await refund(orderId, 50_000);
    expect(await refundsOf(payment.id)).toMatchObject([{ status: 'pending', succeeded_at: null }]);
    await checkMoney(harness.db, harness.gateway);
    for (let turn = 0; turn < 100 && (await refundsOf(payment.id))[0]?.status !== 'succeeded'; turn += 1) {
      await sweepNow();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(await refundsOf(payment.id)).toMatchObject([{ status: 'succeeded', attempt: 1 }]);
    expect(await atGateway(payment.id)).toHaveLength(1);
  });
});
