import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cancelOrder } from '#api/modules/sales/orders/cancel-order.ts';
import { describePayment } from '#api/modules/payments/payment-outcome.ts';
import { changeWhilePaying } from './change-while-paying.ts';
import type { GatewayAnswer } from '#api/modules/payments/gateway/gateway.fixture.ts';
import { loadCapturedPayments } from '#api/modules/payments/load-payments.ts';
import type { ChargeMethod } from '#api/modules/payments/payment-provider.ts';
import { takeWebhook } from '#api/modules/payments/webhook-inbox.ts';
import { byCode, openCheckoutHarness, type CheckoutHarness } from './checkout-harness.fixture.ts';

let harness: CheckoutHarness;
beforeAll(async () => {
  harness = await openCheckoutHarness();
});
afterAll(() => harness.close());

const TOTAL = 107_000;
const redirects = ['valor', 'paypal', 'shop-pay', 'affirm'] as const;

async function start(method: ChargeMethod) {
  const visitor = harness.shop.guest();
  const checkout = await harness.ready(visitor);
  const account = await harness.code(7_000);
  const methods = [byCode(account, 7_000), { method, amountCents: null }];
  return { ...checkout, account, ...(await harness.mustPay(visitor, [checkout.orderId], ...methods)) };
}

type Started = Awaited<ReturnType<typeof start>>;

/** The shopper answers on the provider's page and comes back. */
async function answerAndReturn({ visitor, key, payment }: Started, answer: GatewayAnswer) {
  await harness.gateway.answer(payment.action_url ?? '', answer);
  return harness.resume(visitor, key);
}

async function expectReleased({ orderId, listingId, account }: Started) {
  expect(await harness.balance(account)).toBe(7_000);
  expect(await harness.listing(listingId)).toMatchObject({ status: 'live', stock_level: 1 });
  expect(await harness.order(orderId)).toMatchObject({ completed_at: null, paying_payment_id: null, paid_cents: 0 });
}

describe.each(redirects)('%s', (kind) => {
  it('redirects the shopper to its own page, and captures on approval', async () => {
    const started = await start({ kind });
    expect(started.payment).toMatchObject({ status: 'REQUIRES_ACTION', kind, action_type: 'redirect' });
    expect(await answerAndReturn(started, 'confirm')).toMatchObject({ status: 'CAPTURED' });
    expect(await harness.order(started.orderId)).toMatchObject({ payment_state: 'PAID', paid_cents: TOTAL });
  });

  it.each([
    ['decline', 'FAILED', 'declined'],
    ['cancel', 'VOID', 'void'],
  ] as const)('keeps the cart, the code and the stock on %s', async (choice, status, code) => {
    const started = await start({ kind });
    const payment = await answerAndReturn(started, choice);
    expect(payment.status).toBe(status);
    expect(describePayment(payment, 'en')).toMatchObject({ success: false, code });
    await expectReleased(started);
  });

  it('is pending while it answers late, and its webhook places the order, however often it comes', async () => {
    const started = await start({ kind });
    const pending = await answerAndReturn(started, 'late');
    expect(describePayment(pending, 'en')).toMatchObject({ success: false, code: 'pending', nextAction: null });
    await wait(1_700);
    const event = { id: `evt_${pending.id}`, type: 'charge.succeeded', key: pending.id, ref: null };
    expect(await Promise.all([1, 2, 3].map(() => takeWebhook(harness.checkout, event)))).toEqual([true, true, true]);
    expect(await harness.resume(started.visitor, started.key)).toMatchObject({ status: 'CAPTURED' });
    expect(await harness.order(started.orderId)).toMatchObject({ paid_cents: TOTAL });
  });
});

