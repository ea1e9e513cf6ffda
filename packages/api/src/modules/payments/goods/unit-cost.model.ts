/** Pieces in stock, and what all of them cost together. Whole cents. */
export type OnHand = { readonly quantity: number; readonly costCents: number };

/**
 * What leaves the stock when pieces are sold: at their average cost, the last of them with all that is left. Pieces beyond those whose cost
 * is known leave at none.
 */
export function takeOut({ quantity, costCents }: OnHand, wanted: number): OnHand {
  const taken = Math.min(quantity, wanted);
  if (taken === 0) return { quantity: 0, costCents: 0 };
  return { quantity: taken, costCents: taken === quantity ? costCents : Math.round((costCents * taken) / quantity) };
}
