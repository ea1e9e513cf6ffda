import type { CartOrder, PricedLineItem } from '@headstock/commerce-client/cart';

/** “Ink, L”: what tells a variant from its siblings; empty for items without variants. */
export function variantOf(item: PricedLineItem['listing']['item']): string {
  return (item.variant?.fields ?? []).map((field) => field.value).join(', ');
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
