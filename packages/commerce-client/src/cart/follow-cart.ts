import { emit, type Store } from '@headstock/event-bus';
import { watchCache, type ApolloClient } from '@headstock/graphql-client';
import { toCartState } from './cart-state.ts';
import { CartStateDocument } from './follow-cart.generated.ts';

/**
 * Announces on the bus every change of the cached cart. The shell calls it once for a page. It reads only what the bus tells, so that it
 * follows the carts of remotes that were built with another version of this package. Returns a function that ends it.
 */
export function followCart(apollo: ApolloClient, store: Store): () => void {
  return watchCache(apollo, CartStateDocument, {}, ({ cart }) => emit(store, 'cart/changed', toCartState(cart)));
}
