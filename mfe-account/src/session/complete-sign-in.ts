import { toCartState } from '@headstock/contracts/cart-state';
import type { EventName, HeadstockEvents } from '@headstock/contracts/events';
import type { QueryPort } from '@headstock/graph';
import { SignedInCartDocument, SignedInDocument, SignedInViewerDocument } from './session.generated.ts';
import { toSession } from './session.model.ts';

/** What the steps after signing in need of the page. */
export interface SignInContext {
  readonly port: QueryPort;
  readonly emit: <Name extends EventName>(name: Name, payload: HeadstockEvents[Name]) => void;
  /** Said when the cart could not be read again. */
  readonly mergeFailed: string;
}

const quiet = { quiet: true } as const;

/** The counts of the bell are worth nothing without the viewer, but the viewer is worth everything without them. */
async function loadSession(port: QueryPort) {
  try {
    const all = await port.query(SignedInDocument, {}, quiet);
    return toSession(all, {
      partiallyPaidOrders: all.ordersCompleted.totalCount,
      unreadMessageCount: all.messageCountUnread,
      wishlistItemIds: all.wishlistItemIds,
    });
  } catch (error) {
    console.error('The counts of the account could not be loaded.', error);
    const viewer = await port.query(SignedInViewerDocument, {});
    return toSession(viewer, { partiallyPaidOrders: 0, unreadMessageCount: 0, wishlistItemIds: [] });
  }
}

/**
 * Brings the page up to date with the new session: who is here, then the cart that the server merged while signing in.
 * Throws when not even the viewer can be loaded.
 */
export async function completeSignIn({ port, emit, mergeFailed }: SignInContext): Promise<void> {
  emit('session/changed', await loadSession(port));
  try {
    const { cart } = await port.query(SignedInCartDocument, {}, quiet);
    emit('cart/changed', toCartState(cart));
  } catch (error) {
    console.error('The cart could not be loaded after signing in.', error);
    emit('notification/show', { message: mergeFailed, tone: 'negative' });
  }
}
