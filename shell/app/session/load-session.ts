import { visitor, type SessionState } from '@headstock/contracts/session';
import type { QueryOptions, QueryPort } from '@headstock/graph';
import { ShellCountsDocument, ShellViewerDocument } from './viewer.generated.ts';

/** Asks the server who is here; what waits for an account is asked only where there is one. */
export async function loadSession(port: QueryPort, options: QueryOptions = {}): Promise<SessionState> {
  const { viewer, impersonator } = await port.query(ShellViewerDocument, {}, options);
  if (!viewer) return { ...visitor, known: true };
  const counts = await port.query(ShellCountsDocument, {}, options);
  const account = {
    ...viewer,
    email: viewer.email ?? '',
    partiallyPaidOrders: counts.ordersCompleted.totalCount,
    unreadMessageCount: counts.messageCountUnread,
    wishlistItemIds: counts.wishlistItemIds,
  };
  return { account, impersonator: impersonator ?? null, known: true, loggingOut: false };
}
