import type { Condition } from '#api/modules/catalog/tables.ts';

/** A sale from which the market is learned. */
export type MarketSale = {
  readonly id: string;
  readonly modelKey: string;
  readonly year: number | null;
  readonly condition: Condition;
  readonly cents: number;
  readonly soldAt: Date;
};

/** What the condition of an instrument and the time of a sale do to its price. Logarithms, so that they add. */
export type Market = {
  /** Against excellent. */
  readonly condition: Readonly<Record<Condition, number>>;
  /** Growth of prices in a year. */
  readonly growth: number;
};

/** What the trade reckons with, until there are enough sales of a condition. */
const usual: Readonly<Record<Condition, number>> = {
  NEW: Math.log(1.2),
  MINT: Math.log(1.15),
  EXCELLENT: 0,
  VERY_GOOD: Math.log(0.88),
  GOOD: Math.log(0.75),
  FAIR: Math.log(0.6),
  PROJECT: Math.log(0.45),
};
/** So many sales say as much as what is usual. */
const TRUST = 8;
/** Sales that lie closer together in time say nothing of growth: so many squared years as much as none. */
const TRUST_YEARS = 20;
const ROUNDS = 4;
const YEAR_MS = 365.25 * 86_400_000;
/** Nothing doubles or halves in two years; more than this is an accident of few sales. */
const MOST_GROWTH = 0.25;

/** The market before any sale. */
export const usualMarket: Market = { condition: usual, growth: 0 };

/** Years from a moment to another. */
export const yearsBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / YEAR_MS;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Learns from sales what condition and time do to a price: sales of one model and year are compared with each other alone, so that
 * dear models do not pass for dear conditions. Conditions with few sales stay near what is usual.
 */
export function learnMarket(sales: readonly MarketSale[]): Market {
  const last = new Date(Math.max(0, ...sales.map(({ soldAt }) => soldAt.getTime())));
  const groups = [...Map.groupBy(sales, ({ modelKey, year }) => `${modelKey} ${year}`).values()]
    .filter((group) => group.length > 1)
    .map((group) =>
      group.map(({ cents, condition, soldAt }) => ({
        price: Math.log(cents),
        condition,
        years: -yearsBetween(soldAt, last),
      })),
    );
  const condition = { ...usual };
  let growth = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    let [above, below] = [0, 0];
    for (const group of groups) {
      const centre = mean(group.map(({ years }) => years));
      const level = mean(group.map((sale) => sale.price - condition[sale.condition]));
      for (const sale of group) {
        above += (sale.years - centre) * (sale.price - condition[sale.condition] - level);
        below += (sale.years - centre) ** 2;
      }
    }
    growth = Math.min(MOST_GROWTH, Math.max(-MOST_GROWTH, above / (below + TRUST_YEARS)));
    const seen = new Map<Condition, number[]>();
    for (const group of groups) {
      const level = mean(group.map((sale) => sale.price - condition[sale.condition] - growth * sale.years));
      for (const sale of group) {
        const known = seen.get(sale.condition) ?? [];
        known.push(sale.price - growth * sale.years - level);
        seen.set(sale.condition, known);
      }
    }
    const base = seen.has('EXCELLENT') ? mean(seen.get('EXCELLENT') ?? []) : 0;
    for (const [key, values] of seen) {
      const trust = values.length / (values.length + TRUST);
      condition[key] = key === 'EXCELLENT' ? 0 : trust * (mean(values) - base) + (1 - trust) * usual[key];
    }
  }
  return { condition, growth };
}
