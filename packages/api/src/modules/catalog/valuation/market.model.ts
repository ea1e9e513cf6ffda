import type { Condition, OriginalitySheet } from '#api/modules/catalog/tables.ts';
import { originalityEffect } from './originality.model.ts';

/** A sale from which the market is learned. */
export type MarketSale = {
  readonly id: string;
  readonly modelKey: string;
  readonly year: number | null;
  readonly condition: Condition;
  /** Part by part what was original; nothing where nobody said. */
  readonly originality?: OriginalitySheet;
  readonly cents: number;
  readonly soldAt: Date;
};

/** What condition, originality and the time of a sale do to the price of an instrument. Logarithms, so that they add. */
export type Market = {
  /** Against excellent. */
  readonly condition: Readonly<Record<Condition, number>>;
  /** Growth of prices in a year. */
  readonly growth: number;
  /** How much originality counts, against what is usual. */
  readonly originality: number;
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
/** Sheets that differ by so much, squared and summed, say as much as what is usual. */
const TRUST_SHEETS = 0.6;
/** Sales that lie closer together in time say nothing of growth: so many squared years as much as none. */
const TRUST_YEARS = 20;
const ROUNDS = 4;
const YEAR_MS = 365.25 * 86_400_000;
/** Nothing doubles or halves in two years; more than this is an accident of few sales. */
const MOST_GROWTH = 0.25;
const MOST_ORIGINALITY = 2;

/** The market before any sale. */
export const usualMarket: Market = { condition: usual, growth: 0, originality: 1 };

/** Years from a moment to another. */
export const yearsBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / YEAR_MS;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

type Compared = {
  readonly price: number;
  readonly condition: Condition;
  readonly years: number;
  readonly sheet: number | null;
};

/** How much of the usual effect of originality the sales of one model and year show, once condition and time are taken out. */
function learnOriginality(
  groups: readonly (readonly Compared[])[],
  { condition, growth }: Pick<Market, 'condition' | 'growth'>,
): number {
  let [above, below] = [TRUST_SHEETS, TRUST_SHEETS];
  for (const group of groups) {
    const told = group.flatMap(({ sheet, price, condition: grade, years }) =>
      sheet === null ? [] : [{ sheet, left: price - condition[grade] - growth * years }],
    );
    if (told.length < 2) continue;
    const [sheets, lefts] = [mean(told.map(({ sheet }) => sheet)), mean(told.map(({ left }) => left))];
    for (const { sheet, left } of told) {
      above += (sheet - sheets) * (left - lefts);
      below += (sheet - sheets) ** 2;
    }
  }
  return Math.min(MOST_ORIGINALITY, Math.max(0, above / below));
}

/**
 * Learns from sales what condition and time do to a price: sales of one model and year are compared with each other alone, so that
 * dear models do not pass for dear conditions. Conditions with few sales stay near what is usual.
 */
export function learnMarket(sales: readonly MarketSale[]): Market {
  const last = new Date(Math.max(0, ...sales.map(({ soldAt }) => soldAt.getTime())));
  const groups = [...Map.groupBy(sales, ({ modelKey, year }) => `${modelKey} ${year}`).values()]
    .filter((group) => group.length > 1)
    .map((group) =>
      group.map(({ cents, condition, soldAt, originality, year }) => ({
        price: Math.log(cents),
        condition,
        years: -yearsBetween(soldAt, last),
        sheet: originalityEffect(originality, year),
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
  return { condition, growth, originality: learnOriginality(groups, { condition, growth }) };
}
