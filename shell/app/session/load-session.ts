import { visitor, type SessionState } from '@headstock/contracts/session';
import type { QueryOptions, GraphQLClient } from '@headstock/graphql-client';
import { ShellCountsDocument, ShellViewerDocument } from './viewer.generated.ts';

/** Asks the server who is here; what waits for an account is asked only where there is one. */
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
