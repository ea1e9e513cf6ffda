import type { Principal } from '#api/platform/actor-context.ts';

/** The columns that identify the owner of an order. */
export type Owned = { readonly account_id: string | null; readonly session_id: string | null };

/** The columns that identify the cart of an open order. */
export type InCart = Owned & { readonly assigned_staff_account_id: string | null };

/** Who somebody is to carts and orders: an account, else the session of a guest. */
export type Owner = Pick<Principal, 'accountId' | 'sessionId'>;

/** The key of an open order's cart: its owner's, or that of the staff account that drafts it. */
export function cartOf({ account_id, session_id, assigned_staff_account_id }: InCart): string {
  if (assigned_staff_account_id !== null) return `account:${assigned_staff_account_id}`;
  return account_id === null ? `session:${session_id}` : `account:${account_id}`;
}

/** The key of the shopper's own cart; null for a shopper who has none yet. */
export function ownCart({ accountId, sessionId }: Owner): string | null {
  if (accountId !== null) return `account:${accountId}`;
  return sessionId === null ? null : `session:${sessionId}`;
}

/** Whether an open order is in the shopper's own cart. */
export const ownsOpenOrder = (owner: Owner, order: InCart): boolean => ownCart(owner) === cartOf(order);

/** Whether the shopper bought, or may act as the buyer of, a placed order: the account, else the session that bought. */
export function isBuyer({ accountId, sessionId }: Owner, order: Owned): boolean {
  if (order.account_id !== null && order.account_id === accountId) return true;
  return order.account_id === null && order.session_id !== null && order.session_id === sessionId;
}

/** Whether the shopper sold a placed order. */
export const isSeller = (
  { accountId }: Owner,
  order: { readonly seller_account_id: string; readonly completed_at: Date | null },
): boolean => order.completed_at !== null && accountId === order.seller_account_id;
