import type { SessionState } from '@headstock/contracts/session';
import type { ShellViewerQuery } from './viewer.generated.ts';

/** Who is here, from the API's answer. */
export function toSession(answer: ShellViewerQuery): SessionState {
  const { viewer, impersonator } = answer;
  const counts = {
    partiallyPaidOrders: answer.ordersCompleted.totalCount,
    unreadMessageCount: answer.messageCountUnread,
  };
  const account = viewer ? { ...viewer, email: viewer.email ?? '', ...counts } : null;
  return { account, impersonator: impersonator ?? null, known: true, loggingOut: false };
}
