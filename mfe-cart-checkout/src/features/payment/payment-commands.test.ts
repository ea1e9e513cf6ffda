import { describe, expect, it } from '@jest/globals';
import { GraphQLError, TransportError } from '@headstock/graphql-client';
import { createFakeGraphQLClient } from '@headstock/testing/fake-graphql-client';
import { pay, resume, type PaymentRun } from './payment-commands.ts';
import type { PaymentIntent } from './intent.model.ts';
import type { PaymentAnswer } from './payment.model.ts';

const intent: PaymentIntent = {
  idempotencyKey: 'key-number-1',
  paymentMethods: [{ kind: 'CARD', token: 'tok' }],
  layawayPlan: null,
  from: 'checkout',
  orders: [{ orderId: 'one', version: 3, amountCents: 718_200 }],
  sent: false,
};
const base: PaymentAnswer = { success: false, message: null, code: null, orders: [], nextAction: null };
const placed = {
  ...base,
  success: true,
  orders: [{ id: 'one', number: 'H-1', guestKey: 'k', completedAt: '2026-11-21T18:00:00Z' }],
};
const lost = (): never => {
  throw new TransportError('gone', 0);
};
type Step = PaymentAnswer | (() => never);

/** A run whose client gives the answers in turn, and what was asked, kept and told. */
function runOf(...answers: Step[]) {
  const kept: (PaymentIntent | null)[] = [];
  const told: string[] = [];
  const next = (): PaymentAnswer => {
    const step = answers.shift();
    if (!step) throw new Error('asked too often');
    return typeof step === 'function' ? step() : step;
  };
  const { client, calls, names } = createFakeGraphQLClient({
    CheckoutPay: () => ({ ordersPay: next() }),
    CheckoutResumePayment: () => ({ paymentResume: next() }),
  });
  const run: PaymentRun = {
    client,
    keep: (value) => void kept.push(value),
    wait: async () => undefined,
    onUncertain: (why) => void told.push(why),
  };
  return { run, calls, names, kept, told };
}

describe('paying', () => {
  it('keeps the intent before the request leaves, and until the page has shown the order', async () => {
    const { run, calls, kept } = runOf(placed);
    expect(await pay(run, intent)).toMatchObject({ kind: 'placed', orders: placed.orders });
    expect(kept).toEqual([{ ...intent, sent: true }]);
    expect(calls.map(({ name, variables }) => [name, variables])).toEqual([
      [
        'CheckoutPay',
        {
          orders: intent.orders,
          paymentMethods: intent.paymentMethods,
          layawayPlan: null,
          idempotencyKey: 'key-number-1',
        },
      ],
    ]);
  });

  it('finds out under the same key when the answer was lost', async () => {
    const { run, calls, names, told } = runOf(lost, lost, placed);
    expect(await pay(run, intent)).toMatchObject({ kind: 'placed' });
    expect(names()).toEqual(['CheckoutPay', 'CheckoutResumePayment', 'CheckoutResumePayment']);
    expect(calls.at(-1)?.variables).toEqual({ idempotencyKey: 'key-number-1' });
    expect(told).toContain('lost');
  });

  it('sends the same body again when the request never arrived', async () => {
    const { run, calls, names } = runOf(lost, { ...base, code: 'not-found' }, placed);
    expect(await pay(run, intent)).toMatchObject({ kind: 'placed' });
    expect(names()).toEqual(['CheckoutPay', 'CheckoutResumePayment', 'CheckoutPay']);
    expect(calls[2]?.variables).toEqual(calls[0]?.variables);
  });

  it('asks until a pending payment is settled', async () => {
    const { run, told } = runOf({ ...base, code: 'pending' }, { ...base, code: 'pending' }, placed);
    expect(await pay(run, intent)).toMatchObject({ kind: 'placed' });
    expect(told).toEqual(['pending', 'pending']);
  });

  it('never pays again for an intent that was sent', async () => {
    const { run, names } = runOf(placed);
    await pay(run, { ...intent, sent: true });
    expect(names()).toEqual(['CheckoutResumePayment']);
  });

  it.each([
    ['declined', { ...base, code: 'declined', message: 'No.' }, { kind: 'declined', message: 'No.' }],
    ['changed', { ...base, code: 'changed' }, { kind: 'changed' }],
    ['orders that are gone', { ...base, code: 'not-found', message: 'Gone.' }, { kind: 'refused', message: 'Gone.' }],
  ])('ends with %s, and another try is a new intent', async (_name, answer, result) => {
    const { run, kept } = runOf(answer);
    expect(await pay(run, intent)).toEqual(result);
    expect(kept.at(-1)).toBeNull();
  });

  it('keeps the intent while the bank waits for a confirmation', async () => {
    const nextAction = { type: 'redirect', url: 'https://bank.example/' };
    const { run, kept } = runOf({ ...base, code: 'action-required', nextAction });
    expect(await pay(run, intent)).toEqual({ kind: 'action', url: 'https://bank.example/' });
    expect(kept).toEqual([{ ...intent, sent: true }]);
  });

  it('gives up asking after a while and leaves the intent for later', async () => {
    const { run, kept } = runOf(...Array.from({ length: 60 }, () => ({ ...base, code: 'pending' })));
    expect(await pay(run, intent)).toEqual({ kind: 'open' });
    expect(kept).toEqual([{ ...intent, sent: true }]);
  });

  it('passes on what the API objects to', async () => {
    const { run } = runOf(() => {
      throw new GraphQLError('Too many requests', 'RATE_LIMITED');
    });
    await expect(pay(run, intent)).rejects.toThrow('Too many requests');
  });
});

it('a reload finds out what became of the payment', async () => {
  const { run, names } = runOf(placed);
  expect(await resume(run, 'key-number-1', { ...intent, sent: true })).toMatchObject({ kind: 'placed' });
  expect(names()).toEqual(['CheckoutResumePayment']);
});

it('where only the key is known, as in another tab, nothing is sent again', async () => {
  const { run, names, kept } = runOf({ ...base, code: 'not-found', message: 'Unknown.' });
  expect(await resume(run, 'key-number-1', null)).toEqual({ kind: 'refused', message: 'Unknown.' });
  expect(names()).toEqual(['CheckoutResumePayment']);
  expect(kept).toEqual([]);
});
