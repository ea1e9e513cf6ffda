import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Stripe } from 'stripe';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { cancelOrder } from '#api/modules/sales/orders/cancel-order.ts';
import { loadOrdersById } from '#api/modules/sales/orders/load-orders.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { checkoutWith, openShop, type TestShop } from '#api/modules/sales/orders/shop.fixture.ts';
import { actAs } from '#api/platform/actor-context.fixture.ts';
import type { Rights } from '#api/platform/actor-context.ts';
import { amountRemaining } from './payment-request.ts';
import type { CheckoutContext } from '#api/modules/sales/checkout/checkout-context.ts';
import { checkMoney } from '#api/modules/sales/faults/check-money.fixture.ts';
import { payOrders, resumePayment } from './pay-orders.ts';
import type { ChargeMethod } from '#api/modules/payments/payment-provider.ts';
import { sweepPayments } from '#api/modules/payments/sweeper.ts';
import { checkDaily } from '#api/modules/payments/books/daily-check.ts';
import { takeWebhook } from '#api/modules/payments/webhook-inbox.ts';
import { startStripeDouble, type StripeDouble } from '#api/modules/payments/stripe/stripe-double.fixture.ts';
import { StripeProvider } from '#api/modules/payments/stripe/stripe-provider.ts';
import { readStripeSettings } from '#api/platform/config/stripe-settings.ts';

const SECRET = 'whsec_of_the_test';
let double: StripeDouble;
let database: TestDatabase;
let shop: TestShop;
let checkout: CheckoutContext;
let provider: StripeProvider;

beforeAll(async () => {
  double = await startStripeDouble();
  database = await createTestDatabase({ concurrent: true });
  shop = await openShop(database.db);
  const settings = readStripeSettings({
    STRIPE_SECRET_KEY: 'sk_test_12345678',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_TERMINAL_READER: 'tmr_1',
    STRIPE_API_URL: double.url.href,
  });
  provider = new StripeProvider(settings!);
  checkout = { ...checkoutWith(database.db, 'http://127.0.0.1:9'), provider };
});
afterAll(async () => {
  await checkMoney(database.db, double);
  await double.close();
  await database.drop();
});
beforeEach(() => {
  double.calls.length = 0;
});

async function pay(method: ChargeMethod, rights: Partial<Rights> = {}) {
  const visitor = shop.guest();
  const orderId = await shop.readyOrder(visitor, await shop.listing());
  const payer = actAs(visitor, { rights });
  const [order] = await loadOrdersById(checkout, [orderId]);
  const orders = [{ orderId, version: order!.row.version, amountCents: amountRemaining(order!) }];
  const request = { orders, methods: [{ method, amountCents: null }], idempotencyKey: newId() };
  const send = () => attempt(() => payOrders(payer, checkout, request));
  const answer = await send();
  if (!answer.ok) throw new Error(answer.message);
  const { idempotencyKey: key } = request;
  return { payer, orderId, key, send, payment: answer.value, resume: () => resumePayment(payer, checkout, key) };
}

const signed = (payload: string, secret = SECRET, timestamp = Math.floor(Date.now() / 1000)): string =>
  new Stripe('sk_test_12345678').webhooks.generateTestHeaderString({ payload, secret, timestamp });
const card = (token: string): ChargeMethod => ({ kind: 'card', token });
const orderRow = (id: string) =>
  database.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

type WithId = { readonly id: string };
const due = { next_attempt_at: new Date(0) };

/** Lets time pass for a payment, and sweeps. */
async function sweepPayment({ id }: WithId): Promise<void> {
  await database.db.updateTable('payments').set(due).where('id', '=', id).execute();
  await sweepPayments(checkout);
}

/** Lets time pass for the refunds of a payment, and sweeps. */
async function sweepRefunds({ id }: WithId): Promise<void> {
  await database.db.updateTable('refunds').set(due).where('payment_id', '=', id).execute();
  await sweepPayments(checkout);
}