describe('ach', () => {
  it('places the order when the bank has it, and is paid days later', async () => {
    const started = await start({ kind: 'ach' });
    const submitted = await answerAndReturn(started, 'confirm');
    expect(describePayment(submitted, 'en')).toMatchObject({ success: true, code: 'submitted', nextAction: null });
    expect(await harness.order(started.orderId)).toMatchObject({
      completed_at: expect.any(Date),
      payment_state: 'PARTIALLY_PAID',
      paid_cents: 7_000,
      paying_payment_id: submitted.id,
    });
    const shown = await loadCapturedPayments(harness.db, [started.orderId]);
    expect(shown.find(({ payment }) => payment.__typename === 'PaymentAch')).toMatchObject({
      capturedAmount: { amountCents: 0 },
      payment: { status: 'SUBMITTED', submittedAt: expect.any(Date), amount: { amountCents: 100_000 } },
    });
    await wait(400);
    expect(await harness.resume(started.visitor, started.key)).toMatchObject({ status: 'CAPTURED' });
    expect(await harness.order(started.orderId)).toMatchObject({
      payment_state: 'PAID',
      paid_cents: TOTAL,
      paying_payment_id: null,
    });
  });

  it('returned by the bank reopens the balance: the order stays, its buyer is mailed once and pays by another method', async () => {
    const started = await start({ kind: 'ach' });
    await answerAndReturn(started, 'returned');
    await wait(400);
    expect(await harness.resume(started.visitor, started.key)).toMatchObject({ failure_code: 'bank_returned' });
    await harness.resume(started.visitor, started.key);
    expect(await harness.order(started.orderId)).toMatchObject({ payment_state: 'PARTIALLY_PAID', paid_cents: 7_000 });
    expect(await harness.listing(started.listingId)).toMatchObject({ stock_level: 0, status: 'sold' });
    const events = harness.db.selectFrom('order_events').selectAll().where('order_id', '=', started.orderId);
    expect(await events.where('kind', '=', 'payment-failed').execute()).toHaveLength(1);
    const { answer } = await harness.pay(started.visitor, [started.orderId], await harness.card());
    expect(answer).toMatchObject({ ok: true, value: { status: 'CAPTURED' } });
    expect(await harness.order(started.orderId)).toMatchObject({ payment_state: 'PAID' });
  });

  it('waits for microdeposits where the bank account is not verified', async () => {
    const started = await start({ kind: 'ach' });
    const waiting = await answerAndReturn(started, 'verify');
    const { nextAction } = describePayment(waiting, 'en');
    expect(nextAction).toMatchObject({ type: 'verify_with_microdeposits' });
    expect(await harness.order(started.orderId)).toMatchObject({ completed_at: expect.any(Date) });
    await harness.gateway.answer(nextAction?.url ?? '', 'confirm');
    expect(describePayment(await harness.resume(started.visitor, started.key), 'en').nextAction).toBeNull();
    await wait(400);
    expect(await harness.resume(started.visitor, started.key)).toMatchObject({ status: 'CAPTURED' });
  });

  it('cannot be cancelled while the bank processes it, but can while the account is being verified', async () => {
    const cancel = ({ visitor, orderId }: Started) => {
      const { checkout } = harness;
      return changeWhilePaying(checkout, () => cancelOrder(visitor, checkout, orderId));
    };
    const working = await start({ kind: 'ach' });
    await harness.gateway.answer(working.payment.action_url ?? '', 'confirm');
    await harness.resume(working.visitor, working.key);
    expect(await cancel(working)).toMatchObject({ ok: false, code: 'being-paid' });
    const waiting = await start({ kind: 'ach' });
    await answerAndReturn(waiting, 'verify');
    expect(await cancel(waiting)).toMatchObject({ ok: true });
    expect(await harness.resume(waiting.visitor, waiting.key)).toMatchObject({ status: 'VOID' });
    expect(await harness.order(waiting.orderId)).toMatchObject({
      cancelled_at: expect.any(Date),
      refunded_cents: 7_000,
    });
    expect(await harness.balance(waiting.account)).toBe(7_000);
    await wait(400);
    expect(await harness.resume(working.visitor, working.key)).toMatchObject({ status: 'CAPTURED' });
  });

  it('abandoned on the bank’s page changes nothing', async () => {
    const started = await start({ kind: 'ach' });
    expect(await answerAndReturn(started, 'cancel')).toMatchObject({ status: 'VOID' });
    await expectReleased(started);
  });
});

describe('terminal', () => {
  const present = async (reader: string) => {
    const { orderId } = await harness.ready(harness.shop.guest());
    const first = await harness.pay(harness.clerk, [orderId], {
      method: { kind: 'terminal', reader },
      amountCents: null,
    });
    if (first.answer.ok)
      expect(first.answer.value).toMatchObject({ status: 'SUBMITTED', kind: 'card', terminal: true });
    await wait(400);
    return { orderId, payment: await harness.resume(harness.clerk, first.key) };
  };

  it.each([
    ['simulated', 'CAPTURED'],
    ['simulated-declined', 'FAILED'],
    ['simulated-canceled', 'VOID'],
  ])('at reader %s ends as %s', async (reader, status) => {
    const { payment } = await present(reader);
    expect(payment).toMatchObject({ status });
  });

  it('is for accounts with the right to use it', async () => {
    const { visitor, orderId } = await harness.ready(harness.shop.guest());
    const method = { kind: 'terminal', reader: 'simulated' } as const;
    expect((await harness.pay(visitor, [orderId], { method, amountCents: null })).answer).toMatchObject({
      ok: false,
      code: 'forbidden',
    });
  });
});
