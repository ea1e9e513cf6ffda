import type { CartState } from '@headstock/contracts/cart';

/** What happened to a guest's cart on signing in. */
export type CartMerge =
  /** Nothing to report: one of the carts was empty. */
  | { readonly kind: 'unnoticed' }
  /** Something of the guest's cart is missing from the account's cart. */
  | { readonly kind: 'failed' }
  /** The carts were merged into `count` line items; `capped` if a quantity was lowered to the stock. */
  | { readonly kind: 'merged'; readonly count: number; readonly capped: boolean };

/** Compares the cart before signing in with the server's cart after it. */
export function compareCarts(guest: CartState, merged: CartState): CartMerge {
  const after = new Map(merged.lines.map((line) => [line.listingId, line]));
  if (!guest.lines.every((line) => after.has(line.listingId))) return { kind: 'failed' };
  const before = new Set(guest.lines.map((line) => line.listingId));
  if (guest.lines.length === 0 || merged.lines.every((line) => before.has(line.listingId)))
    return { kind: 'unnoticed' };
  const capped = guest.lines.some((line) => (after.get(line.listingId)?.quantity ?? 0) < line.quantity);
  return { kind: 'merged', count: merged.lines.length, capped };
}
