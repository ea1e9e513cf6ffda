import { describe, expect, it } from '@jest/globals';
import type { Valuation } from '#api/modules/catalog/index.ts';
import { nextPrice } from './price-step.model.ts';

const valued = (medianCents: number, isThin = false): Valuation => ({
  lowCents: Math.round(medianCents * 0.8),
  medianCents,
  highCents: Math.round(medianCents * 1.2),
  comparables: [],
  soldCount: 9,
  liveCount: 1,
  nearness: 'model',
  isThin,
});
const at = (askingCents: number, ageDays: number, floorCents: number | null = null) => ({
  askingCents,
  ageDays,
  floorCents,
});

describe('the next step of a price', () => {
  it.each([
    [100, 196_500],
    [200, 195_000],
    [400, 190_000],
  ])('after %i days goes part of the way to what others sold for', (days, cents) => {
    expect(nextPrice(at(200_000, days), valued(190_000))).toEqual({ advice: 'LOWER', cents });
  });

  it('takes off no more than 15 %', () => {
    expect(nextPrice(at(200_000, 400), valued(100_000)).cents).toBe(170_000);
  });

  it('never goes below what the consignor agreed to', () => {
    expect(nextPrice(at(200_000, 400, 188_123), valued(100_000)).cents).toBe(188_123);
    expect(nextPrice(at(200_000, 400, 200_000), valued(100_000))).toEqual({ advice: 'FLOOR', cents: null });
  });

  it('is none where the price is not why it does not sell, or nobody can say', () => {
    expect(nextPrice(at(102_000, 400), valued(100_000)).advice).toBe('FAIR');
    expect(nextPrice(at(200_000, 400), valued(100_000, true)).advice).toBe('THIN');
    expect(nextPrice(at(200_000, 400), null).advice).toBe('UNKNOWN');
  });

  it('is written as the shop writes prices', () => {
    expect(nextPrice(at(1_234_567, 100), valued(1_150_000)).cents).toBe(1_205_000);
    expect(nextPrice(at(54_321, 100), valued(50_000)).cents).toBe(52_900);
  });
});
