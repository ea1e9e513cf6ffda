import type { BackdropTone } from '@headstock/ui/backdrop-tone';
import type { CartLineItemPartsFragment, CartOrderPartsFragment, CartPartsFragment } from './cart.generated.ts';

/** The whole cart as the server priced it. */
export type PricedCart = CartPartsFragment;
/** One seller's part of a cart. */
export type CartOrder = CartOrderPartsFragment;
/** One line of a cart's order. */
export type PricedLineItem = CartLineItemPartsFragment;

const backdrops: Readonly<Record<PricedLineItem['listing']['item']['backdrop'], BackdropTone>> = {
  SURF: 'surf',
  SHELL: 'shell',
  SONIC: 'sonic',
  BUTTER: 'butter',
  FOG: 'fog',
};

/** The backdrop that an item is shown on everywhere. */
export function backdropOf(item: PricedLineItem['listing']['item']): BackdropTone {
  return backdrops[item.backdrop];
}

/** “Ink, L”: what tells a variant from its siblings; empty for things without variants. */
export function variantOf(item: PricedLineItem['listing']['item']): string {
  return (item.variant?.fields ?? []).map((field) => field.value).join(', ');
}

/** The item's page, relative to the language root. */
export function pathOf(item: { readonly slug: string; readonly id: string }): string {
  return `/shop/${item.slug}/${item.id}`;
}

/** How many of a line can be had; 0 when it is sold out. */
export function stockOf(line: PricedLineItem): number {
  return line.listing.item.retail.stockLevel ?? 0;
}

/** An answer that was overtaken: it speaks of an order of the known cart, but of an older state of it. */
export function isOutdated(known: PricedCart | null, next: PricedCart): boolean {
  const ids = new Set(known?.orders.map((order) => order.id));
  return known !== null && next.version < known.version && next.orders.some((order) => ids.has(order.id));
}

/** Lines that nobody can have any more, with the order they are in. */
export function soldOutLineItems(cart: PricedCart): { readonly orderId: string; readonly line: PricedLineItem }[] {
  return cart.orders.flatMap((order) =>
    order.lineItems.filter((line) => stockOf(line) <= 0).map((line) => ({ orderId: order.id, line })),
  );
}

/** How many things are in the orders. */
export function itemCount(orders: readonly CartOrder[]): number {
  return orders.reduce((sum, order) => sum + order.lineItems.reduce((lines, line) => lines + line.quantity, 0), 0);
}

type MoneyField = 'subTotal' | 'shippingCost' | 'tax' | 'extraFee' | 'discountTotal' | 'total' | 'amountRemaining';

/** One kind of amount over all orders, in cents. */
export function sumOf(orders: readonly Pick<CartOrder, MoneyField>[], field: MoneyField): number {
  return orders.reduce((sum, order) => sum + order[field].amountCents, 0);
}
