import { visitor, type SessionState } from '@headstock/contracts/session';
import type { QueryOptions, GraphQLClient } from '@headstock/graphql-client';
import { ShellCountsDocument, ShellViewerDocument } from './viewer.generated.ts';

/** Loads the viewer's session; an account's counts are requested only when there is one. */
export async function loadSession(client: GraphQLClient, options: QueryOptions = {}): Promise<SessionState> {
  const { viewer, impersonator } = await client.query(ShellViewerDocument, {}, options);
  if (!viewer) return { ...visitor, known: true };
  const counts = await client.query(ShellCountsDocument, {}, options);
  const account = {
    ...viewer,
    email: viewer.email ?? '',
    partiallyPaidOrders: counts.ordersCompleted.totalCount,
    unreadMessageCount: counts.messageCountUnread,
    wishlistItemIds: counts.wishlistItemIds,
  };
  return { account, impersonator: impersonator ?? null, known: true, loggingOut: false };
}
