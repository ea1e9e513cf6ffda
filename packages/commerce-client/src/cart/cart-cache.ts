import {
  preloaded,
  readFromCache,
  writeToCache,
  type GraphQLClient,
  type PreloadedQuery,
  type QueryOptions,
} from '@headstock/graphql-client';
import { CartContentsDocument, type CartContentsQuery, type CartContentsQueryVariables } from './cart.generated.ts';
import { isOutdated, type PricedCart } from './cart.model.ts';

/** The variables of the cart's query: the cart is found by the session. */
export const cartVariables: CartContentsQueryVariables = {};

/** The visitor's cart as the cache has it; null until it was loaded. */
export function readCart(client: GraphQLClient): PricedCart | null {
  return readFromCache(client, CartContentsDocument, cartVariables)?.cart ?? null;
}

/** Puts a cart of the API into the cache, unless a newer state of the same orders is there. Gives the cart that is there now. */
export function adoptCart(client: GraphQLClient, cart: PricedCart): PricedCart {
  const known = readCart(client);
  if (known && isOutdated(known, cart)) return known;
  writeToCache(client, CartContentsDocument, cartVariables, { cart });
  return cart;
}

/** Loads the visitor's own cart into the cache: a stale or foreign id can never make it fail. Throws what the client throws. */
export async function fetchCart(client: GraphQLClient, options?: QueryOptions): Promise<PricedCart> {
  const { cart } = await client.query(CartContentsDocument, cartVariables, { ...options, cache: false });
  return adoptCart(client, cart);
}

/** The cart as a loader returns it. */
export type PreloadedCart = PreloadedQuery<CartContentsQuery, CartContentsQueryVariables>;

/** `fetchCart` for a loader. */
export async function preloadCart(client: GraphQLClient, options?: QueryOptions): Promise<PreloadedCart> {
  return preloaded({ cart: await fetchCart(client, options) }, cartVariables);
}

/** Empties the cached cart, as after a purchase. */
export function forgetCart(client: GraphQLClient): void {
  const known = readCart(client);
  if (known) writeToCache(client, CartContentsDocument, cartVariables, { cart: { ...known, version: 0, orders: [] } });
}
