import type { Valuation } from '#api/modules/catalog/index.ts';

/** What is to be done with the price of an instrument that does not sell; see the schema's `PriceAdvice`. */
export type PriceAdvice = 'LOWER' | 'FAIR' | 'THIN' | 'UNKNOWN' | 'FLOOR';

/** What is known of an instrument for sale. Whole cents. */
export type PricedInstrument = {
  readonly askingCents: number;
  readonly ageDays: number;
  /** The lowest price that its consignor agreed to. */
  readonly floorCents: number | null;
};

/** A price that is suggested, and why; the price is null where none is. */
export type PriceStep = { readonly advice: PriceAdvice; readonly cents: number | null };

/** Nobody who has watched it is to feel cheated: a step takes off at most this much. */
const LARGEST_STEP = 0.15;
/** Nearer to what others sold for than this, the price is not why it does not sell. */
const NEAR_ENOUGH = 0.03;

/** Which part of the way to what others sold for is gone at once, by how long it has been for sale. */
const wayGone = (ageDays: number): number => (ageDays > 365 ? 1 : ageDays > 180 ? 1 / 2 : 1 / 3);

/** Prices as the shop writes them: whole dollars, from 1,000.00 on in fives, from 10,000.00 on in fifties. */
function rounded(cents: number): number {
  const unit = cents >= 1_000_000 ? 5_000 : cents >= 100_000 ? 500 : 100;
  return Math.round(cents / unit) * unit;
}

/**
 * The next step of a price towards what others of the model sold for: a third of the way, half of it after half a year, all of it after a
 * year, at most 15 % at once and never below the floor. None where fewer than five comparables say what that is, or the price is near it.
 */
export function nextPrice(
  { askingCents, ageDays, floorCents }: PricedInstrument,
  valuation: Valuation | null,
): PriceStep {
  if (!valuation) return { advice: 'UNKNOWN', cents: null };
  if (valuation.isThin) return { advice: 'THIN', cents: null };
  if (askingCents <= valuation.medianCents * (1 + NEAR_ENOUGH)) return { advice: 'FAIR', cents: null };
  const stepped = askingCents - (askingCents - valuation.medianCents) * wayGone(ageDays);
  const kept = Math.max(stepped, askingCents * (1 - LARGEST_STEP), floorCents ?? 0);
  const cents = Math.max(rounded(kept), floorCents ?? 0);
  return cents < askingCents ? { advice: 'LOWER', cents } : { advice: 'FLOOR', cents: null };
}
