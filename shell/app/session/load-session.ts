import { visitor, type SessionAccount, type SessionState } from '@headstock/contracts/session';
import type { QueryOptions, GraphQLClient } from '@headstock/graphql-client';
import {
  ShellCountsDocument,
  ShellViewerDocument,
  type ShellCountsQuery,
  type ShellViewerQuery,
} from './viewer.generated.ts';

/** The numbers that the account's links show. */
export type SessionCounts = Pick<SessionAccount, 'partiallyPaidOrders' | 'unreadMessageCount' | 'wishlistItemIds'>;
type Viewer = NonNullable<ShellViewerQuery['viewer']>;

/** Who is signed in, field by field, so that nothing else of an answer ends up in the session. */
export function toProfile(viewer: Viewer): Omit<SessionAccount, keyof SessionCounts> {
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
  };
}

export function toCounts({ messageCountUnread, ordersCompleted, wishlistItemIds }: ShellCountsQuery): SessionCounts {
  return {
    partiallyPaidOrders: ordersCompleted.totalCount,
    unreadMessageCount: messageCountUnread,
    wishlistItemIds,
  };
}

/** Loads the viewer's session; an account's counts are requested only when there is one. */
export async function loadSession(client: GraphQLClient, options: QueryOptions = {}): Promise<SessionState> {
  const { viewer, impersonator } = await client.query(ShellViewerDocument, {}, options);
  if (!viewer) return { ...visitor, known: true };
  const counts = await client.query(ShellCountsDocument, {}, options);
  return {
    account: { ...toProfile(viewer), ...toCounts(counts) },
    impersonator: impersonator && {
      id: impersonator.id,
      username: impersonator.username,
      displayName: impersonator.displayName,
    },
    known: true,
    loggingOut: false,
  };
}
