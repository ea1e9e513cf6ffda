import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { preloadCart, type PreloadedCart } from '@headstock/commerce-client/cart-cache';
import { CartLinkedDraftDocument } from '#mfe-cart-checkout/features/draft-order/draft-order.generated.ts';
import type { LinkedOrder } from '#mfe-cart-checkout/features/draft-order/linked-order.ts';

/** What the cart page shows. */
export interface CartPageData {
  readonly cart: PreloadedCart;
  /** Null where the address leads to no order. */
  readonly linked: LinkedOrder | null;
}

/** The visitor's own cart, and the order of a link. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<CartPageData> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal };
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('order');
  const key = searchParams.get('key') ?? '';
  const [cart, answer] = await Promise.all([
    preloadCart(client, options),
    id === null ? null : client.query(CartLinkedDraftDocument, { id, key }, options),
  ]);
  if (!answer) return { cart, linked: null };
  const isOwn = cart.data.cart.orders.some((order) => order.id === answer.order?.id);
  const isWaiting = answer.order?.shared === true && answer.order.draftedBy !== null;
  return { cart, linked: isOwn ? null : { order: isWaiting ? answer.order : null, key } };
}
