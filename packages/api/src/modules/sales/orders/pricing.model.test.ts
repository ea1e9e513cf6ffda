import { describe, expect, it } from '@jest/globals';
import { randomNumbers } from '#api/platform/random-numbers.fixture.ts';
import { shareOf } from '#api/platform/money.ts';
import { discountedAmounts, lineItemAmount, priceOrder } from './pricing.model.ts';

describe('shareOf', () => {
  it.each([
    [10_000, 700, 700],
    [10_050, 700, 704],
    [1, 4_999, 0],
    [1, 5_000, 1],
    [0, 700, 0],
    [2_000_000_000, 10_000, 2_000_000_000],
  ])('of %d cents at %d basis points is %d', (amount, basisPoints, share) =>
    expect(shareOf(amount, basisPoints)).toBe(share),
  );

  it('agrees with exact arithmetic over random amounts', () => {
    const next = randomNumbers(1);
    for (let round = 0; round < 2_000; round += 1) {
      const amount = next(2_000_000_000);
      const basisPoints = next(2_500);
      const exact = (BigInt(amount) * BigInt(basisPoints) * 2n + 10_000n) / 20_000n;
      expect(shareOf(amount, basisPoints)).toBe(Number(exact));
    }
  });
});

describe('priceOrder', () => {
  it('adds up a cart of two', () => {
    const price = priceOrder({
      lines: [
        { unitCents: 700_000, quantity: 1 },
        { unitCents: 3_200, quantity: 2 },
      ],
      discountCents: 0,
      shippingCents: 11_800,
      feeBasisPoints: 0,
      taxCents: 0,
    });
    expect(price).toMatchObject({ subTotalCents: 706_400, totalCents: 718_200 });
  });

  it('costs nothing but shipping when the discount is larger than the goods', () => {
    const lines = [{ unitCents: 500, quantity: 1 }];
    const price = priceOrder({ lines, discountCents: 900, shippingCents: 100, feeBasisPoints: 0, taxCents: 7 });
    expect(price).toMatchObject({ discountCents: 500, totalCents: 107 });
  });

  it('keeps every amount whole, not negative, and the total equal to its parts to the cent', () => {
    const next = randomNumbers(2);
    for (let round = 0; round < 1_000; round += 1) {
      const lines = Array.from({ length: next(50) }, () => ({ unitCents: 1 + next(5_000_000), quantity: 1 + next(7) }));
      const tax = next(90_000);
      const price = priceOrder({
        lines,
        discountCents: next(100_000),
        shippingCents: next(80_000),
        feeBasisPoints: next(1_000),
        taxCents: tax,
      });
      for (const cents of Object.values(price)) expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true);
      expect(price.subTotalCents).toBe(lines.reduce((sum, line) => sum + lineItemAmount(line), 0));
      const { subTotalCents, discountCents, shippingCents, extraFeeCents, taxCents, totalCents } = price;
      expect(totalCents).toBe(subTotalCents - discountCents + shippingCents + extraFeeCents + taxCents);
      expect(taxCents).toBe(tax);
    }
  });

  it('never gets cheaper by adding a line', () => {
    const next = randomNumbers(3);
    for (let round = 0; round < 300; round += 1) {
      const lines = Array.from({ length: 1 + next(10) }, () => ({ unitCents: 1 + next(900_000), quantity: 1 }));
      const parts = { discountCents: next(1_000), shippingCents: 900, feeBasisPoints: 600, taxCents: 63 };
      const less = priceOrder({ ...parts, lines: lines.slice(1) });
      expect(priceOrder({ ...parts, lines }).totalCents).toBeGreaterThanOrEqual(less.totalCents);
    }
  });
});

describe('discountedAmounts', () => {
  it('spreads a discount in proportion', () => {
    const lines = [
      { unitCents: 30_000, quantity: 1 },
      { unitCents: 5_000, quantity: 2 },
    ];
    expect(discountedAmounts(lines, 4_000)).toEqual([27_000, 9_000]);
    expect(discountedAmounts(lines, 0)).toEqual([30_000, 10_000]);
    expect(discountedAmounts(lines, 90_000)).toEqual([0, 0]);
    expect(discountedAmounts([{ unitCents: 0, quantity: 1 }], 5)).toEqual([0]);
  });

  it('adds up to the goods less the discount, whatever the amounts', () => {
    const next = randomNumbers(5);
    for (let round = 0; round < 500; round += 1) {
      const lines = Array.from({ length: 1 + next(50) }, () => ({ unitCents: next(5_000_000), quantity: 1 + next(7) }));
      const discountCents = next(900_000);
      const amounts = discountedAmounts(lines, discountCents);
      const { subTotalCents, discountCents: used } = priceOrder({
        lines,
        discountCents,
        shippingCents: 0,
        feeBasisPoints: 0,
        taxCents: 0,
      });
      expect(amounts.reduce((sum, cents) => sum + cents, 0)).toBe(subTotalCents - used);
      expect(amounts.every((cents) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
    }
  });
});