describe('a card', () => {
  it('is charged by an intent under the payment’s key, once, however often it is sent', async () => {
    const paid = await pay(card('pm_card_visa'));
    expect(paid.payment).toMatchObject({ status: 'CAPTURED', network: 'visa', last4: '4242' });
    await Promise.all([paid.send(), paid.send()]);
    expect(double.under(paid.payment.id)).toMatchObject([{ status: 'succeeded', amount: 107_000 }]);
    expect(double.calls.filter((call) => call.endsWith('/confirm'))).toHaveLength(1);
  });

  it.each([
    ['pm_declined', 'card_declined'],
    ['pm_poor', 'insufficient_funds'],
    ['pm_made_up', 'card-unreadable'],
  ])('%s is reported as %s, and the cart is kept', async (token, code) => {
    const { payment, orderId } = await pay(card(token));
    expect(payment).toMatchObject({ status: 'FAILED', failure_code: code });
    expect(await orderRow(orderId)).toMatchObject({ completed_at: null, paying_payment_id: null });
  });

  it('that the bank asks about is paid when the shopper comes back', async () => {
    const asked = await pay(card('pm_challenge'));
    expect(asked.payment).toMatchObject({ status: 'REQUIRES_ACTION', action_type: 'redirect' });
    double.settle(asked.payment.id, { status: 'succeeded' });
    expect(await asked.resume()).toMatchObject({ status: 'CAPTURED' });
  });

  it('that the bank refuses to the shopper keeps the cart', async () => {
    const asked = await pay(card('pm_challenge'));
    const error = { code: 'payment_intent_authentication_failure', decline_code: null };
    double.settle(asked.payment.id, { status: 'requires_payment_method', last_payment_error: error });
    expect(await asked.resume()).toMatchObject({ status: 'FAILED', failure_code: 'challenge_declined' });
  });

  it('whose answer is lost is found again', async () => {
    const { payment, orderId } = await pay(card('pm_lost'));
    expect(payment).toMatchObject({ status: 'CAPTURED' });
    expect(double.under(payment.id)).toHaveLength(1);
    expect(await orderRow(orderId)).toMatchObject({ payment_state: 'PAID' });
  });

  it('is charged in spite of errors that pass, and not at all while Stripe is down', async () => {
    double.fail(1);
    expect((await pay(card('pm_card_visa'))).payment).toMatchObject({ status: 'CAPTURED' });
    double.fail(3);
    const { payment } = await pay(card('pm_card_visa'));
    expect(payment).toMatchObject({ status: 'FAILED', failure_code: 'provider' });
    expect(double.under(payment.id)).toEqual([]);
  });

  it('that nobody confirmed is cancelled, and cannot be charged any more', async () => {
    const asked = await pay(card('pm_challenge'));
    await sweepPayment(asked.payment);
    expect(await asked.resume()).toMatchObject({ status: 'VOID' });
    expect(double.under(asked.payment.id)).toMatchObject([{ status: 'canceled' }]);
  });

  it('is refunded once, as a void before settlement', async () => {
    const { payer, orderId, payment } = await pay(card('pm_card_visa'));
    await cancelOrder(payer, checkout, orderId);
    expect(await double.find(payment.id)).toMatchObject({ refundedCents: 107_000 });
    const refunds = await database.db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).execute();
    expect(refunds).toMatchObject([{ is_void: true, status: 'succeeded' }]);
  });

  it('without a token is asked for on a page of Stripe’s', async () => {
    const asked = await pay(card(''));
    expect(asked.payment.action_url).toContain('https://checkout.stripe.test/');
    double.finishSession(asked.payment.action_url ?? '', { status: 'succeeded' });
    expect(await asked.resume()).toMatchObject({ status: 'CAPTURED' });
  });
});

