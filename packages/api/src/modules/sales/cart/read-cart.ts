import type { ExpressionBuilder } from 'kysely';
import type { Database, Db } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { type LoadedOrder, loadOrders } from '#api/modules/sales/orders/load-orders.ts';
import type { OrderRow } from '#api/modules/sales/orders/order-row.ts';
import type { PricingContext } from '#api/modules/sales/checkout/checkout-context.ts';
import type { Principal } from '#api/platform/actor-context.ts';
import { ownCart, type Owner, ownsOpenOrder } from '#api/modules/sales/orders/order-ownership.ts';
import { cartVersion } from './change-order.ts';

export type LoadedCart = { readonly version: number; readonly orders: readonly LoadedOrder[] };

/** At most this many ids are read. */
const MAXIMUM_IDS = 100;

const openOrders = (db: Db) =>
  db.selectFrom('orders').selectAll().where('completed_at', 'is', null).where('cancelled_at', 'is', null).orderBy('id');

/**
 * An account's cart: its own open orders, and those that it drafts for others. A draft that was sent to it is not in it yet,
 * nor is what lies among the draft orders. */
export const isInCartOf = (accountId: string) => (eb: ExpressionBuilder<Database, 'orders'>) =>
  eb.or([
    eb.and([eb('account_id', '=', accountId), eb('drafted_by', 'is', null)]),
    eb.and([eb('assigned_staff_account_id', '=', accountId), eb('in_drafts', '=', false)]),
  ]);

async function ownRows(db: Db, { accountId, sessionId }: Owner): Promise<OrderRow[]> {
  if (accountId !== null) return openOrders(db).where(isInCartOf(accountId)).execute();
  if (sessionId === null) return [];
  return openOrders(db).where('session_id', '=', sessionId).where('account_id', 'is', null).execute();
}

/** The open orders among the ids that the shopper may change; all others are left out. No ids: the shopper's own cart. */
export async function openOrderRows(db: Db, principal: Principal, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return ownRows(db, principal);
  const wanted = [...new Set(ids)].filter(isId).slice(0, MAXIMUM_IDS);
  if (wanted.length === 0) return [];
  const rows = await openOrders(db).where('id', 'in', wanted).execute();
  return rows.filter((row) => principal.rights.isAdmin || ownsOpenOrder(principal, row));
}

/** Reads and prices a cart; the number of statements does not depend on its size. */
export async function readCart(
  pricing: PricingContext,
  principal: Principal,
  ids: readonly string[] = [],
): Promise<LoadedCart> {
  const version = await cartVersion(pricing.db, ownCart(principal));
  const rows = await openOrderRows(pricing.db, principal, ids);
  return { version, orders: await loadOrders(pricing, rows) };
}
