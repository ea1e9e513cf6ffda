import type { CartLineItemPartsFragment, CartOrderPartsFragment, CartPartsFragment } from './cart.generated.ts';

/** The whole cart as the server priced it. */
export type PricedCart = CartPartsFragment;
/** One seller's part of a cart. */
export type CartOrder = CartOrderPartsFragment;
/** One line item of a cart's order. */
export type PricedLineItem = CartLineItemPartsFragment;

/** How many of a line item are in stock; 0 when it is sold out. */
export function stockOf(line: PricedLineItem): number {
  return line.listing.item.retail.stockLevel ?? 0;
}

/** Line items that are sold out, each with its order. */
export function soldOutLineItems(cart: PricedCart): { readonly orderId: string; readonly line: PricedLineItem }[] {
  return cart.orders.flatMap((order) =>
    order.lineItems.filter((line) => stockOf(line) <= 0).map((line) => ({ orderId: order.id, line })),
  );
}

/** Whether `next` is an older state of an order of the known cart: the answer to an earlier request that arrived late. */
export function isOutdated(known: PricedCart | null, next: PricedCart): boolean {
  const ids = new Set(known?.orders.map((order) => order.id));
  return known !== null && next.version < known.version && next.orders.some((order) => ids.has(order.id));
}
