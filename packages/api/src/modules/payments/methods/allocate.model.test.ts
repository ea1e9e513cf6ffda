import { describe, expect, it } from '@jest/globals';
import { randomNumbers } from '#api/platform/random-numbers.fixture.ts';
import { allocate, spread } from './allocate.model.ts';

const amounts = (...cents: (number | null)[]) => cents.map((amountCents) => ({ amountCents }));

describe('amounts of payment methods', () => {
  it('gives the method without an amount what the others leave', () => {
    expect(allocate(amounts(30, null, 20), 100, 100)).toEqual({ ok: true, methods: amounts(30, 50, 20) });
  });

  it.each([
    ['no-methods', amounts(), 100],
    ['two-remainders', amounts(null, null), 100],
    ['not-positive', amounts(100, null), 100],
    ['not-positive', amounts(0, 100), 100],
    ['not-positive', amounts(-50, 150), 100],
    ['too-much', amounts(60, 41), 100],
    ['too-much', amounts(101, null), 100],
    ['too-little', amounts(60, 39), 100],
  ] as const)('refuses what is %s', (problem, methods, due) => {
    expect(allocate(methods, due, due)).toEqual({ ok: false, problem });
  });

  it('allows a part where less is enough', () => {
    expect(allocate(amounts(1), 100, 1)).toEqual({ ok: true, methods: amounts(1) });
  });
});

describe('payment methods allocated to orders', () => {
  it('fills one order before the next', () => {
    expect(spread([70, 50], [100, 20])).toEqual([
      { payment: 0, order: 0, cents: 70 },
      { payment: 1, order: 0, cents: 30 },
      { payment: 1, order: 1, cents: 20 },
    ]);
  });

  it('loses no cent and overfills no order, for any amounts', () => {
    const next = randomNumbers(1962);
    for (let round = 0; round < 2_000; round += 1) {
      const orders = Array.from({ length: 1 + next(4) }, () => 1 + next(50_000));
      const due = orders.reduce((sum, cents) => sum + cents, 0);
      const methods: number[] = [];
      for (let left = 1 + next(due); left > 0;) {
        const cents = methods.length === 9 ? left : 1 + next(left);
        methods.push(cents);
        left -= cents;
      }
      const shares = spread(methods, orders);
      for (const [index, cents] of methods.entries()) {
        const parts = shares.filter(({ payment }) => payment === index);
        expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(cents);
      }
      for (const [index, cents] of orders.entries()) {
        const parts = shares.filter(({ order }) => order === index);
        expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBeLessThanOrEqual(cents);
      }
      expect(shares.every(({ cents }) => cents > 0)).toBe(true);
    }
  });
});
