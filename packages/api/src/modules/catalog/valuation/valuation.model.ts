import type { Condition, OriginalitySheet } from '#api/modules/catalog/tables.ts';
import { type Market, yearsBetween } from './market.model.ts';
import { originalityEffect } from './originality.model.ts';

/** What is valued. Without a year, a condition or a word on originality, others count as they are. */
export type Subject = {
  readonly year: number | null;
  readonly condition: Condition | null;
  readonly originality?: OriginalitySheet;
};

/** How near a comparable is: of the same model, of the same maker and kind, or of the kind alone. */
export type Nearness = 'model' | 'maker' | 'kind';

/** Another instrument: sold, or for sale at this moment. */
export type Comparable = {
  readonly id: string;
  readonly kind: 'SOLD' | 'LIVE';
  readonly nearness: Nearness;
  readonly year: number | null;
  readonly condition: Condition;
  /** Part by part what is original; nothing where nobody said. */
  readonly originality?: OriginalitySheet;
  readonly cents: number;
  /** When it was sold, or listed. */
  readonly at: Date;
};

/** A comparable with what it would cost in the condition and originality and at the moment of the subject, and how much it counts, 0 to 1. */
export type WeighedComparable = Comparable & { readonly adjustedCents: number; readonly weight: number };

/** How far from a valuation prices end: the tenth and the ninetieth part, as logarithms. */
export type Spread = { readonly low: number; readonly high: number };

/** Spreads by how near the comparables are and by whether there are fewer than five. */
export type Spreads = Readonly<Record<`${Nearness} ${'many' | 'thin'}`, Spread>>;

/** What an instrument would fetch. */
export type Valuation = {
  readonly lowCents: number;
  readonly medianCents: number;
  readonly highCents: number;
  /** Those that count, the heaviest first. */
  readonly comparables: readonly WeighedComparable[];
  readonly soldCount: number;
  readonly liveCount: number;
  /** How near the farthest of them are. */
  readonly nearness: Nearness;
  /** Fewer than five comparables: the range is wider, and says little. */
  readonly isThin: boolean;
};

/** Below this the data is thin. */
export const ENOUGH = 5;
/** So many comparables count at most. */
export const MOST = 24;
/** Model years apart at which a comparable counts a third. */
const YEARS_APART = 4;
/** Years ago at which a sale counts a third. */
const YEARS_AGO = 6;
/** Sellers ask for more than they get, and nobody has agreed to it. */
const ASKED = { discount: Math.log(0.94), weight: 0.4 };
const LEAST_OF_MODEL = 2;
/** Rough ranges for a shop that has sold nothing from which to learn its own. */
export const usualSpreads: Spreads = {
  'model many': { low: -0.2, high: 0.2 },
  'model thin': { low: -0.35, high: 0.35 },
  'maker many': { low: -0.5, high: 0.5 },
  'maker thin': { low: -0.6, high: 0.6 },
  'kind many': { low: -0.9, high: 0.9 },
  'kind thin': { low: -1, high: 1 },
};

/** What the two sheets do to the price; nothing where one of them is not told. */
function originalityBetween(subject: Subject, comparable: Comparable, market: Market): number {
  const own = originalityEffect(subject.originality, subject.year);
  const other = originalityEffect(comparable.originality, comparable.year);
  return own === null || other === null ? 0 : market.originality * (own - other);
}

/** What brings the price of a comparable to the subject and the moment, as a logarithm, and how much it counts, 0 to 1. */
export function effectOf(
  subject: Subject,
  comparable: Comparable,
  market: Market,
  at: Date,
): { readonly effect: number; readonly weight: number } {
  const years = Math.max(0, yearsBetween(comparable.at, at));
  const condition =
    subject.condition === null ? 0 : market.condition[subject.condition] - market.condition[comparable.condition];
  const isAsked = comparable.kind === 'LIVE';
  const time = isAsked ? ASKED.discount : market.growth * years;
  const apart = subject.year === null || comparable.year === null ? 2 : Math.abs(subject.year - comparable.year);
  const originality = originalityBetween(subject, comparable, market);
  const unlike = Math.abs(condition) + Math.abs(originality);
  return {
    effect: condition + originality + time,
    weight:
      Math.exp(-apart / YEARS_APART) * (isAsked ? ASKED.weight : Math.exp(-years / YEARS_AGO)) * Math.exp(-unlike / 2),
  };
}

