import type { CartOrder, PricedCart, PricedLineItem } from './cart.model.ts';

const money = (amountCents: number) => ({ amountCents });

/** What a test says of a line; everything else is made up. */
export interface LineItemSpec {
  readonly id: string;
  readonly title?: string;
  readonly unitCents?: number;
  readonly quantity?: number;
  readonly stock?: number;
  readonly notes?: string | null;
}

/** A line as the API answers it. */
export function lineItemOf({
  id,
  title = `Guitar ${id}`,
  unitCents = 100_000,
  quantity = 1,
  stock = 1,
  notes = null,
}: LineItemSpec): PricedLineItem {
  return {
    id,
    quantity,
    allowCartNotes: true,
    cartNotes: notes,
    unitCost: money(unitCents),
    amount: money(unitCents * quantity),
    offer: null,
    listing: {
      id: `listing-${id}`,
      isPendingSale: false,
      viewerOfferUntil: null,
      askingPrice: money(unitCents),
      item: {
        id: `item-${id}`,
        slug: `guitar-${id}`,
        title,
        subtitle: 'Red over white primer',
        backdrop: 'SONIC',
        condition: 'VERY_GOOD',
        images: [
          { id: `full-${id}`, view: 'FULL' },
          { id: `card-${id}`, view: 'CARD' },
        ],
        parentItem: null,
        variant: null,
        retail: { stockLevel: stock },
      },
    },
  };
}

/** An order of a cart with the sums of its lines. */
export function orderOf(id: string, lines: readonly PricedLineItem[], more: Partial<CartOrder> = {}): CartOrder {
  const sum = lines.reduce((total, line) => total + line.amount.amountCents, 0);
  return {
    id,
    version: 1,
    requiresShipping: true,
    localPickupOnly: false,
    shipOption: null,
    seller: { id: `seller-${id}`, displayName: 'Headstock' },
    shippingMethod: null,
    subTotal: { amountCents: sum, currency: { iso: 'USD' } },
    shippingCost: money(0),
    tax: money(0),
    extraFee: money(0),
    extraFeeDescription: null,
    discountTotal: money(0),
    total: money(sum),
    amountRemaining: money(sum),
    lineItems: lines,
    ...more,
  };
}

/** A cart of orders. */
export function cartOf(version: number, ...orders: readonly CartOrder[]): PricedCart {
  return { version, orders };
}
