import type { CartState } from '@headstock/contracts/cart';

/** What became of a guest's cart at signing in. */
export type CartMerge =
  /** There is nothing to say: one of the carts was empty. */
  | { readonly kind: 'unnoticed' }
  /** Something of the guest's is not in the account's cart. */
  | { readonly kind: 'failed' }
  /** Both are one now, with so many lines; `capped` where less is in stock than the guest had wanted. */
  | { readonly kind: 'merged'; readonly count: number; readonly capped: boolean };

/** Compares the cart before signing in with the one that the server made of it. */
export function compareCarts(guest: CartState, merged: CartState): CartMerge {
  const after = new Map(merged.lines.map((line) => [line.listingId, line]));
  if (!guest.lines.every((line) => after.has(line.listingId))) return { kind: 'failed' };
  const before = new Set(guest.lines.map((line) => line.listingId));
  if (guest.lines.length === 0 || merged.lines.every((line) => before.has(line.listingId)))
    return { kind: 'unnoticed' };
  const capped = guest.lines.some((line) => (after.get(line.listingId)?.quantity ?? 0) < line.quantity);
  return { kind: 'merged', count: merged.lines.length, capped };
}
