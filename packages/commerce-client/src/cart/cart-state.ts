import { emptyCart, type CartLine, type CartState } from '@headstock/contracts/cart';
import { pictureOf } from '../item/item-picture.ts';
import type { CartStatePartsFragment } from './cart.generated.ts';

type StateLineItem = CartStatePartsFragment['orders'][number]['lineItems'][number];

function toLine(orderId: string, { id, quantity, amount, listing }: StateLineItem): CartLine {
  const { item } = listing;
  return {
    id,
    orderId,
    listingId: listing.id,
    itemId: item.id,
    slug: item.slug,
    title: item.title,
    quantity,
    amountCents: amount.amountCents,
    imageId: pictureOf(item),
    backdrop: item.backdrop.toLowerCase(),
  };
}

/** The cart in the shape of the bus, which every remote reads. Orders without line items are left out. */
export function toCartState(cart: CartStatePartsFragment): CartState {
  const orders = cart.orders.filter((order) => order.lineItems.length > 0);
  return {
    id: orders[0]?.id ?? null,
    orderIds: orders.map((order) => order.id),
    version: cart.version,
    lines: orders.flatMap((order) => order.lineItems.map((line) => toLine(order.id, line))),
    subTotalCents: orders.reduce((sum, order) => sum + order.subTotal.amountCents, 0),
    currency: orders[0]?.subTotal.currency.iso ?? emptyCart.currency,
    loading: false,
  };
}
