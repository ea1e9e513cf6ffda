import type { SessionState } from '@headstock/contracts/session';
import type { SessionCountsFragment, SessionPeopleFragment } from './session.generated.ts';

/**
 * The session as the bus has it, from the fragments `SessionPeople` and `SessionCounts`; anonymous without a viewer, zeros without
 * counts. Field by field, so that nothing else of the answer ends up in the session, which is stored.
 */
export function toSession(
  { viewer, impersonator }: SessionPeopleFragment,
  counts: SessionCountsFragment | null,
): SessionState {
  return {
    account: viewer && {
      id: viewer.id,
      email: viewer.email ?? '',
      username: viewer.username,
      displayName: viewer.displayName,
      firstName: viewer.firstName,
      lastName: viewer.lastName,
      bio: viewer.bio,
      phone: viewer.phone,
      isAdmin: viewer.isAdmin,
      createdAt: viewer.createdAt,
      avatarImage: viewer.avatarImage && { id: viewer.avatarImage.id, url: viewer.avatarImage.url },
      partiallyPaidOrders: counts?.ordersCompleted.totalCount ?? 0,
      unreadMessageCount: counts?.messageCountUnread ?? 0,
      wishlistItemIds: counts?.wishlistItemIds ?? [],
    },
    impersonator: impersonator && {
      id: impersonator.id,
      username: impersonator.username,
      displayName: impersonator.displayName,
    },
    known: true,
    loggingOut: false,
  };
}
