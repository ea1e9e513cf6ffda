import { type ListingDocument, originalityParts } from '@headstock/contracts/listing-document';

/** What comparables cost, from the lowest to the highest, and where most of them are; null without any. */
export interface Spread {
  readonly lowest: number;
  readonly highest: number;
  /** The middle half of them, where there are enough to tell. */
  readonly middle: readonly [from: number, to: number] | null;
}

/** From so many on there is a middle half worth naming. */
export const ENOUGH = 5;

/** The spread of prices in cents. It is never one number: what an instrument is worth, its seller decides. */
export function spreadOf(prices: readonly number[]): Spread | null {
  const sorted = prices.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
  if (sorted.length === 0) return null;
  return { lowest: at(0), highest: at(1), middle: sorted.length < ENOUGH ? null : [at(0.25), at(0.75)] };
}

/** What guidance on the price depends on, as it is written at the moment. */
export const guidanceOf = ({
  brand,
  model,
  yearFrom: year,
  priceCents,
  condition,
  originality,
}: Pick<ListingDocument, 'brand' | 'model' | 'yearFrom' | 'priceCents' | 'condition' | 'originality'>) => ({
  brand,
  model,
  year,
  priceCents: priceCents ?? 0,
  condition,
  originality: originalityParts.flatMap((part) => {
    const state = originality[part];
    return state ? [{ part, state }] : [];
  }),
});
