import { timingSafeEqual } from 'node:crypto';
import type { Db } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import type { OrderRow } from './load-orders.ts';
import { isBuyer, isSeller, type SalesPrincipal } from './order-ownership.ts';

/** Whether a key is the guest's key of an order. */
export function holdsKey(order: OrderRow, key: string | null): boolean {
  const given = Buffer.from(key ?? '');
  const right = Buffer.from(order.guest_key);
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Whether somebody may see an order: who bought it, who sold it once it is placed, an admin, or who holds its key. */
export function maySee(principal: SalesPrincipal, order: OrderRow, key: string | null = null): boolean {
  return principal.isAdmin || isBuyer(principal, order) || isSeller(principal, order) || holdsKey(order, key);
}

/** An order that the shopper may see; undefined for all others, as for an unknown id. */
export async function findVisibleOrder(
  db: Db,
  principal: SalesPrincipal,
  id: string,
  key: string | null = null,
): Promise<OrderRow | undefined> {
  if (!isId(id)) return undefined;
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row && maySee(principal, row, key) ? row : undefined;
}
