import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '#api/platform/db/new-id.ts';
import { randomNumbers } from '#api/platform/random-numbers.fixture.ts';
import { CARDS, type GatewayAnswer } from '#api/modules/payments/gateway/gateway.fixture.ts';
import { checkMoney } from '#api/modules/sales/faults/check-money.fixture.ts';
import { sweepPayments } from '#api/modules/payments/sweeper.ts';
import type { PaymentRow } from '#api/modules/payments/tables.ts';
import { takeWebhook } from '#api/modules/payments/webhook-inbox.ts';
import type { PaymentMethodInput } from '#api/modules/payments/methods/payment-method.ts';
import { byCode, byCredits, byHand, openCheckoutHarness, type CheckoutHarness } from './checkout-harness.fixture.ts';

let harness: CheckoutHarness;
beforeAll(async () => {
  harness = await openCheckoutHarness();
});
afterAll(() => harness.close());

const SEED = 20_261_121;
const ROUNDS = 40;
const CARD_MIX = [CARDS.good, CARDS.good, CARDS.declined, CARDS.lost, CARDS.challenge];
const KINDS = ['valor', 'paypal', 'shop-pay', 'affirm', 'ach'] as const;
const ANSWERS: readonly GatewayAnswer[] = ['confirm', 'confirm', 'late', 'verify', 'returned', 'decline', 'cancel'];

type Next = (below: number) => number;

async function randomMethods(next: Next, accountId: string): Promise<PaymentMethodInput[]> {
  const methods: PaymentMethodInput[] = [];
  const codes = next(3);
  for (let index = 0; index < codes; index += 1) {
    const cents = 1 + next(40_000);
    // Now and then more than is on it.
    methods.push(byCode(await harness.code(cents), cents + (next(8) === 0 ? 1 : 0)));
  }
  if (next(2) === 0) {
    const cents = 1 + next(30_000);
    await harness.credit(accountId, cents, false);
    methods.push(byCredits(cents));
  }
  if (next(6) === 0) return [...methods, byHand(next(2) === 0 ? 1 + next(20_000) : null)];
  if (next(2) === 0) return [...methods, await harness.card(CARD_MIX[next(CARD_MIX.length)])];
  return [...methods, { method: { kind: KINDS[next(KINDS.length)] ?? 'paypal' }, amountCents: null }];
}

/** Applies a random answer of the shopper, webhooks and a sweep to an open payment. */
async function disturb(next: Next, payment: PaymentRow): Promise<void> {
  if (payment.action_url) await harness.gateway.answer(payment.action_url, ANSWERS[next(ANSWERS.length)] ?? 'confirm');
  const event = { id: `evt_${newId()}`, type: 'charge.changed', key: payment.id, ref: null };
  for (let turn = next(3); turn > 0; turn -= 1) await takeWebhook(harness.checkout, event);
  if (next(4) === 0) {
    await harness.makeDue();
    await sweepPayments(harness.checkout);
  }
}

/** Confirms what waits for the shopper and lets time pass, until every payment is settled. */
async function settleAll(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) {
    const open = await harness.db
      .selectFrom('payments')
      .selectAll()
      .where('status', 'in', ['SUBMITTED', 'REQUIRES_ACTION'])
      .where('primary_payment_id', 'is', null)
      .execute();
    if (open.length === 0) return;
    for (const { action_url: url, submitted_at: at } of open)
      if (url !== null && at !== null) await harness.gateway.answer(url, 'confirm');
    await wait(150);
    await harness.makeDue();
    await harness.sweepRefunds();
  }
  throw new Error('Payments stay open.');
}

it(`accounts for every cent of ${ROUNDS} random payments, answers, webhooks, sweeps and refunds (seed ${SEED})`, async () => {
  const next = randomNumbers(SEED);
  const outcomes = new Map<string, number>();
  const count = (name: string) => outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const visitor = await harness.shop.member();
    const { orderId } = await harness.ready(visitor);
    const methods = await randomMethods(next, visitor.principal.accountId ?? '');
    const payer = methods.some(({ method }) => method.kind === 'manual') ? harness.clerk : visitor;
    const { answer } = await harness.pay(payer, [orderId], ...methods);
    count(answer.ok ? answer.value.status : answer.code);
    if (answer.ok) await disturb(next, answer.value);
    if (next(3) === 0) await harness.tryRefund(orderId, 1 + next(120_000));
    if (round % 10 === 9) await checkMoney(harness.db, harness.gateway);
  }
  await settleAll();
  expect(await checkMoney(harness.db, harness.gateway)).toBeGreaterThan(ROUNDS / 4);
  expect(outcomes.get('CAPTURED')).toBeGreaterThan(0);
  expect(outcomes.get('REQUIRES_ACTION')).toBeGreaterThan(0);
  expect(outcomes.get('insufficient')).toBeGreaterThan(0);
  const { count: negative } = await harness.db
    .selectFrom('stored_value_accounts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('balance_cents', '<', 0)
    .executeTakeFirstOrThrow();
  expect(negative).toBe(0);
}, 240_000);
