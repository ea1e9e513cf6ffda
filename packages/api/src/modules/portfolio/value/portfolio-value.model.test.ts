import { describe, expect, it } from '@jest/globals';
import { portfolioValues, valueOf } from './portfolio-value.model.ts';

const value = (month: string, medianCents: number, salesCount = 5) => ({
  modelKey: 'tele',
  month,
  lowCents: medianCents - 100,
  medianCents,
  highCents: medianCents + 100,
  salesCount,
});
const months = ['2026-09', '2026-10', '2026-11'];
const values = [value('2026-09', 1_000), value('2026-10', 1_200), value('2026-11', 1_500, 2)];
const tele = { modelKey: 'tele', acquiredCents: 700, since: '2026-10' };

describe('the value of a portfolio', () => {
  it('is the medians of the models, from the month on in which an instrument came', () => {
    expect(portfolioValues([tele], months, values)).toEqual([
      { month: '2026-09', cents: 0, comparedCount: 0, itemCount: 0 },
      { month: '2026-10', cents: 1_200, comparedCount: 1, itemCount: 1 },
      // Two sales are too few: what was paid counts.
      { month: '2026-11', cents: 700, comparedCount: 0, itemCount: 1 },
    ]);
  });

  it('counts what was paid for instruments without comparables, and nothing where that is not known', () => {
    const items = [
      { modelKey: null, acquiredCents: 50, since: '2020-01' },
      { modelKey: 'other', acquiredCents: null, since: '2020-01' },
    ];
    expect(portfolioValues(items, ['2026-11'], values)).toEqual([
      { month: '2026-11', cents: 50, comparedCount: 0, itemCount: 2 },
    ]);
  });

  it('of one instrument is a range, or nothing', () => {
    expect(valueOf(tele, '2026-10', values)).toMatchObject({ lowCents: 1_100, highCents: 1_300, salesCount: 5 });
    expect(valueOf(tele, '2026-11', values)).toBeNull();
    expect(valueOf({ ...tele, modelKey: null }, '2026-10', values)).toBeNull();
  });
});
