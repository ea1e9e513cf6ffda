import { describe, expect, it } from '@jest/globals';
import { lineItemOf, orderOf } from '@headstock/commerce-client/cart-fixture';
import { intentFor, parseIntent, seenOrders, type PaymentBody } from './intent.model.ts';

const order = { orderId: 'one', version: 3, amountCents: 718_200 };
const card = { kind: 'CARD', token: 'tok' } as const;
const code = { kind: 'CODE', code: 'GUTR2222DEMA3333', amountCents: 25_000 } as const;
const body: PaymentBody = { orders: [order], paymentMethods: [code, card], layawayPlan: null, from: 'checkout' };
let made = 0;
const makeKey = (): string => `key-number-${++made}`;

describe('an intent', () => {
  const first = intentFor(null, body, makeKey);

  it('is the same for the same orders at the same amounts in the same ways', () => {
    expect(intentFor(first, structuredClone(body), makeKey)).toBe(first);
    const reversed = {
      ...body,
      paymentMethods: [{ amountCents: 25_000, code: code.code, kind: 'CODE' } as const, card],
    };
    expect(intentFor(first, reversed, makeKey)).toBe(first);
    expect(intentFor({ ...first, sent: true }, body, makeKey).idempotencyKey).toBe(first.idempotencyKey);
  });

  it.each<[string, Partial<PaymentBody>]>([
    ['amount', { orders: [{ ...order, amountCents: 1 }] }],
    ['version', { orders: [{ ...order, version: 4 }] }],
    ['key', { orders: [{ ...order, key: 'guest' }] }],
    ['card', { paymentMethods: [code, { ...card, token: 'other' }] }],
    ['way', { paymentMethods: [code, { kind: 'PAYPAL' }] }],
    ['share of a code', { paymentMethods: [{ ...code, amountCents: 1 }, card] }],
    ['number of ways', { paymentMethods: [card] }],
    ['plan', { layawayPlan: 'three-months' }],
    ['number of orders', { orders: [order, { orderId: 'two', version: 1, amountCents: 2 }] }],
  ])('is a new one for another %s', (_what, other) => {
    expect(intentFor(first, { ...body, ...other }, makeKey).idempotencyKey).not.toBe(first.idempotencyKey);
  });

  it('survives the storage to the letter, as the server compares it', () => {
    const full: PaymentBody = {
      orders: [{ ...order, key: 'guest' }],
      paymentMethods: [
        code,
        { kind: 'STORE_CREDITS', isTrade: true, amountCents: 5 },
        { kind: 'MANUAL', type: 'Cash', notes: null },
      ],
      layawayPlan: 'six-months',
      from: 'order',
    };
    const kept = parseIntent(JSON.parse(JSON.stringify(intentFor(null, full, makeKey))));
    expect(kept).toMatchObject({ layawayPlan: 'six-months', from: 'order', orders: full.orders });
    expect(kept?.paymentMethods).toEqual([
      code,
      { kind: 'STORE_CREDITS', isTrade: true, amountCents: 5 },
      { kind: 'MANUAL', type: 'Cash' },
    ]);
    expect(parseIntent(JSON.parse(JSON.stringify(first)))).toEqual(first);
  });

  it('is not made of garbage', () => {
    for (const raw of [
      null,
      {},
      { ...first, idempotencyKey: 'short' },
      { ...first, orders: [] },
      { ...first, orders: [{}] },
      { ...first, paymentMethods: [] },
      { ...first, paymentMethods: [card, { kind: 'BARTER' }] },
      { ...first, sent: 1 },
    ])
      expect(parseIntent(raw)).toBeNull();
  });

  it('names what was seen of each order', () => {
    expect(seenOrders([orderOf('one', [lineItemOf({ id: 'a' })], { version: 9 })])).toEqual([
      { orderId: 'one', version: 9, amountCents: 100_000 },
    ]);
  });
});