describe('refunds at Stripe', () => {
  const refundsOf = (paymentId: string) =>
    database.db.selectFrom('refunds').selectAll().where('payment_id', '=', paymentId).orderBy('id').execute();
  const notify = ({ provider_ref: ref }: { readonly provider_ref: string | null }) =>
    takeWebhook(checkout, { id: newId(), type: 'refund.updated', key: '', ref });

  it('that are pending succeed by the bank’s report, and count as refunded meanwhile', async () => {
    const { payer, orderId, payment } = await pay(card('pm_card_visa'));
    double.setRefundStatus('pending');
    await cancelOrder(payer, checkout, orderId);
    double.setRefundStatus('succeeded');
    expect(await refundsOf(payment.id)).toMatchObject([{ status: 'pending', succeeded_at: null }]);
    const [made] = double.refunds.slice(-1);
    double.decideRefund(made?.id ?? '', 'succeeded');
    await Promise.all([notify(payment), notify(payment)]);
    expect(await refundsOf(payment.id)).toMatchObject([{ status: 'succeeded', provider_ref: made?.id }]);
  });

  it('that fail later are retried under another key', async () => {
    const { payer, orderId, payment } = await pay(card('pm_card_visa'));
    await cancelOrder(payer, checkout, orderId);
    const first = double.refunds.at(-1);
    double.decideRefund(first?.id ?? '', 'failed');
    await notify(payment);
    expect(await refundsOf(payment.id)).toMatchObject([{ status: 'failed', failure: 'lost_or_stolen_card' }]);
    await sweepRefunds(payment);
    expect(await refundsOf(payment.id)).toMatchObject([{ status: 'succeeded', attempt: 2 }]);
    expect(double.refunds.at(-1)?.metadata).toEqual({ refund: `${(await refundsOf(payment.id))[0]?.id}-2` });
  });

  it('that were made at the dashboard are found without a webhook', async () => {
    const { orderId, payment } = await pay(card('pm_card_visa'));
    const made = double.refundByHand(payment.id, 7_000);
    expect(await checkDaily(checkout)).toBe(0);
    expect(await refundsOf(payment.id)).toMatchObject([
      { origin: 'provider', order_id: orderId, amount_cents: 7_000, provider_ref: made.id },
    ]);
  });

  it('wait while Stripe is away', async () => {
    const { payer, orderId, payment } = await pay(card('pm_card_visa'));
    double.fail(3);
    await cancelOrder(payer, checkout, orderId);
    expect(await refundsOf(payment.id)).toMatchObject([{ status: 'requested' }]);
    await sweepRefunds(payment);
    expect(await refundsOf(payment.id)).toMatchObject([{ status: 'succeeded', attempt: 1 }]);
  });
});

it('refuses what Stripe does not charge, before anything is written', async () => {
  await expect(pay({ kind: 'valor' })).rejects.toThrow('not offered');
});

describe('affirm', () => {
  it('is approved on a page of its own; abandoned, it is cancelled', async () => {
    const approved = await pay({ kind: 'affirm' });
    double.finishSession(approved.payment.action_url ?? '', { status: 'succeeded' });
    expect(await approved.resume()).toMatchObject({ status: 'CAPTURED', kind: 'affirm' });
    const left = await pay({ kind: 'affirm' });
    await sweepPayment(left.payment);
    expect(await left.resume()).toMatchObject({ status: 'VOID' });
  });
});

/** A bank transfer whose page was finished. */
async function submitted(change: Parameters<StripeDouble['finishSession']>[1]) {
  const begun = await pay({ kind: 'ach' });
  double.finishSession(begun.payment.action_url ?? '', change);
  return { ...begun, after: await begun.resume() };
}

describe('a bank transfer', () => {
  it('places the order when it is processed, and pays it when it is through', async () => {
    const { orderId, payment, resume, after } = await submitted({ status: 'processing' });
    expect(after).toMatchObject({ status: 'SUBMITTED', submitted_at: expect.any(Date) });
    expect(await orderRow(orderId)).toMatchObject({ completed_at: expect.any(Date), paid_cents: 0 });
    double.settle(payment.id, { status: 'succeeded' });
    expect(await resume()).toMatchObject({ status: 'CAPTURED' });
    expect(await orderRow(orderId)).toMatchObject({ payment_state: 'PAID' });
  });

  it('that is returned reopens the debt', async () => {
    const { orderId, payment, resume } = await submitted({ status: 'processing' });
    const error = { code: 'payment_intent_payment_attempt_failed', decline_code: null };
    double.settle(payment.id, { status: 'requires_payment_method', last_payment_error: error });
    expect(await resume()).toMatchObject({ status: 'FAILED', failure_code: 'bank_returned' });
    expect(await orderRow(orderId)).toMatchObject({ completed_at: expect.any(Date), payment_state: 'UNPAID' });
  });

  it('asks for small amounts where Stripe does', async () => {
    const url = 'https://payments.stripe.test/microdeposit/1';
    const next = { type: 'verify_with_microdeposits', verify_with_microdeposits: { hosted_verification_url: url } };
    const { after } = await submitted({ status: 'requires_action', next_action: next });
    expect(after).toMatchObject({ status: 'SUBMITTED', action_type: 'verify_with_microdeposits', action_url: url });
  });
});

