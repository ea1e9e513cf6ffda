import type { SessionAccount, SessionState } from '@headstock/contracts/session';
import type { SessionViewerFragment, SignedInQuery } from './session.generated.ts';

/** The numbers of the bell. */
export interface Counts {
  readonly partiallyPaidOrders: number;
  readonly unreadMessageCount: number;
}

function toAccount(viewer: SessionViewerFragment, counts: Counts): SessionAccount {
  return { ...viewer, email: viewer.email ?? '', ...counts };
}

/** The session as every slice knows it; a visitor's when the server knows no viewer. */
export function toSession(
  { viewer, impersonator }: Pick<SignedInQuery, 'viewer' | 'impersonator'>,
  counts: Counts,
): SessionState {
  const account = viewer ? toAccount(viewer, counts) : null;
  return { account, impersonator: impersonator ?? null, known: true, loggingOut: false };
}
