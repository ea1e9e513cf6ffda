import type { SessionAccount, SessionState } from '@headstock/contracts/session';
import type { SessionCountsFragment, SessionPeopleFragment } from './session.generated.ts';

/** The numbers that the account's links show. */
export type SessionCounts = Pick<SessionAccount, 'partiallyPaidOrders' | 'unreadMessageCount' | 'wishlistItemIds'>;
type Viewer = NonNullable<SessionPeopleFragment['viewer']>;

/** Who is signed in, field by field, so that nothing else of an answer ends up in the session, which is stored. */
export function toProfile(viewer: Viewer): Omit<SessionAccount, keyof SessionCounts> {
  return {
    id: viewer.id,
    email: viewer.email ?? '',
    username: viewer.username,
    displayName: viewer.displayName,
    firstName: viewer.firstName,
    lastName: viewer.lastName,
    bio: viewer.bio,
    phone: viewer.phone,
    isAdmin: viewer.isAdmin,
    isPrivateSeller: viewer.isPrivateSeller,
    isProfessionalSeller: viewer.isProfessionalSeller,
    ...(viewer.isAdmin && { grants: viewer.grants }),
    createdAt: viewer.createdAt,
    avatarImage: viewer.avatarImage && { id: viewer.avatarImage.id, url: viewer.avatarImage.url },
  };
}

/** The account's numbers; zeros without an answer. */
export function toCounts(counts: SessionCountsFragment | null): SessionCounts {
  return {
    partiallyPaidOrders: counts?.ordersCompleted.totalCount ?? 0,
    unreadMessageCount: counts?.messageCountUnread ?? 0,
    wishlistItemIds: counts?.wishlistItemIds ?? [],
  };
}

/** The session as the bus has it, from the fragments `SessionPeople` and `SessionCounts`; anonymous without a viewer. */
export function toSession(
  { viewer, impersonator }: SessionPeopleFragment,
  counts: SessionCountsFragment | null,
): SessionState {
  return {
    account: viewer && { ...toProfile(viewer), ...toCounts(counts) },
    impersonator: impersonator && {
      id: impersonator.id,
      username: impersonator.username,
      displayName: impersonator.displayName,
    },
    known: true,
    loggingOut: false,
  };
}
