import { emptyCart, type CartState } from '@headstock/contracts/cart';
import type { SignedInCartQuery } from './session.generated.ts';

type Order = SignedInCartQuery['cart']['orders'][number];
type Item = Order['lineItems'][number]['listing']['item'];

/** Its own picture on the card, else its parent's, else any. */
function pictureOf(item: Item): string | null {
  const images = item.images.length > 0 ? item.images : (item.parentItem?.images ?? []);
  return (images.find((image) => image.view === 'CARD') ?? images[0])?.id ?? null;
}

function toLines(order: Order): CartState['lines'] {
  return order.lineItems.map(({ id, quantity, amount, listing: { id: listingId, item } }) => ({
    id,
    orderId: order.id,
    listingId,
    itemId: item.id,
    slug: item.slug,
    title: item.title,
    quantity,
    amountCents: amount.amountCents,
    imageId: pictureOf(item),
    paper: item.paper.toLowerCase(),
  }));
}

/** The server's cart in the shape that slices share; orders without lines count for nothing. */
export function toCart(cart: SignedInCartQuery['cart']): CartState {
  const orders = cart.orders.filter((order) => order.lineItems.length > 0);
  return {
    id: orders[0]?.id ?? null,
    orderIds: orders.map((order) => order.id),
    version: cart.version,
    lines: orders.flatMap(toLines),
    subTotalCents: orders.reduce((sum, order) => sum + order.subTotal.amountCents, 0),
    currency: orders[0]?.subTotal.currency.iso ?? emptyCart.currency,
    loading: false,
  };
}
