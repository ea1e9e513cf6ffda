import { describe, expect, it } from '@jest/globals';
import { learnValuation, usualBasis } from './learn-valuation.model.ts';
import { learnMarket, type MarketSale } from './market.model.ts';
import { type Comparable, valueInstrument } from './valuation.model.ts';
import { valueAtMoments } from './value-at-moments.model.ts';

const now = new Date('2026-11-26T12:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
let ids = 0;
const comparable = (cents: number, more: Partial<Comparable> = {}): Comparable => {
  ids += 1;
  return {
    id: String(ids),
    kind: 'SOLD',
    nearness: 'model',
    year: 1960,
    condition: 'EXCELLENT',
    cents,
    at: daysAgo(30),
    ...more,
  };
};
const subject = { year: 1960, condition: 'EXCELLENT' } as const;
const value = (comparables: readonly Comparable[], of: Parameters<typeof valueInstrument>[0] = subject) =>
  valueInstrument(of, comparables, usualBasis, now);
const five = [100, 110, 120, 130, 140].map((dollars) => comparable(dollars * 100));

describe('a valuation', () => {
  it('is the middle of its comparables, with a range around it', () => {
    const valued = value(five);
    expect(valued).toMatchObject({ medianCents: 12_000, isThin: false, nearness: 'model', soldCount: 5, liveCount: 0 });
    expect(valued?.lowCents).toBeLessThan(12_000);
    expect(valued?.highCents).toBeGreaterThan(12_000);
  });

  it('is nothing where there is nothing to compare', () => {
    expect(value([])).toBeNull();
    expect(value([comparable(100, { at: new Date(now.getTime() + 1) })])).toBeNull();
  });

  it('is wider and says so below five comparables', () => {
    const [thin, many] = [value(five.slice(0, 4)), value(five)];
    expect(thin?.isThin).toBe(true);
    const width = (valued: typeof thin): number => (valued?.highCents ?? 0) / (valued?.lowCents ?? 1);
    expect(width(thin)).toBeGreaterThan(width(many));
  });

  it('looks at the maker, and then at the kind, only where the model says too little', () => {
    const others = [1, 2, 3, 4, 5].map(() => comparable(900_00, { nearness: 'maker' }));
    expect(value([...five, ...others])).toMatchObject({ nearness: 'model', medianCents: 12_000 });
    expect(value([comparable(10_000), ...others])).toMatchObject({ nearness: 'maker' });
    expect(value([comparable(500_00, { nearness: 'kind' })])).toMatchObject({ nearness: 'kind', isThin: true });
  });

  it('brings comparables to the condition of the instrument', () => {
    const good = five.map((each) => ({ ...each, condition: 'GOOD' }) as const);
    expect(value(good)?.medianCents).toBe(Math.round(12_000 / 0.75));
  });

  it('brings comparables to the originality of the instrument, where both are told of', () => {
    const original = five.map((each) => ({ ...each, originality: { finish: 'original' } }) as const);
    const refinished = { ...subject, originality: { finish: 'replaced', case: 'unknown' } } as const;
    const valued = value(original, refinished)?.medianCents ?? 0;
    expect(valued).toBeLessThan(12_000 * 0.61);
    expect(valued).toBeGreaterThan(12_000 * 0.55);
    expect(value(five, refinished)?.medianCents).toBe(12_000);
    // What is young loses less.
    const young = original.map((each) => ({ ...each, year: 2015 }));
    expect(value(young, { ...refinished, year: 2015 })?.medianCents).toBeGreaterThan(12_000 * 0.8);
  });

  it('counts near years and late sales for more, and what is merely asked for less', () => {
    const [near, far, old, asked] = [
      comparable(100_00),
      comparable(100_00, { year: 1972 }),
      comparable(100_00, { at: daysAgo(4_000) }),
      comparable(100_00, { kind: 'LIVE' }),
    ];
    const weights = new Map(value([near, far, old, asked])?.comparables.map(({ id, weight }) => [id, weight]));
    for (const other of [far, old, asked]) expect(weights.get(other.id)).toBeLessThan(weights.get(near.id) ?? 0);
  });
});

describe('valuations at several moments', () => {
  it('are those of each moment by itself, however many sales there are', () => {
    const conditions = ['FAIR', 'GOOD', 'EXCELLENT', 'MINT'] as const;
    const sales = Array.from({ length: 120 }, (_none, at) =>
      comparable(90_000 + ((at * 7_919) % 40_000), {
        year: 1950 + ((at * 31) % 23),
        condition: conditions[at % conditions.length] ?? 'GOOD',
        at: daysAgo(at * 11),
      }),
    );
    const moments = [0, 31, 62, 400, 1_300, 2_000].map(daysAgo).toReversed();
    const market = { ...usualBasis.market, growth: 0.06 };
    for (const condition of [null, ...conditions]) {
      const of = { year: condition === 'FAIR' ? null : 1960, condition };
      const each = moments.map((at) => {
        const valued = valueInstrument(of, sales, { ...usualBasis, market }, at);
        if (!valued) return null;
        const { lowCents, medianCents, highCents, soldCount } = valued;
        return { lowCents, medianCents, highCents, soldCount };
      });
      expect(valueAtMoments(of, sales, { ...usualBasis, market }, moments)).toEqual(each);
      expect([each[0], each[1]?.soldCount, each.at(-1)?.soldCount]).toEqual([null, 1, 24]);
    }
  });
});

describe('the market', () => {
  /** Twenty models, sold in two conditions over ten years, with eight per cent a year. */
  const sales: MarketSale[] = Array.from({ length: 400 }, (_, index) => {
    const years = Math.floor(index / 20) % 10;
    const isFair = index % 3 === 0;
    const cents = Math.round((1_000_00 + (index % 20) * 300_00) * 1.08 ** -years * (isFair ? 0.5 : 1));
    return {
      id: String(index),
      modelKey: String(index % 20),
      year: 1960,
      condition: isFair ? 'FAIR' : 'EXCELLENT',
      cents,
      soldAt: daysAgo(years * 365.25),
    };
  });

  it('learns what originality is worth here, and stays with what is usual without sheets', () => {
    expect(learnMarket(sales).originality).toBe(1);
    const told = sales.map((sale, index) => {
      const isRefinished = index % 40 < 20;
      const sheet = { finish: isRefinished ? 'replaced' : 'original' } as const;
      return { ...sale, originality: sheet, cents: Math.round(sale.cents * (isRefinished ? 0.5 : 1)) };
    });
    const { originality } = learnMarket(told);
    // Half the price, where six tenths are usual.
    expect(originality).toBeGreaterThan(1.2);
    expect(originality).toBeLessThan(1.5);
  });

  it('learns growth and what a condition costs, however dear the models are', () => {
    const { growth, condition } = learnMarket(sales);
    expect(Math.exp(growth)).toBeCloseTo(1.08, 2);
    expect(Math.exp(condition.FAIR)).toBeGreaterThan(0.47);
    expect(Math.exp(condition.FAIR)).toBeLessThan(0.56);
    // Nobody sold one in this condition: what is usual stands.
    expect(Math.exp(condition.MINT)).toBeCloseTo(1.15, 5);
  });

  it('learns ranges that never grow narrower with less to compare', () => {
    const known = sales.map((sale) => ({ ...sale, brandId: 'b', typeId: 't' }));
    const { spreads } = learnValuation(known);
    for (const spread of Object.values(spreads)) {
      expect(spread.low).toBeLessThanOrEqual(spreads['model many'].low);
      expect(spread.high).toBeGreaterThanOrEqual(spreads['model many'].high);
    }
    expect(learnValuation([])).toEqual(usualBasis);
  });
});
