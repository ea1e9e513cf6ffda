import {
  type Comparable,
  type Condition,
  type Valuation,
  type ValuationBasis,
  valueInstrument,
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
export type ItemValue = Pick<Valuation, 'lowCents' | 'medianCents' | 'highCents'> & { readonly salesCount: number };

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

/** The value of an instrument at the end of a month; null where too few of its model were sold to say. */
export function valueOf(item: Valued, month: string, { sales, basis }: ValueSources): ItemValue | null {
  const comparables = item.modelKey === null ? [] : (sales.get(item.modelKey) ?? []);
  const valuation = valueInstrument(item, comparables, basis, monthEnd(month));
  if (!valuation || valuation.soldCount < LEAST_SALES) return null;
  const { lowCents, medianCents, highCents, soldCount } = valuation;
  return { lowCents, medianCents, highCents, salesCount: soldCount };
}

/** What a portfolio was worth at the end of each month. */
export function portfolioValues(
  items: readonly Valued[],
  months: readonly string[],
  sources: ValueSources,
): readonly MonthlyValue[] {
  return months.map((month) => {
    const owned = items.filter(({ since }) => since <= month);
    const compared = owned.map((item) => valueOf(item, month, sources)?.medianCents);
    return {
      month,
      cents: owned.reduce((sum, { acquiredCents }, index) => sum + (compared[index] ?? acquiredCents ?? 0), 0),
      comparedCount: compared.filter((cents) => cents !== undefined).length,
      itemCount: owned.length,
    };
  });
}
