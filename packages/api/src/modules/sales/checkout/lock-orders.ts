import type { Tx } from '#api/platform/db/database.ts';
import { bumpCartVersion } from '#api/modules/sales/cart/change-order.ts';
import type { OrderRow } from '#api/modules/sales/orders/order-row.ts';
import { cartOf } from '#api/modules/sales/orders/order-ownership.ts';

/** Locks the carts of orders, then the orders, each in the order of their keys. Returns the orders. */
export async function lockOrdersWithCarts(trx: Tx, ids: readonly string[]): Promise<OrderRow[]> {
  const owners = await trx
    .selectFrom('orders')
    .select(['account_id', 'session_id', 'assigned_staff_account_id'])
    .where('id', 'in', ids)
    .execute();
  for (const owner of [...new Set(owners.map(cartOf))].toSorted()) await bumpCartVersion(trx, owner);
  return trx.selectFrom('orders').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();
}
