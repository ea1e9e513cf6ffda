import { fetchCart } from '@headstock/commerce-client/cart-cache';
import type { CartState } from '@headstock/contracts/cart';
import { toSession } from '@headstock/commerce-client/session';
import { toCartState } from '@headstock/commerce-client/cart-state';
import type { EventName, HeadstockEvents } from '@headstock/contracts/events';
import type { GraphQLClient } from '@headstock/graphql-client';
import { compareCarts } from './cart-merge.model.ts';
import { AccountSessionDocument, AccountSessionViewerDocument } from './session.generated.ts';

/** What the steps after signing in need from the page. */
export interface SignInContext {
  readonly client: GraphQLClient;
  readonly emit: <Name extends EventName>(name: Name, payload: HeadstockEvents[Name]) => void;
  /** The cart before signing in. */
  readonly guestCart: CartState;
  /** Message for a cart that could not be loaded, or that lacks something. */
  readonly mergeFailed: string;
  /** Message for merged carts with `count` line items; `capped` if a quantity was lowered to the stock. */
  readonly merged: (count: number, capped: boolean) => string;
}

const quiet = { quiet: true } as const;

/** The viewer with the counts of the bell. If the counts fail, the viewer alone. */
async function loadSession(client: GraphQLClient) {
  try {
    const all = await client.query(AccountSessionDocument, {}, quiet);
    return toSession(all, all);
  } catch (error) {
    console.error('The counts of the account could not be loaded.', error);
    return toSession(await client.query(AccountSessionViewerDocument, {}), null);
  }
}

/** Notifies what happened to the cart, if the user would notice a change. */
function tell(state: CartState, { guestCart, emit, mergeFailed, merged }: Omit<SignInContext, 'client'>): void {
  const merge = compareCarts(guestCart, state);
  if (merge.kind === 'failed') emit('notification/show', { message: mergeFailed, tone: 'negative' });
  if (merge.kind === 'merged')
    emit('notification/show', { message: merged(merge.count, merge.capped), tone: 'positive' });
}

/**
 * Updates the page after signing in: the session, then the cart that the server merged. Throws if the viewer cannot be
 * loaded.
 */
export async function completeSignIn({ client, emit, ...cartContext }: SignInContext): Promise<void> {
  const session = await loadSession(client);
  emit('session/changed', session);
  try {
    const state = toCartState(await fetchCart(client, quiet));
    emit('cart/changed', state);
    // The server does not merge a guest's cart into an admin's.
    if (session.account?.isAdmin !== true) tell(state, { emit, ...cartContext });
  } catch (error) {
    console.error('The cart could not be loaded after signing in.', error);
    emit('notification/show', { message: cartContext.mergeFailed, tone: 'negative' });
  }
}
