import { describe, expect, it } from '@jest/globals';
import { holdOut, type InstrumentSale, medianOf, pastErrorOf } from './past-error.model.ts';

const start = Date.parse('2020-01-01T12:00:00Z');
/** One model, of which one is sold each day at the price that is given for it. */
const daily = (prices: readonly number[]): InstrumentSale[] =>
  prices.map((cents, day) => ({
    id: String(day),
    instrument: `i-${day}`,
    modelKey: 'jazzmaster',
    brandId: 'fender',
    typeId: 'solid',
    year: 1962,
    condition: 'EXCELLENT',
    cents,
    soldAt: new Date(start + day * 86_400_000),
  }));

describe('the past error of valuations', () => {
  it('is measured at the newest fifth, by what was sold before it', () => {
    // As dear as ever, then suddenly twice as dear: what came before tells half of it.
    const sales = daily(Array.from({ length: 200 }, (_, day) => (day < 160 ? 100_000 : 200_000)));
    const error = pastErrorOf(sales);
    expect(error).toMatchObject({ sales: 40, from: sales[160]?.soldAt, held: 0 });
    expect(error?.medianError).toBeGreaterThan(0.45);
    expect(error?.medianError).toBeLessThan(0.55);
  });

  it('is small, and the range holds, where prices stay where they were', () => {
    const error = pastErrorOf(daily(Array.from({ length: 200 }, (_, day) => 100_000 + (day % 11) * 1_000)));
    expect(error?.medianError).toBeLessThan(0.05);
    expect(error?.held).toBeGreaterThan(0.7);
  });

  it('is none where too few can be valued', () => {
    expect(pastErrorOf(daily(Array.from({ length: 100 }, () => 100_000)))).toBeNull();
    expect(pastErrorOf([])).toBeNull();
  });

  it('is never told by another sale of the same instrument', () => {
    const sales = daily(Array.from({ length: 10 }, () => 100_000));
    const again = sales.map((sale, day) => (day === 9 ? { ...sale, instrument: 'i-0' } : sale));
    const { older, heldOut } = holdOut(again);
    expect(heldOut.map(({ id }) => id)).toEqual(['8', '9']);
    expect(older.map(({ id }) => id)).not.toContain('0');
    expect(older).toHaveLength(7);
  });

  it('has a middle between two', () => {
    expect([medianOf([3, 1, 2]), medianOf([4, 1, 2, 3]), medianOf([])]).toEqual([2, 2.5, Number.NaN]);
  });
});