/** Stripe reports a dispute by a signed event that names the intent, and not our key. */
async function receiveDispute(dispute: ReturnType<StripeDouble['dispute']>): Promise<void> {
  const type = 'charge.dispute.updated';
  const body = JSON.stringify({
    id: `evt_${newId()}`,
    object: 'event',
    type,
    data: { object: { ...dispute, metadata: {} } },
  });
  const read = provider.readWebhook(body, signed(body));
  if (!read.ok) throw new Error(read.reason);
  expect(read.event).toMatchObject({ key: '', ref: dispute.payment_intent });
  expect(await takeWebhook(checkout, read.event)).toBe(true);
}

describe('a dispute', () => {
  it('holds the money until the bank has decided', async () => {
    const { orderId, payment } = await pay(card('pm_card_visa'));
    await receiveDispute(double.dispute(payment.id, 'warning_needs_response'));
    expect(await orderRow(orderId)).toMatchObject({ disputed_cents: 0 });
    await receiveDispute(double.dispute(payment.id, 'needs_response'));
    await receiveDispute(double.dispute(payment.id, 'under_review'));
    expect(await orderRow(orderId)).toMatchObject({ payment_state: 'PAID', disputed_cents: 107_000 });
    const row = database.db.selectFrom('payment_reversals').selectAll().where('payment_id', '=', payment.id);
    expect(await row.execute()).toMatchObject([
      { kind: 'dispute', status: 'open', reason: 'fraudulent', respond_by: new Date(1_800_000_000_000) },
    ]);
    await receiveDispute(double.dispute(payment.id, 'won'));
    expect(await orderRow(orderId)).toMatchObject({ payment_state: 'PAID', disputed_cents: 0 });
    const lost = await pay(card('pm_card_visa'));
    await receiveDispute(double.dispute(lost.payment.id, 'lost'));
    expect(await orderRow(lost.orderId)).toMatchObject({ payment_state: 'REFUNDED', refunded_cents: 107_000 });
  });

  it('of a bank transfer is its return: the debt is open again, and nothing is refunded', async () => {
    const { orderId, payment, after } = await submitted({ status: 'succeeded' });
    expect(after).toMatchObject({ status: 'CAPTURED', kind: 'ach' });
    await receiveDispute(double.dispute(payment.id, 'lost'));
    expect(await orderRow(orderId)).toMatchObject({ payment_state: 'UNPAID', paid_cents: 0 });
    expect(await double.find(payment.id)).toMatchObject({ refundedCents: 0 });
  });
});

describe('the terminal', () => {
  it('charges the card that is presented at the reader', async () => {
    const begun = await pay({ kind: 'terminal', reader: '' }, { canUseStripeTerminal: true });
    expect(begun.payment).toMatchObject({ status: 'SUBMITTED', terminal: true });
    expect(double.calls).toContain('POST /v1/terminal/readers/tmr_1/process_payment_intent');
    double.settle(begun.payment.id, { status: 'succeeded' });
    expect(await begun.resume()).toMatchObject({ status: 'CAPTURED' });
  });
});

describe('a webhook', () => {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_1', object: 'payment_intent', metadata: { payment: 'our-key' } } },
  });

  it('is taken with Stripe’s signature, and names our payment', () => {
    expect(provider.readWebhook(body, signed(body))).toEqual({
      ok: true,
      event: { id: 'evt_1', type: 'payment_intent.succeeded', key: 'our-key', ref: null },
    });
  });

  it.each([
    ['another secret', () => signed(body, 'whsec_another')],
    ['an old signature', () => signed(body, SECRET, Math.floor(Date.now() / 1000) - 400)],
    ['none', () => undefined],
    ['garbage', () => 't=1,v1=2'],
  ])('is refused with %s', (_name, signature) => {
    expect(provider.readWebhook(body, signature())).toEqual({ ok: false, reason: 'signature' });
  });
});

describe('the settings', () => {
  it('turn Stripe on with both keys, off with none, and are refused with one', () => {
    expect(readStripeSettings({})).toBeUndefined();
    expect(() => readStripeSettings({ STRIPE_SECRET_KEY: 'sk_test_12345678' })).toThrow('both');
  });
});
