import { describe, expect, it } from '@jest/globals';
import type { MeasuredSale } from '@headstock/api/measured-sales';
import { evaluateValuation } from './evaluate-valuation.model.ts';

const sale = (index: number, more: Partial<MeasuredSale> = {}): MeasuredSale => ({
  id: String(index),
  modelKey: String(index % 5),
  year: 1960,
  condition: 'EXCELLENT',
  cents: (index % 5) * 1_000_00 + 1_000_00 + (index % 7) * 10_00,
  soldAt: new Date(Date.UTC(2026, 0, 1) + index * 86_400_000),
  brandId: 'b',
  typeId: 't',
  categoryId: 'c',
  modelName: String(index % 5),
  instrument: String(index),
  ...more,
});

describe('the quality of valuations', () => {
  it('is measured on the newest fifth, by what was sold before', () => {
    const quality = evaluateValuation(Array.from({ length: 100 }, (_, index) => sale(index)));
    expect(quality).toMatchObject({ trained: 80, valued: 20, unknown: 0, from: '2026-03-22' });
    expect(quality.medianError).toBeLessThan(0.05);
    expect(quality.categoryError).toBeGreaterThan(0.2);
  });

  it('keeps an instrument that was sold in both parts out of the older one', () => {
    const sales = Array.from({ length: 100 }, (_, index) => sale(index, { instrument: String(index % 90) }));
    // The last ten are the first ten again.
    expect(evaluateValuation(sales).trained).toBe(70);
  });
});
