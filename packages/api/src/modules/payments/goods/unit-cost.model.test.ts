import { describe, expect, it } from '@jest/globals';
import { takeOut } from './unit-cost.model.ts';

describe('what leaves the stock', () => {
  it('costs what the piece did', () => {
    expect(takeOut({ quantity: 1, costCents: 120_000 }, 1)).toEqual({ quantity: 1, costCents: 120_000 });
  });

  it('costs the average of pieces that were bought at several prices, and the last one all that is left', () => {
    let left = { quantity: 3, costCents: 1000 };
    const costs = [1, 1, 1].map((wanted) => {
      const { quantity, costCents } = takeOut(left, wanted);
      left = { quantity: left.quantity - quantity, costCents: left.costCents - costCents };
      return costCents;
    });
    expect(costs).toEqual([333, 334, 333]);
    expect(left).toEqual({ quantity: 0, costCents: 0 });
  });

  it('leaves out pieces whose cost nobody entered', () => {
    expect(takeOut({ quantity: 2, costCents: 900 }, 5)).toEqual({ quantity: 2, costCents: 900 });
    expect(takeOut({ quantity: 0, costCents: 0 }, 1)).toEqual({ quantity: 0, costCents: 0 });
  });
});
