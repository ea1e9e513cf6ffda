import { describe, expect, it } from '@jest/globals';
import {
  depositOf,
  emptyPlan,
  isComplete,
  mainKinds,
  parsePlan,
  scheduleSum,
  shareOut,
  tendersOf,
  type PaymentPlan,
  type Purse,
} from './payment-plan.model.ts';

const code = (balanceCents: number, name = 'GUTR2222DEMA3333'): Purse => ({
  kind: 'CODE',
  code: name,
  isTrade: false,
  balanceCents,
});
const trade: Purse = { kind: 'STORE_CREDITS', code: null, isTrade: true, balanceCents: 32_000 };
const card = { token: 'tok_1', network: 'visa', last4: '4242' };
const byCard: PaymentPlan = { ...emptyPlan, kind: 'CARD', card };

describe('sharing out', () => {
  it('lets codes and credits pay first, in their sequence, and the rest in another way', () => {
    const shares = shareOut({ ...byCard, purses: [code(25_000), trade] }, 100_001);
    expect(shares.purses.map(({ amountCents }) => amountCents)).toEqual([25_000, 32_000]);
    expect(shares.mainCents).toBe(43_001);
  });

  it('takes of the last one that is needed only what is left, and nothing of those behind it', () => {
    const shares = shareOut({ ...byCard, purses: [code(25_000), trade, code(500, 'OTHER')] }, 30_000);
    expect(shares.purses.map(({ amountCents }) => amountCents)).toEqual([25_000, 5_000, 0]);
    expect(shares.mainCents).toBe(0);
  });

  it('pays a deposit while it is one of what is due, and all of it after that changed', () => {
    const plan = { ...byCard, layaway: { ref: 'three-months', depositCents: 20_000, ofCents: 100_000 } };
    expect(shareOut(plan, 100_000).nowCents).toBe(20_000);
    expect(depositOf(plan, 100_001)).toBeNull();
    expect(shareOut(plan, 100_001).nowCents).toBe(100_001);
  });

  it('never pays more than is due', () => {
    expect(shareOut({ ...byCard, partCents: 900 }, 500).nowCents).toBe(500);
  });
});

describe('the tenders', () => {
  it('leave the rest to the server', () => {
    expect(tendersOf({ ...byCard, purses: [code(25_000), trade] }, 100_000)).toEqual([
      { kind: 'CODE', code: 'GUTR2222DEMA3333', amountCents: 25_000 },
      { kind: 'STORE_CREDITS', isTrade: true, amountCents: 32_000 },
      { kind: 'CARD', token: 'tok_1' },
    ]);
  });

  it('are the codes alone where they reach', () => {
    expect(tendersOf({ ...byCard, purses: [code(60_000), trade, code(9, 'OTHER')] }, 70_000)).toEqual([
      { kind: 'CODE', code: 'GUTR2222DEMA3333', amountCents: 60_000 },
      { kind: 'STORE_CREDITS', isTrade: true },
    ]);
  });

  it('name each amount where only a part is paid', () => {
    const plan: PaymentPlan = { ...emptyPlan, kind: 'MANUAL', type: ' Cash ', notes: ' ', partCents: 5_000 };
    expect(tendersOf(plan, 70_000)).toEqual([{ kind: 'MANUAL', type: 'Cash', notes: null, amountCents: 5_000 }]);
    expect(tendersOf({ ...plan, partCents: 70_000 }, 70_000)[0]).not.toHaveProperty('amountCents');
  });

  it('leave the rest of a deposit to the server, too', () => {
    const layaway = { ref: 'three-months', depositCents: 30_000, ofCents: 100_000 };
    expect(tendersOf({ ...byCard, layaway, purses: [code(25_000)] }, 100_000)).toEqual([
      { kind: 'CODE', code: 'GUTR2222DEMA3333', amountCents: 25_000 },
      { kind: 'CARD', token: 'tok_1' },
    ]);
  });

  it('name no card that is typed elsewhere', () => {
    expect(tendersOf({ ...emptyPlan, kind: 'CARD', cardElsewhere: true }, 5)).toEqual([{ kind: 'CARD' }]);
  });
});

describe('a plan', () => {
  it.each<[string, Partial<PaymentPlan>, boolean]>([
    ['nothing', {}, false],
    ['a card', { kind: 'CARD', card }, true],
    ['a card that is not typed', { kind: 'CARD' }, false],
    ['a card that is typed elsewhere', { kind: 'CARD', cardElsewhere: true }, true],
    ['a wallet', { kind: 'PAYPAL' }, true],
    ['money by hand without a word', { kind: 'MANUAL', type: ' ' }, false],
    ['money by hand', { kind: 'MANUAL', type: 'Cash' }, true],
    ['a code that reaches', { purses: [code(5_000)] }, true],
    ['a code that does not', { purses: [code(4_999)] }, false],
    ['an amount that cannot be read', { kind: 'MANUAL', type: 'Cash', partCents: 0 }, false],
  ])('with %s is complete: %s', (_name, part, complete) => {
    expect(isComplete({ ...emptyPlan, ...part }, 5_000)).toBe(complete);
  });

  it('survives the storage; what is garbage in it is left out', () => {
    const plan: PaymentPlan = {
      ...byCard,
      purses: [code(1), trade],
      layaway: { ref: 'six-months', depositCents: 1, ofCents: 4 },
      partCents: 7,
    };
    expect(parsePlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
    expect(parsePlan({ kind: 'STORE_CREDITS', purses: [{}, { ...trade, balanceCents: -1 }], layaway: 4 })).toEqual(
      emptyPlan,
    );
    expect(parsePlan([])).toBeNull();
  });
});

it('codes and credits are no main way, and nobody finances a deposit', () => {
  const offered = ['CARD', 'AFFIRM', 'CODE', 'STORE_CREDITS', 'MANUAL'] as const;
  expect(mainKinds(offered, false)).toEqual(['CARD', 'AFFIRM', 'MANUAL']);
  expect(mainKinds(offered, true)).toEqual(['CARD', 'MANUAL']);
});

it('a schedule sums its deposit and its instalments', () => {
  const amount = (amountCents: number) => ({ amount: { amountCents } });
  expect(scheduleSum({ deposit: { amountCents: 5 }, instalments: [amount(2), amount(1)] })).toBe(8);
});
