import type { ModelValue } from '#api/modules/catalog/index.ts';

/** What matters of an instrument for its value. */
export type Valued = {
  readonly modelKey: string | null;
  readonly acquiredCents: number | null;
  /** `2026-11`: the month since which it counts. */
  readonly since: string;
};

/** What an instrument would fetch by the sales of its model. */
export type ItemValue = Pick<ModelValue, 'lowCents' | 'medianCents' | 'highCents' | 'salesCount'>;

/** What a portfolio was worth at the end of a month. */
export type MonthlyValue = {
  readonly month: string;
  /** The medians of the models, and what was paid for instruments that nothing can be compared with. */
  readonly cents: number;
  /** How many instruments had sales to compare. */
  readonly comparedCount: number;
  readonly itemCount: number;
};

/** So few sales say nothing about a price. */
const LEAST_SALES = 3;

/** Values that rest on enough sales, by model and month. */
function byModelAndMonth(values: readonly ModelValue[]): (modelKey: string, month: string) => ModelValue | undefined {
  const enough = values.filter(({ salesCount }) => salesCount >= LEAST_SALES);
  const known = new Map(enough.map((value) => [`${value.modelKey} ${value.month}`, value]));
  return (modelKey, month) => known.get(`${modelKey} ${month}`);
}

/** The value of an instrument in a month; null where too few of its model were sold to say. */
export function valueOf(item: Valued, month: string, values: readonly ModelValue[]): ItemValue | null {
  return (item.modelKey === null ? undefined : byModelAndMonth(values)(item.modelKey, month)) ?? null;
}

/** What a portfolio was worth at the end of each month. */
export function portfolioValues(
  items: readonly Valued[],
  months: readonly string[],
  values: readonly ModelValue[],
): readonly MonthlyValue[] {
  const find = byModelAndMonth(values);
  return months.map((month) => {
    const owned = items.filter(({ since }) => since <= month);
    const compared = owned.map(({ modelKey }) => (modelKey === null ? undefined : find(modelKey, month)?.medianCents));
    return {
      month,
      cents: owned.reduce((sum, { acquiredCents }, index) => sum + (compared[index] ?? acquiredCents ?? 0), 0),
      comparedCount: compared.filter((cents) => cents !== undefined).length,
      itemCount: owned.length,
    };
  });
}
