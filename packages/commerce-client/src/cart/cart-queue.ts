import { atom } from 'jotai';
import { cartAtom, type Store } from '@headstock/event-bus';
import type { GraphQLClient } from '@headstock/graphql-client';
import { adoptCart, fetchCart } from './cart-cache.ts';
import type { PricedCart } from './cart.model.ts';

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

/** The last of the queued cart mutations: each starts when the one before is answered. */
const queueAtom = atom<{ last: Promise<unknown> }>(() => ({ last: Promise.resolve() }));

/** Runs cart mutations one after the other, so that answers arrive in the order of the clicks. */
export function enqueue<Result>(store: Store, task: () => Promise<Result>): Promise<Result> {
  const queue = store.get(queueAtom);
  const run = queue.last.then(task, task);
  queue.last = run.catch(() => undefined);
  return run;
}

/** Loads the visitor's own cart. Throws when the API fails, without a word to the visitor; the known cart stays. */
export function reloadCart({ store, client }: CartContext): Promise<PricedCart> {
  return enqueue(store, () => fetchCart(client, quiet));
}

/** Adopts the cart of an answer. One with fewer orders than are known may be partial, as admins get it: then the whole cart is loaded. */
export async function adoptAnswer({ store, client }: CartContext, cart: PricedCart): Promise<void> {
  const isWhole = cart.orders.length >= store.get(cartAtom).orderIds.length;
  if (isWhole) adoptCart(client, cart);
  else await fetchCart(client, quiet);
}
