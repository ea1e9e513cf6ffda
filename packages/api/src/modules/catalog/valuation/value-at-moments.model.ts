import { type Market, yearsBetween } from './market.model.ts';
import {
  type Comparable,
  effectOf,
  ENOUGH,
  MOST,
  rangeAround,
  type Spreads,
  type Subject,
  type Valuation,
  weighedMedian,
} from './valuation.model.ts';

/** What an instrument would fetch at a moment, and by how many sales. */
export type MomentValue = Pick<Valuation, 'lowCents' | 'medianCents' | 'highCents' | 'soldCount'>;

/** A sale as it counts at the last of the moments. */
type Ranked = {
  readonly soldAt: number;
  /** In the condition of the subject, at the last moment; not rounded. */
  readonly price: number;
  readonly weight: number;
  /** 0 for the heaviest. */
  readonly rank: number;
};

/** The sales up to a moment, the heaviest first. */
function rank(subject: Subject, sales: readonly Comparable[], market: Market, last: Date): readonly Ranked[] {
  const weighed: Omit<Ranked, 'rank'>[] = [];
  for (const sale of sales) {
    if (sale.at > last || sale.cents <= 0) continue;
    const { effect, weight } = effectOf(subject, sale, market, last);
    weighed.push({ soldAt: sale.at.getTime(), price: sale.cents * Math.exp(effect), weight });
  }
  return weighed
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ soldAt, price, weight }, at) => ({ soldAt, price, weight, rank: at }));
}

/** The rank of the last sale up to a moment that counts. */
function lastRank(ranked: readonly Ranked[], until: number): number {
  let count = 0;
  for (const sale of ranked) {
    if (sale.soldAt <= until) count += 1;
    if (count === MOST) return sale.rank;
  }
  return ranked.length;
}

/**
 * What an instrument would fetch at each of several moments by sales of its model alone, as `valueInstrument` says it for each; null for a
 * moment before all of them. As time goes by all sales lose weight in the same proportion and gain the same growth, so that they are
 * weighed and put in order once for all moments: a year of months costs little more than one.
 */
export function valueAtMoments(
  subject: Subject,
  sales: readonly Comparable[],
  { market, spreads }: { readonly market: Market; readonly spreads: Spreads },
  moments: readonly Date[],
): readonly (MomentValue | null)[] {
  const last = new Date(Math.max(...moments.map((at) => at.getTime())));
  const ranked = rank(subject, sales, market, last);
  const byPrice = ranked.toSorted((a, b) => a.price - b.price);
  return moments.map((at) => {
    const until = at.getTime();
    const growth = Math.exp(-market.growth * yearsBetween(at, last));
    const most = lastRank(ranked, until);
    const counted: { readonly adjustedCents: number; readonly weight: number }[] = [];
    for (const { soldAt, price, weight, rank: place } of byPrice)
      if (soldAt <= until && place <= most) counted.push({ adjustedCents: Math.round(price * growth), weight });
    const soldCount = counted.length;
    if (soldCount === 0) return null;
    const spread = spreads[soldCount < ENOUGH ? 'model thin' : 'model many'];
    return { ...rangeAround(weighedMedian(counted), spread), soldCount };
  });
}
