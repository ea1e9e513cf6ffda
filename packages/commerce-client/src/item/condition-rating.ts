import type { Condition } from '../cart/cart.generated.ts';

const ratings = { NEW: 0, PROJECT: 1, FAIR: 2, GOOD: 3, VERY_GOOD: 4, EXCELLENT: 5, MINT: 6 } as const satisfies Record<
  Condition,
  number
>;

/** The rating of a condition: Project 1 to Mint 6, New 0. */
export const ratingOf = (condition: Condition): (typeof ratings)[Condition] => ratings[condition];
