import type { ActorContext } from '#api/platform/actor-context.ts';
import { type AuditActor, actorOf } from '#api/platform/audit/record-audit.ts';
import type { Locale } from '#api/platform/locale.ts';

/** Who acts on carts and orders: a session, and the account that it belongs to once signed in. */
export type SalesPrincipal = {
  /** Null for a shopper without a cookie, who owns nothing yet. */
  readonly sessionId: string | null;
  readonly accountId: string | null;
  readonly isAdmin: boolean;
  readonly locale: Locale;
  /** For the audit log; without it the account alone is known. */
  readonly actor?: AuditActor;
};

/** The principal of a call, as carts and orders know it. */
export const principalOf = ({ actor }: { readonly actor: ActorContext }): SalesPrincipal => ({
  sessionId: actor.principal.sessionId,
  accountId: actor.principal.accountId,
  isAdmin: actor.principal.rights.isAdmin,
  locale: actor.locale,
  actor: actorOf(actor),
});

/** The same with a session: begins one for a shopper who has none, because something is to be remembered. */
export async function ensurePrincipal(context: {
  readonly actor: ActorContext;
  readonly ensureSession: () => Promise<string>;
}): Promise<SalesPrincipal> {
  const sessionId = await context.ensureSession();
  return { ...principalOf(context), sessionId };
}

/** The columns that identify the owner of an order. */
export type Owned = { readonly account_id: string | null; readonly session_id: string | null };

/** The columns that identify the cart of an open order. */
export type InCart = Owned & { readonly assigned_staff_account_id: string | null };

/** The key of an open order's cart: its owner's, or that of the staff account that drafts it. */
export function cartOf({ account_id, session_id, assigned_staff_account_id }: InCart): string {
  if (assigned_staff_account_id !== null) return `account:${assigned_staff_account_id}`;
  return account_id === null ? `session:${session_id}` : `account:${account_id}`;
}

/** The key of the shopper's own cart; null for a shopper who has none yet. */
export function ownCart({ accountId, sessionId }: SalesPrincipal): string | null {
  if (accountId !== null) return `account:${accountId}`;
  return sessionId === null ? null : `session:${sessionId}`;
}

/** Whether an open order is in the shopper's own cart. */
export const ownsOpenOrder = (principal: SalesPrincipal, order: InCart): boolean =>
  ownCart(principal) === cartOf(order);

/** Whether the shopper bought, or may act as the buyer of, a placed order: the account, else the session that bought. */
export function isBuyer(principal: SalesPrincipal, order: Owned): boolean {
  if (order.account_id !== null && order.account_id === principal.accountId) return true;
  return order.account_id === null && order.session_id !== null && order.session_id === principal.sessionId;
}

/** Who acts, as the audit log names them. */
export const actorFor = ({ actor, accountId }: SalesPrincipal): AuditActor =>
  actor ?? { accountId, impersonatorId: null, requestId: null };

/** Whether the shopper sold a placed order. */
export const isSeller = (
  { accountId }: SalesPrincipal,
  order: { readonly seller_account_id: string; readonly completed_at: Date | null },
): boolean => order.completed_at !== null && accountId === order.seller_account_id;
