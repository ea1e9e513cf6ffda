import { describe, expect, it } from '@jest/globals';
import { priceHistoryOf, type PricedMoment } from './price-history.model.ts';

const sales: PricedMoment[] = [
  [2_750_000, '2024-07-02T00:00:00.000Z'],
  [2_190_000, '2015-01-01T00:00:00.000Z'],
  [2_400_000, '2020-01-01T00:00:00.000Z'],
];
const own: PricedMoment = [2_450_000, '2026-11-10T00:00:00.000Z'];

describe('salesChart', () => {
  it('orders sales in time and knows their range', () => {
    const chart = priceHistoryOf(sales, own);
    expect(chart).toMatchObject({ lowest: 2_190_000, highest: 2_750_000, firstYear: 2015, lastYear: 2024 });
    expect(chart?.points.map(({ x }) => Math.floor(x))).toEqual([2015, 2020, 2024]);
    expect(chart?.points[2]?.x).toBeCloseTo(2024.5, 1);
  });

  it('draws few lines at round prices around everything', () => {
    const ticks = priceHistoryOf(sales, own)?.ticks ?? [];
    expect(ticks.length).toBeLessThanOrEqual(4);
    expect(Math.min(...ticks)).toBeLessThanOrEqual(2_190_000);
    expect(Math.max(...ticks)).toBeGreaterThanOrEqual(2_750_000);
    expect(ticks.every((tick) => tick % 100_000 === 0)).toBe(true);
  });

  it('holds equal prices and never sets this one before the last sale', () => {
    const same: PricedMoment[] = sales.map(([, at]) => [10_000, at]);
    expect(priceHistoryOf(same, [10_000, '2001-01-01T00:00:00.000Z'])).toMatchObject({
      lowest: 10_000,
      highest: 10_000,
    });
    expect(priceHistoryOf(same, [10_000, '2001-01-01T00:00:00.000Z'])?.own.x).toBeGreaterThan(2024);
  });

  it('is nothing with fewer than three', () => {
    expect(priceHistoryOf(sales.slice(1), own)).toBeNull();
  });
});
