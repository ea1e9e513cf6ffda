import type { Tx } from '#api/platform/db/database.ts';
import { countChange } from '#api/modules/sales/cart/change-order.ts';
import type { OrderRow } from '#api/modules/sales/orders/load-orders.ts';
import type { AgreedPrice } from './place-order.ts';
import { cartOf } from '#api/modules/sales/orders/principal.ts';

/** An order with what payments pay of it. */
export type PaidOrder = { readonly order: OrderRow; readonly parts: readonly AgreedPrice[] };

/** Locks the carts, then the orders, that payments pay for; gives each order with what they pay of it. */
export async function lockParts(trx: Tx, paymentIds: readonly string[]): Promise<PaidOrder[]> {
  const parts = await trx.selectFrom('payment_orders').selectAll().where('payment_id', 'in', paymentIds).execute();
  const ids = [...new Set(parts.map(({ order_id }) => order_id))];
  const owners = await trx
    .selectFrom('orders')
    .select(['account_id', 'session_id', 'desk_account_id'])
    .where('id', 'in', ids)
    .execute();
  for (const owner of [...new Set(owners.map(cartOf))].toSorted()) await countChange(trx, owner);
  const orders = await trx.selectFrom('orders').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();
  return orders.map((order) => ({ order, parts: parts.filter(({ order_id }) => order_id === order.id) }));
}
