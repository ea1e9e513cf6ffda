import { describe, expect, it } from '@jest/globals';
import { type Comparable, usualBasis } from '#api/modules/catalog/index.ts';
import { portfolioValues, valueOf } from './portfolio-value.model.ts';

const sale = (cents: number, day: string): Comparable => ({
  id: `${cents} ${day}`,
  kind: 'SOLD',
  nearness: 'model',
  year: 1952,
  condition: 'GOOD',
  cents,
  at: new Date(day),
});
const months = ['2026-09', '2026-10', '2026-11'];
const sources = {
  basis: usualBasis,
  sales: new Map([['tele', [sale(1_200, '2026-08-01'), sale(1_200, '2026-09-01'), sale(1_200, '2026-10-10')]]]),
};
const tele = { modelKey: 'tele', year: 1952, condition: 'GOOD', acquiredCents: 700, since: '2026-10' } as const;

describe('the value of a portfolio', () => {
  it('is the valuations of its instruments, from the month on in which each came', () => {
    expect(portfolioValues([tele], months, sources)).toEqual([
      { month: '2026-09', cents: 0, comparedCount: 0, itemCount: 0 },
      { month: '2026-10', cents: 1_200, comparedCount: 1, itemCount: 1 },
      { month: '2026-11', cents: 1_200, comparedCount: 1, itemCount: 1 },
    ]);
    // Two sales by the end of September are too few: what was paid counts.
    expect(portfolioValues([{ ...tele, since: '2026-01' }], ['2026-09'], sources)).toEqual([
      { month: '2026-09', cents: 700, comparedCount: 0, itemCount: 1 },
    ]);
  });

  it('counts what was paid for instruments without comparables, and nothing where that is not known', () => {
    const items = [
      { ...tele, modelKey: null, acquiredCents: 50, since: '2020-01' },
      { ...tele, modelKey: 'other', acquiredCents: null, since: '2020-01' },
    ];
    expect(portfolioValues(items, ['2026-11'], sources)).toEqual([
      { month: '2026-11', cents: 50, comparedCount: 0, itemCount: 2 },
    ]);
  });

  it('of one instrument is a range, or nothing', () => {
    const value = valueOf(tele, '2026-10', sources);
    expect(value).toMatchObject({ medianCents: 1_200, salesCount: 3 });
    expect(value?.lowCents).toBeLessThan(1_200);
    expect(value?.highCents).toBeGreaterThan(1_200);
    expect(valueOf(tele, '2026-09', sources)).toBeNull();
    expect(valueOf({ ...tele, modelKey: null }, '2026-10', sources)).toBeNull();
  });

  it('reckons with the condition of the instrument', () => {
    const better = valueOf({ ...tele, condition: 'EXCELLENT' }, '2026-10', sources);
    expect(better?.medianCents).toBe(Math.round(1_200 / 0.75));
  });
});
