import { describe, expect, it } from '@jest/globals';
import { priceParts, spread, sumOfShares as sum } from './price-shares.model.ts';

/** A small generator, so that a failure can be repeated. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

describe('an amount allocated to the parts of a price', () => {
  it('is allocated to the cent, never above a part, for any amounts', () => {
    const next = numbersFrom(7);
    for (let round = 0; round < 2_000; round += 1) {
      const parts = { goods: next(2_000_000), shipping: next(20_000), financingFee: next(9), tax: next(200_000) };
      const amount = next(sum(parts) + 1);
      const shares = spread(amount, parts);
      expect(sum(shares)).toBe(amount);
      for (const part of priceParts) {
        expect(shares[part]).toBeGreaterThanOrEqual(0);
        expect(shares[part]).toBeLessThanOrEqual(parts[part]);
      }
    }
  });

  it('covers every part when it is the whole price, and is proportional otherwise', () => {
    const parts = { goods: 100_000, shipping: 0, financingFee: 0, tax: 7_000 };
    expect(spread(107_000, parts)).toEqual(parts);
    expect(spread(53_500, parts)).toEqual({ goods: 50_000, shipping: 0, financingFee: 0, tax: 3_500 });
  });

  it('is exact for the largest amounts', () => {
    const parts = { goods: 1_999_999_999, shipping: 1, financingFee: 0, tax: 0 };
    expect(spread(1_999_999_999, parts)).toEqual({ goods: 1_999_999_998, shipping: 1, financingFee: 0, tax: 0 });
  });
});
