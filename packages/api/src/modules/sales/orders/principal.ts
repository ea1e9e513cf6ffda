import type { AuditActor } from '#api/platform/audit/record-audit.ts';
import type { Locale } from '#api/platform/locale.ts';

/** Who acts on carts and orders: a session, and the account that it belongs to once somebody signed in. */
export type Visitor = {
  /** Null for a visitor without a cookie, who owns nothing yet. */
  readonly sessionId: string | null;
  readonly accountId: string | null;
  readonly isAdmin: boolean;
  readonly locale: Locale;
  /** For the audit log; without it the account alone is known. */
  readonly actor?: AuditActor;
};

/** The columns that tell whose order it is. */
export type Owned = { readonly account_id: string | null; readonly session_id: string | null };

/** The columns that tell in whose cart an open order lies. */
export type InCart = Owned & { readonly assigned_staff_account_id: string | null };

/** The key of the cart that an open order lies in: that of its owner, or of whoever puts it together for him. */
export function cartOf({ account_id, session_id, assigned_staff_account_id }: InCart): string {
  if (assigned_staff_account_id !== null) return `account:${assigned_staff_account_id}`;
  return account_id === null ? `session:${session_id}` : `account:${account_id}`;
}

/** The key of the visitor's own cart; null for a visitor who has none yet. */
export function ownCart({ accountId, sessionId }: Visitor): string | null {
  if (accountId !== null) return `account:${accountId}`;
  return sessionId === null ? null : `session:${sessionId}`;
}

/** Whether an open order is in the visitor's own cart. */
export const ownsOpenOrder = (visitor: Visitor, order: InCart): boolean => ownCart(visitor) === cartOf(order);

/** Whether the visitor bought, or may act as the buyer of, a placed order: the account, else the session that bought. */
export function isBuyer(visitor: Visitor, order: Owned): boolean {
  if (order.account_id !== null && order.account_id === visitor.accountId) return true;
  return order.account_id === null && order.session_id !== null && order.session_id === visitor.sessionId;
}

/** Who acts, as the audit log names him. */
export const actorFor = ({ actor, accountId }: Visitor): AuditActor =>
  actor ?? { accountId, impersonatorId: null, requestId: null };

/** Whether the visitor sold a placed order. */
export const isSeller = (
  { accountId }: Visitor,
  order: { readonly seller_account_id: string; readonly completed_at: Date | null },
): boolean => order.completed_at !== null && accountId === order.seller_account_id;
