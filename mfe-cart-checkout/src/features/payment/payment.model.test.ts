import { describe, expect, it } from '@jest/globals';
import { lineOf, orderOf } from '#cart/features/cart/cart.fixture.ts';
import { cardFrameUrl, readCardMessage } from './card-messages.model.ts';
import {
  changesBetween,
  intentFor,
  isWebAddress,
  outcomeOf,
  parseCard,
  parseIntent,
  pollDelay,
  seenOrders,
  type PaymentAnswer,
} from './payment.model.ts';

const orders = [{ orderId: 'one', version: 3, amountCents: 718_200 }];
const answer: PaymentAnswer = { success: false, message: null, code: null, orders: [], nextAction: null };
let made = 0;
const makeKey = (): string => `key-number-${++made}`;

describe('an intent', () => {
  const first = intentFor(null, orders, 'tok', makeKey);

  it('is the same for the same orders at the same amounts with the same card', () => {
    expect(intentFor(first, [...orders], 'tok', makeKey)).toBe(first);
    expect(intentFor({ ...first, sent: true }, orders, 'tok', makeKey).idempotencyKey).toBe(first.idempotencyKey);
  });
  it.each([
    ['amount', [{ ...orders[0]!, amountCents: 1 }], 'tok'],
    ['version', [{ ...orders[0]!, version: 4 }], 'tok'],
    ['card', orders, 'other'],
    ['number of orders', [...orders, { orderId: 'two', version: 1, amountCents: 2 }], 'tok'],
  ])('is a new one for another %s', (_what, seen, token) => {
    expect(intentFor(first, seen, token, makeKey).idempotencyKey).not.toBe(first.idempotencyKey);
  });
  it('survives the storage, garbage does not', () => {
    expect(parseIntent(JSON.parse(JSON.stringify(first)))).toEqual(first);
    for (const raw of [
      null,
      {},
      { ...first, idempotencyKey: 'short' },
      { ...first, orders: [] },
      { ...first, orders: [{}] },
      { ...first, sent: 1 },
    ])
      expect(parseIntent(raw)).toBeNull();
  });
  it('names what was seen of each order', () => {
    expect(seenOrders([orderOf('one', [lineOf({ id: 'a' })], { version: 9 })])).toEqual([
      { orderId: 'one', version: 9, amountCents: 100_000 },
    ]);
  });
});

describe('an answer', () => {
  it.each([
    ['success', { success: true }, 'placed'],
    ['declined', { code: 'declined', message: 'No.' }, 'declined'],
    ['changed', { code: 'changed' }, 'changed'],
    ['pending', { code: 'pending' }, 'pending'],
    ['a key that nobody knows', { code: 'not-found' }, 'unknown'],
    ['unavailable', { code: 'unavailable' }, 'refused'],
    ['anything else', { code: 'whatever' }, 'refused'],
    [
      'a confirmation',
      { code: 'action-required', nextAction: { type: 'redirect', url: 'https://bank.example/x' } },
      'action',
    ],
    ['a confirmation without a place', { code: 'action-required' }, 'pending'],
    [
      'a confirmation at a dangerous place',
      { code: 'action-required', nextAction: { type: 'r', url: 'javascript:alert(1)' } },
      'pending',
    ],
  ])('of %s means what it should', (_name, more, kind) => {
    expect(outcomeOf({ ...answer, ...more }).kind).toBe(kind);
  });
  it('never leads to an address that runs code', () => {
    expect(['https://a.b/c', 'http://localhost:3003/x'].every(isWebAddress)).toBe(true);
    expect(['javascript:1', 'data:text/html,x', '/relative', '', 'blob:https://a/b'].some(isWebAddress)).toBe(false);
  });
});

it('asks ever more slowly, and stops', () => {
  expect([0, 1, 2, 3, 4, 9].map(pollDelay)).toEqual([1000, 1500, 2000, 3000, 5000, 5000]);
  expect(pollDelay(40)).toBeNull();
});

describe('what changed', () => {
  const guitar = lineOf({ id: 'a', title: 'Jazzmaster', unitCents: 700_000 });
  const before = [orderOf('one', [guitar, lineOf({ id: 'b', title: 'Tee', unitCents: 3_200 })])];

  it('is nothing while all is as it was', () => {
    expect(changesBetween(before, structuredClone(before))).toEqual([]);
  });
  it('names prices, what is gone, shipping, tax and the total', () => {
    const after = [
      orderOf('one', [{ ...guitar, amount: { amountCents: 740_000 } }], {
        tax: { amountCents: 500 },
        shippingCost: { amountCents: 100 },
        amountRemaining: { amountCents: 740_600 },
      }),
    ];
    expect(
      changesBetween(before, after).map(({ kind, title, before: was, after: is }) => [kind, title, was, is]),
    ).toEqual([
      ['line', 'Jazzmaster', 700_000, 740_000],
      ['line', 'Tee', 3_200, null],
      ['shippingCost', null, 0, 100],
      ['tax', null, 0, 500],
      ['total', null, 703_200, 740_600],
    ]);
  });
});

describe('the card form’s messages', () => {
  const origin = 'http://localhost:3003';
  const read = (data: unknown, from = origin) => readCardMessage({ origin: from, data }, origin);

  it('are heard from the provider only', () => {
    expect(read({ type: 'card-ready' })).toEqual({ type: 'card-ready' });
    expect(read({ type: 'card-ready' }, 'https://evil.example')).toBeNull();
  });
  it('carry a token and what the eye needs', () => {
    const card = { token: 'tok_1', network: 'visa', last4: '4242' };
    expect(read({ type: 'card-token', ...card, number: '4242' })).toEqual({ type: 'card-token', ...card });
  });
  it.each([
    null,
    'card-ready',
    [],
    {},
    { type: 'card-token' },
    { type: 'card-token', token: '', network: 'x', last4: '1' },
    { type: 'card-height', height: '9' },
    { type: 'card-height', height: 1e9 },
  ])('ignore %j', (data) => {
    expect(read(data)).toBeNull();
  });
  it('limit the height', () => {
    expect(read({ type: 'card-height', height: 172 })).toEqual({ type: 'card-height', height: 172 });
  });
  it('are asked for in the page’s language and theme', () => {
    expect(cardFrameUrl('http://g/fields?a=1', { locale: 'fr', theme: 'dark', parent: 'http://s' })).toBe(
      'http://g/fields?a=1&locale=fr&theme=dark&parent=http%3A%2F%2Fs',
    );
  });
});

it('a card is a token, a network and four digits', () => {
  expect(parseCard({ token: 't', network: 'visa', last4: '42424' })).toBeNull();
  expect(parseCard({ token: 't', network: 'visa', last4: '4242' })).not.toBeNull();
});
