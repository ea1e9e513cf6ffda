import { cartAtom, emit, type Store } from '@headstock/event-bus';
import type { GraphQLClient } from '@headstock/graphql-client';
import { cartQueueAtom, pricedCartAtom } from './cart.atoms.ts';
import { isOutdated, type PricedCart } from './cart.model.ts';
import { toCartState } from './cart-state.ts';
import { fetchCart } from './fetch-cart.ts';

/** What the cart's commands work on: the page's store and its GraphQL client. */
export interface CartContext {
  readonly store: Store;
  readonly client: GraphQLClient;
}

/** What each of the cart's mutations answers. */
export interface CartAnswer {
  readonly success: boolean;
  /** Why it was refused, for the visitor. */
  readonly message: string | null;
  /** Why it was refused, for programs: `already-in-cart` … */
  readonly code: string | null;
  readonly cart: PricedCart | null;
}

const quiet = { quiet: true } as const;

/** Stores a cart and announces it on the bus, unless a newer state of the same orders is known. */
export function adoptCart(store: Store, cart: PricedCart): void {
  if (isOutdated(store.get(pricedCartAtom), cart)) return;
  store.set(pricedCartAtom, cart);
  emit(store, 'cart/changed', toCartState(cart));
}

/** Runs cart mutations one after the other, so that answers arrive in the order of the clicks. */
export function enqueue<Result>(store: Store, task: () => Promise<Result>): Promise<Result> {
  const queue = store.get(cartQueueAtom);
  const run = queue.last.then(task, task);
  queue.last = run.catch(() => undefined);
  return run;
}

/** Loads the visitor's own cart and stores it. Throws when the API fails, without a word to the visitor; the known cart stays. */
export function reloadCart({ store, client }: CartContext): Promise<void> {
  return enqueue(store, async () => adoptCart(store, await fetchCart(client, quiet)));
}

/** Adopts the cart of an answer. One with fewer orders than are known may be partial, as admins get it: then the whole cart is loaded. */
export async function adoptAnswer({ store, client }: CartContext, cart: PricedCart): Promise<void> {
  const isWhole = cart.orders.length >= store.get(cartAtom).orderIds.length;
  adoptCart(store, isWhole ? cart : await fetchCart(client, quiet));
}