function weigh(subject: Subject, comparable: Comparable, market: Market, at: Date): WeighedComparable {
  const { effect, weight } = effectOf(subject, comparable, market, at);
  return { ...comparable, adjustedCents: Math.round(comparable.cents * Math.exp(effect)), weight };
}

type Weighed = Pick<WeighedComparable, 'adjustedCents' | 'weight'>;

/** The value below and above which half of the weight lies, between its two neighbours in the logarithm. `sorted` is in the order of its cents. */
export function weighedMedian(sorted: readonly Weighed[]): number {
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let before = 0;
  let previous: { readonly centre: number; readonly cents: number } | undefined;
  for (const { adjustedCents: cents, weight } of sorted) {
    const centre = before + weight / 2;
    if (centre >= half) {
      if (!previous || centre === previous.centre) return cents;
      const share = (half - previous.centre) / (centre - previous.centre);
      const from = Math.log(previous.cents);
      return Math.round(Math.exp(from + share * (Math.log(cents) - from)));
    }
    previous = { centre, cents };
    before += weight;
  }
  return sorted.at(-1)?.adjustedCents ?? 0;
}

/** A median with the range that held four out of five sales. */
export const rangeAround = (
  medianCents: number,
  { low, high }: Spread,
): Pick<Valuation, 'lowCents' | 'medianCents' | 'highCents'> => ({
  lowCents: Math.round(medianCents * Math.exp(low)),
  medianCents,
  highCents: Math.round(medianCents * Math.exp(high)),
});

/** The comparables that are near enough: of the model alone where there are two, which say more than many of the kind; else wider, until there are five. */
function nearEnough(all: readonly Comparable[]): {
  readonly nearness: Nearness;
  readonly chosen: readonly Comparable[];
} {
  const of = (nearness: Nearness): Comparable[] => all.filter((comparable) => comparable.nearness === nearness);
  const model = of('model');
  if (model.length >= LEAST_OF_MODEL) return { nearness: 'model', chosen: model };
  const maker = [...model, ...of('maker')];
  if (maker.length >= ENOUGH) return { nearness: 'maker', chosen: maker };
  const kind = [...maker, ...of('kind')];
  if (kind.length > maker.length) return { nearness: 'kind', chosen: kind };
  return { nearness: maker.length > model.length ? 'maker' : 'model', chosen: maker };
}

/**
 * What an instrument would fetch at a moment, by others of its kind: each is brought to its condition, its originality and that moment, near years and
 * late sales count for more, and the median is told with a range that held four out of five sales. Null where there is nothing to compare.
 */
export function valueInstrument(
  subject: Subject,
  comparables: readonly Comparable[],
  { market, spreads }: { readonly market: Market; readonly spreads: Spreads },
  at: Date,
): Valuation | null {
  const { nearness, chosen } = nearEnough(
    comparables.filter((comparable) => comparable.at <= at && comparable.cents > 0),
  );
  const weighed = chosen
    .map((comparable) => weigh(subject, comparable, market, at))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST);
  if (weighed.length === 0) return null;
  const medianCents = weighedMedian(weighed.toSorted((a, b) => a.adjustedCents - b.adjustedCents));
  const isThin = weighed.length < ENOUGH;
  const soldCount = weighed.filter(({ kind }) => kind === 'SOLD').length;
  return {
    ...rangeAround(medianCents, spreads[`${nearness} ${isThin ? 'thin' : 'many'}`]),
    comparables: weighed,
    soldCount,
    liveCount: weighed.length - soldCount,
    nearness,
    isThin,
  };
}
