import type { GraphQLClient, QueryOptions } from '@headstock/graphql-client';
import { CartContentsDocument } from './cart.generated.ts';
import type { PricedCart } from './cart.model.ts';

/**
 * The visitor's own cart: it is found by the session, so a stale or foreign id can never make it fail. Throws `GraphQLError` or
 * `TransportError`.
 */
export async function fetchCart(client: GraphQLClient, options?: QueryOptions): Promise<PricedCart> {
  return (await client.query(CartContentsDocument, {}, options)).cart;
}
