import { emptyCart, type CartLine, type CartState } from './cart.ts';

interface Pictures {
  readonly images: readonly { readonly id: string; readonly view: string | null }[];
}

/** What a slice must ask of an item that lies in the cart. */
export interface ServedItem extends Pictures {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly backdrop: string;
  readonly parentItem: Pictures | null;
}

/** What a slice must ask of the server's cart to tell the others of it. */
export interface ServedCart {
  readonly version: number;
  readonly orders: readonly {
    readonly id: string;
    readonly subTotal: { readonly amountCents: number; readonly currency: { readonly iso: string } };
    readonly lineItems: readonly ServedLine[];
  }[];
}

interface ServedLine {
  readonly id: string;
  readonly quantity: number;
  readonly amount: { readonly amountCents: number };
  readonly listing: { readonly id: string; readonly item: ServedItem };
}

/** The picture of an item: its own card view, else its parent's, else any. Null when nothing was photographed. */
export function pictureOf({ images, parentItem }: Pick<ServedItem, 'images' | 'parentItem'>): string | null {
  const all = images.length > 0 ? images : (parentItem?.images ?? []);
  return (all.find(({ view }) => view === 'CARD') ?? all[0])?.id ?? null;
}

function toLine(orderId: string, { id, quantity, amount, listing }: ServedLine): CartLine {
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

/** The server's cart in the shape that slices share; orders without lines count for nothing. */
export function toCartState(cart: ServedCart): CartState {
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
