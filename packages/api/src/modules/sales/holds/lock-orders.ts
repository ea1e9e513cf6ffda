import type { Tx } from '#api/platform/db/database.ts';
import { openOrderRows } from '#api/modules/sales/cart/read-cart.ts';
import type { OrderRow } from '#api/modules/sales/orders/order-row.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { cartOf } from '#api/modules/sales/orders/order-ownership.ts';

/** So many orders are held at once. */
const MAXIMUM_ORDERS = 20;

/** Locks the carts, then the orders, that the shopper is about to pay. Throws a DomainError unless all are open and theirs. */
export async function lockOrders(trx: Tx, actor: ActorContext, ids: readonly string[]): Promise<OrderRow[]> {
  const notFound = new DomainError('not-found', salesMessages(actor.locale).orderNotFound);
  const wanted = [...new Set(ids)];
  if (wanted.length === 0 || wanted.length > MAXIMUM_ORDERS) throw notFound;
  const seen = await openOrderRows(trx, actor.principal, wanted);
  if (seen.length !== wanted.length) throw notFound;
  const owners = [...new Set(seen.map(cartOf))];
  await trx.selectFrom('carts').select('owner').where('owner', 'in', owners).orderBy('owner').forUpdate().execute();
  const orders = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', wanted)
    .orderBy('id')
    .forUpdate()
    .execute();
  const isOpen = ({ completed_at, cancelled_at }: OrderRow): boolean => completed_at === null && cancelled_at === null;
  const isSame = (order: OrderRow): boolean =>
    seen.some(({ id, account_id }) => id === order.id && account_id === order.account_id);
  if (orders.length !== wanted.length || !orders.every((order) => isOpen(order) && isSame(order))) throw notFound;
  return orders;
}
