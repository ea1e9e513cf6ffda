import { comparablesOf, indexSales, type KnownSale, learnValuation } from './learn-valuation.model.ts';
import { valueInstrument } from './valuation.model.ts';

/** A past sale with its instrument, as far as its serial number tells two of one. */
export type InstrumentSale = KnownSale & { readonly instrument: string };

/** How well later sales were told by earlier ones alone. Shares: 0.1 for a tenth. */
export type PastError = {
  /** Sales that were valued, and the day of the first. */
  readonly sales: number;
  readonly from: Date;
  /** Half of the prices were told better than this. */
  readonly medianError: number;
  /** Sales that ended within their range. */
  readonly held: number;
};

/** The newest fifth is held out. */
const HELD_OUT = 0.2;
/** So many are valued at most, the newest, and fewer than so many say nothing. */
const MOST = 600;
const LEAST = 30;

/**
 * Splits sales by time: the newest fifth, and the older ones. An instrument that was sold in both parts is left out of the older part, so
 * that nothing is told by itself.
 */
export function holdOut<Sale extends InstrumentSale>(
  sales: readonly Sale[],
): { readonly from: Date; readonly older: readonly Sale[]; readonly heldOut: readonly Sale[] } {
  const sorted = sales.toSorted((a, b) => a.soldAt.getTime() - b.soldAt.getTime());
  const from = sorted[Math.floor(sorted.length * (1 - HELD_OUT))]?.soldAt ?? new Date(0);
  const heldOut = sorted.filter(({ soldAt }) => soldAt >= from);
  const seen = new Set(heldOut.map(({ instrument }) => instrument));
  const older = sorted.filter(({ soldAt, instrument }) => soldAt < from && !seen.has(instrument));
  return { from, older, heldOut };
}

/** The middle of some values; NaN of none. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below = Number.NaN, above = below] =
    sorted.length % 2 === 1 ? [sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return (below + above) / 2;
}

/** How far a price that was told is from the one that was paid, as a share of that. */
export const errorOf = (toldCents: number, cents: number): number => Math.abs(toldCents / cents - 1);

/** Values the newest sales from older ones alone, and says how well that went; null where too few can be valued. */
export function pastErrorOf(sales: readonly InstrumentSale[]): PastError | null {
  const { older, heldOut } = holdOut(sales);
  const basis = learnValuation(older);
  const index = indexSales(older);
  const told = heldOut.slice(-MOST).flatMap((sale) => {
    const valued = valueInstrument(sale, comparablesOf(sale, index), basis, sale.soldAt);
    return valued === null ? [] : [{ sale, valued }];
  });
  const [first] = told;
  if (!first || told.length < LEAST) return null;
  const held = told.filter(({ sale, valued }) => valued.lowCents <= sale.cents && sale.cents <= valued.highCents);
  return {
    sales: told.length,
    from: first.sale.soldAt,
    medianError: medianOf(told.map(({ sale, valued }) => errorOf(valued.medianCents, sale.cents))),
    held: held.length / told.length,
  };
}
