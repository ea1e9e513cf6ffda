import {
  type Comparable,
  type Condition,
  type MomentValue,
  type ValuationBasis,
  valueAtMoments,
} from '#api/modules/catalog/index.ts';
import { monthEnd } from '#api/platform/shop-months.ts';

/** What matters of an instrument for its value. */
export type Valued = {
  readonly modelKey: string | null;
  readonly year: number | null;
  readonly condition: Condition | null;
  readonly acquiredCents: number | null;
  /** `2026-11`: the month since which it counts. */
  readonly since: string;
};

/** What an instrument would fetch by the sales of its model. */
export type ItemValue = Pick<MomentValue, 'lowCents' | 'medianCents' | 'highCents'> & { readonly salesCount: number };

/** What a portfolio was worth at the end of a month. */
export type MonthlyValue = {
  readonly month: string;
  /** The medians of the models, and what was paid for instruments that nothing can be compared with. */
  readonly cents: number;
  /** How many instruments had sales to compare. */
  readonly comparedCount: number;
  readonly itemCount: number;
};

/** The past sales of models by their key, and what valuations reckon with. */
export type ValueSources = {
  readonly sales: ReadonlyMap<string, readonly Comparable[]>;
  readonly basis: ValuationBasis;
};

/** So few sales say nothing about a price. */
const LEAST_SALES = 3;

/** The values of an instrument at moments; null where too few of its model were sold to say. */
function valuesAt(item: Valued, moments: readonly Date[], { sales, basis }: ValueSources): (ItemValue | null)[] {
  const ofModel = item.modelKey === null ? [] : (sales.get(item.modelKey) ?? []);
  return valueAtMoments(item, ofModel, basis, moments).map((valuation) => {
    if (!valuation || valuation.soldCount < LEAST_SALES) return null;
    const { lowCents, medianCents, highCents, soldCount } = valuation;
    return { lowCents, medianCents, highCents, salesCount: soldCount };
  });
}

/** The value of an instrument at the end of a month; null where too few of its model were sold to say. */
export const valueOf = (item: Valued, month: string, sources: ValueSources): ItemValue | null =>
  valuesAt(item, [monthEnd(month)], sources)[0] ?? null;

/** What a portfolio was worth at the end of each month. */
export function portfolioValues(
  items: readonly Valued[],
  months: readonly string[],
  sources: ValueSources,
): readonly MonthlyValue[] {
  const ends = months.map(monthEnd);
  const valued = items.map((item) => ({ item, values: valuesAt(item, ends, sources) }));
  return months.map((month, at) => {
    const owned = valued.filter(({ item: { since } }) => since <= month);
    const medians = owned.map(({ values }) => values[at]?.medianCents);
    return {
      month,
      cents: owned.reduce((sum, { item }, index) => sum + (medians[index] ?? item.acquiredCents ?? 0), 0),
      comparedCount: medians.filter((cents) => cents !== undefined).length,
      itemCount: owned.length,
    };
  });
}
