import type { SessionAccount, SessionState } from '@headstock/contracts/session';
import type { SessionViewerFragment, AccountSessionQuery } from './session.generated.ts';

/** The counts of the bell, and the wishlist. */
export interface Counts {
  readonly partiallyPaidOrders: number;
  readonly unreadMessageCount: number;
  readonly wishlistItemIds: readonly string[];
}

/** Field by field, so that nothing else of the response ends up in the shared session. */
function toAccount(viewer: SessionViewerFragment, counts: Counts): SessionAccount {
  const { id, username, displayName, firstName, lastName, bio, phone, isAdmin, createdAt, avatarImage } = viewer;
  return {
    id,
    email: viewer.email ?? '',
    username,
    displayName,
    firstName,
    lastName,
    bio,
    phone,
    isAdmin,
    createdAt,
    avatarImage: avatarImage && { id: avatarImage.id, url: avatarImage.url },
    partiallyPaidOrders: counts.partiallyPaidOrders,
    unreadMessageCount: counts.unreadMessageCount,
    wishlistItemIds: counts.wishlistItemIds,
  };
}

/** The session as all remotes share it; anonymous if there is no viewer. */
export function toSession(
  { viewer, impersonator }: Pick<AccountSessionQuery, 'viewer' | 'impersonator'>,
  counts: Counts,
): SessionState {
  return {
    account: viewer && toAccount(viewer, counts),
    impersonator: impersonator && {
      id: impersonator.id,
      username: impersonator.username,
      displayName: impersonator.displayName,
    },
    known: true,
    loggingOut: false,
  };
}
