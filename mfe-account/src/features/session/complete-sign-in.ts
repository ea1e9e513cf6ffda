import type { CartState } from '@headstock/contracts/cart';
import { toCartState } from '@headstock/contracts/cart-state';
import type { EventName, HeadstockEvents } from '@headstock/contracts/events';
import type { GraphQLClient } from '@headstock/graphql-client';
import { compareCarts } from './cart-merge.model.ts';
import {
  AccountSessionCartDocument,
  AccountSessionDocument,
  AccountSessionViewerDocument,
} from './session.generated.ts';
import { toSession } from './session.model.ts';

/** What the steps after signing in need of the page. */
export interface SignInContext {
  readonly client: GraphQLClient;
  readonly emit: <Name extends EventName>(name: Name, payload: HeadstockEvents[Name]) => void;
  /** What lay in the cart before. */
  readonly guestCart: CartState;
  /** Said when the cart could not be read again, or lacks something. */
  readonly mergeFailed: string;
  /** Says that both carts are one now, with so many lines; `capped` where less is in stock than was wanted. */
  readonly merged: (count: number, capped: boolean) => string;
}

const quiet = { quiet: true } as const;

/** The counts of the bell are worth nothing without the viewer, but the viewer is worth everything without them. */
async function loadSession(client: GraphQLClient) {
  try {
    const all = await client.query(AccountSessionDocument, {}, quiet);
    return toSession(all, {
      partiallyPaidOrders: all.ordersCompleted.totalCount,
      unreadMessageCount: all.messageCountUnread,
      wishlistItemIds: all.wishlistItemIds,
    });
  } catch (error) {
    console.error('The counts of the account could not be loaded.', error);
    const viewer = await client.query(AccountSessionViewerDocument, {});
    return toSession(viewer, { partiallyPaidOrders: 0, unreadMessageCount: 0, wishlistItemIds: [] });
  }
}

/** Says what became of the cart, where the visitor would wonder. */
function tell(state: CartState, { guestCart, emit, mergeFailed, merged }: Omit<SignInContext, 'client'>): void {
  const merge = compareCarts(guestCart, state);
  if (merge.kind === 'failed') emit('notification/show', { message: mergeFailed, tone: 'negative' });
  if (merge.kind === 'merged')
    emit('notification/show', { message: merged(merge.count, merge.capped), tone: 'positive' });
}

/**
 * Brings the page up to date with the new session: who is here, then the cart that the server merged while signing in.
 * Throws when not even the viewer can be loaded.
 */
export async function completeSignIn({ client, emit, ...cartContext }: SignInContext): Promise<void> {
  const session = await loadSession(client);
  emit('session/changed', session);
  try {
    const { cart } = await client.query(AccountSessionCartDocument, {}, quiet);
    const state = toCartState(cart);
    emit('cart/changed', state);
    // The cart of an admin stays as it is, whatever lay in that of the visitor.
    if (session.account?.isAdmin !== true) tell(state, { emit, ...cartContext });
  } catch (error) {
    console.error('The cart could not be loaded after signing in.', error);
    emit('notification/show', { message: cartContext.mergeFailed, tone: 'negative' });
  }
}
