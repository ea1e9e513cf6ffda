import type { CartLine, CartState } from '@headstock/contracts/cart';
import { storeProfile } from '@headstock/contracts/store-profile';
import { pictureOf, toneOf } from '#catalog/features/card/card.model.ts';
import type { CartFactsFragment } from './cart.generated.ts';

type LineItem = CartFactsFragment['orders'][number]['lineItems'][number];

function lineOf(line: LineItem, orderId: string): CartLine {
  const { item, id: listingId } = line.listing;
  const pictured = item.images.length > 0 ? item : (item.parentItem ?? item);
  return {
    id: line.id,
    orderId,
    listingId,
    itemId: item.id,
    slug: item.slug,
    title: item.title,
    quantity: line.quantity,
    amountCents: line.amount.amountCents,
    imageId: pictureOf(pictured.images, 'CARD') || null,
    paper: toneOf(pictured.paper),
  };
}

/** The server's cart as the whole page knows it. Its id is the first order's. */
export function cartStateOf({ version, orders }: CartFactsFragment): CartState {
  return {
    id: orders[0]?.id ?? null,
    orderIds: orders.map(({ id }) => id),
    version,
    lines: orders.flatMap((order) => order.lineItems.map((line) => lineOf(line, order.id))),
    subTotalCents: orders.reduce((sum, { subTotal }) => sum + subTotal.amountCents, 0),
    currency: orders[0]?.subTotal.currency.iso ?? storeProfile.currency,
    loading: false,
  };
}
