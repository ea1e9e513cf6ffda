import { describe, expect, it } from '@jest/globals';
import {
  depositOf,
  emptyPlan,
  isComplete,
  primaryMethods,
  parsePlan,
  scheduleSum,
  allocate,
  paymentMethodsOf,
  type PaymentPlan,
  type StoredValue,
} from './payment-plan.model.ts';

const code = (balanceCents: number, name = 'GUTR2222DEMA3333'): StoredValue => ({
  kind: 'CODE',
  code: name,
  isTrade: false,
  balanceCents,
});
const trade: StoredValue = { kind: 'STORE_CREDITS', code: null, isTrade: true, balanceCents: 32_000 };
const card = { token: 'tok_1', network: 'visa', last4: '4242' };
const byCard: PaymentPlan = { ...emptyPlan, method: 'CARD', card };

describe('sharing out', () => {
  it('lets codes and credits pay first, in their sequence, and the rest in another way', () => {
    const shares = allocate({ ...byCard, storedValues: [code(25_000), trade] }, 100_001);
    expect(shares.storedValues.map(({ amountCents }) => amountCents)).toEqual([25_000, 32_000]);
    expect(shares.primaryCents).toBe(43_001);
  });

  it('takes of the last one that is needed only what is left, and nothing of those behind it', () => {
    const shares = allocate({ ...byCard, storedValues: [code(25_000), trade, code(500, 'OTHER')] }, 30_000);
    expect(shares.storedValues.map(({ amountCents }) => amountCents)).toEqual([25_000, 5_000, 0]);
    expect(shares.primaryCents).toBe(0);
  });

  it('pays a deposit while it is one of what is due, and all of it after that changed', () => {
    const plan = { ...byCard, layaway: { ref: 'three-months', depositCents: 20_000, ofCents: 100_000 } };
    expect(allocate(plan, 100_000).nowCents).toBe(20_000);
    expect(depositOf(plan, 100_001)).toBeNull();
    expect(allocate(plan, 100_001).nowCents).toBe(100_001);
  });

  it('never pays more than is due', () => {
    expect(allocate({ ...byCard, partialCents: 900 }, 500).nowCents).toBe(500);
  });
});

describe('the payment methods', () => {
  it('leave the rest to the server', () => {
    expect(paymentMethodsOf({ ...byCard, storedValues: [code(25_000), trade] }, 100_000)).toEqual([
      { kind: 'CODE', code: 'GUTR2222DEMA3333', amountCents: 25_000 },
      { kind: 'STORE_CREDITS', isTrade: true, amountCents: 32_000 },
      { kind: 'CARD', token: 'tok_1' },
    ]);
  });

  it('are the codes alone where they reach', () => {
    expect(paymentMethodsOf({ ...byCard, storedValues: [code(60_000), trade, code(9, 'OTHER')] }, 70_000)).toEqual([
      { kind: 'CODE', code: 'GUTR2222DEMA3333', amountCents: 60_000 },
      { kind: 'STORE_CREDITS', isTrade: true },
    ]);
  });

  it('name each amount where only a part is paid', () => {
    const plan: PaymentPlan = { ...emptyPlan, method: 'MANUAL', type: ' Cash ', notes: ' ', partialCents: 5_000 };
    expect(paymentMethodsOf(plan, 70_000)).toEqual([{ kind: 'MANUAL', type: 'Cash', notes: null, amountCents: 5_000 }]);
    expect(paymentMethodsOf({ ...plan, partialCents: 70_000 }, 70_000)[0]).not.toHaveProperty('amountCents');
  });

  it('leave the rest of a deposit to the server, too', () => {
    const layaway = { ref: 'three-months', depositCents: 30_000, ofCents: 100_000 };
    expect(paymentMethodsOf({ ...byCard, layaway, storedValues: [code(25_000)] }, 100_000)).toEqual([
      { kind: 'CODE', code: 'GUTR2222DEMA3333', amountCents: 25_000 },
      { kind: 'CARD', token: 'tok_1' },
    ]);
  });

  it('name no card that is typed elsewhere', () => {
    expect(paymentMethodsOf({ ...emptyPlan, method: 'CARD', cardOnProviderPage: true }, 5)).toEqual([{ kind: 'CARD' }]);
  });
});

describe('a plan', () => {
  it.each<[string, Partial<PaymentPlan>, boolean]>([
    ['nothing', {}, false],
    ['a card', { method: 'CARD', card }, true],
    ['a card that is not typed', { method: 'CARD' }, false],
    ['a card that is typed elsewhere', { method: 'CARD', cardOnProviderPage: true }, true],
    ['a wallet', { method: 'PAYPAL' }, true],
    ['money by hand without a word', { method: 'MANUAL', type: ' ' }, false],
    ['money by hand', { method: 'MANUAL', type: 'Cash' }, true],
    ['a code that reaches', { storedValues: [code(5_000)] }, true],
    ['a code that does not', { storedValues: [code(4_999)] }, false],
    ['an amount that cannot be read', { method: 'MANUAL', type: 'Cash', partialCents: 0 }, false],
  ])('with %s is complete: %s', (_name, part, complete) => {
    expect(isComplete({ ...emptyPlan, ...part }, 5_000)).toBe(complete);
  });

  it('survives the storage; what is garbage in it is left out', () => {
    const plan: PaymentPlan = {
      ...byCard,
      storedValues: [code(1), trade],
      layaway: { ref: 'six-months', depositCents: 1, ofCents: 4 },
      partialCents: 7,
    };
    expect(parsePlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
    expect(
      parsePlan({ kind: 'STORE_CREDITS', storedValues: [{}, { ...trade, balanceCents: -1 }], layaway: 4 }),
    ).toEqual(emptyPlan);
    expect(parsePlan([])).toBeNull();
  });
});

it('codes and credits are no main way, and nobody finances a deposit', () => {
  const offered = ['CARD', 'AFFIRM', 'CODE', 'STORE_CREDITS', 'MANUAL'] as const;
  expect(primaryMethods(offered, false)).toEqual(['CARD', 'AFFIRM', 'MANUAL']);
  expect(primaryMethods(offered, true)).toEqual(['CARD', 'MANUAL']);
});

it('a schedule sums its deposit and its instalments', () => {
  const amount = (amountCents: number) => ({ amount: { amountCents } });
  expect(scheduleSum({ deposit: { amountCents: 5 }, instalments: [amount(2), amount(1)] })).toBe(8);
});
