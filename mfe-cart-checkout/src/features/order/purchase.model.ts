import type { TrackedOrder } from '@headstock/contracts/tracking';
import type { OrderPageQuery } from './order.generated.ts';

/** What of an order the count of purchases is told. */
export type PurchasedOrder = Pick<
  NonNullable<OrderPageQuery['order']>,
  | 'id'
  | 'number'
  | 'completedAt'
  | 'analyticsShown'
  | 'shared'
  | 'subTotal'
  | 'total'
  | 'tax'
  | 'shippingCost'
  | 'lineItems'
>;

/** The purchase to be counted; null for an order that is not placed, was told before, or is somebody else's. */
export function purchaseOf(order: PurchasedOrder): TrackedOrder | null {
  if (!order.completedAt || order.analyticsShown || order.shared) return null;
  return {
    id: order.id,
    number: order.number ?? '',
    currency: order.subTotal.currency.iso,
    totalCents: order.total.amountCents,
    taxCents: order.tax.amountCents,
    shippingCents: order.shippingCost.amountCents,
    lines: order.lineItems.map(({ quantity, unitCost, listing }) => ({
      itemId: listing.item.id,
      listingId: listing.id,
      title: listing.item.title,
      quantity,
      amountCents: unitCost.amountCents,
    })),
  };
}
