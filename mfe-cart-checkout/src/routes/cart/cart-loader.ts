import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { CartContentsDocument } from '#mfe-cart-checkout/features/cart/cart.generated.ts';
import type { PricedCart } from '#mfe-cart-checkout/features/cart/cart.model.ts';
import { CartLinkedDraftDocument } from '#mfe-cart-checkout/features/draft-order/draft-order.generated.ts';
import type { LinkedOrder } from '#mfe-cart-checkout/features/draft-order/linked-order.ts';

/** What the cart page shows. */
export interface CartPageData {
  readonly cart: PricedCart;
  /** Null where the address leads to no order. */
  readonly linked: LinkedOrder | null;
}

/** The visitor's own cart: a dead or foreign id cannot be asked for, so it can never fail the page. With it the order of a link. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<CartPageData> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal };
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('order');
  const key = searchParams.get('key') ?? '';
  const [{ cart }, answer] = await Promise.all([
    client.query(CartContentsDocument, {}, options),
    id === null ? null : client.query(CartLinkedDraftDocument, { id, key }, options),
  ]);
  if (!answer) return { cart, linked: null };
  const isOwn = cart.orders.some((order) => order.id === answer.order?.id);
  const isWaiting = answer.order?.shared === true && answer.order.draftedBy !== null;
  return { cart, linked: isOwn ? null : { order: isWaiting ? answer.order : null, key } };
}
