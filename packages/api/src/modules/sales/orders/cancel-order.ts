import type { Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { bumpCartVersion, bumpVersion } from '#api/modules/sales/cart/change-order.ts';
import { createCancellationRefund, recordGoodsBack, settleRefund } from '#api/modules/payments/index.ts';
import { releaseStock } from '#api/modules/sales/checkout/reserve-stock.ts';
import { announceOrders } from './announce-orders.ts';
import { auditOrder, auditStaffAction } from './audit-order.ts';
import type { OrderRow } from './order-row.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { moveLineItems } from './move-line-items.ts';
import type { CheckoutContext } from '#api/modules/sales/checkout/checkout-context.ts';
import { queueOrderMail, queueSellerMail } from './order-mails.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { OrderLockedError } from '#api/modules/sales/orders/order-locked-error.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { cartOf, isBuyer, ownsOpenOrder } from './order-ownership.ts';

function mayCancel({ principal }: ActorContext, order: OrderRow): boolean {
  if (principal.rights.isAdmin) return true;
  return order.completed_at === null ? ownsOpenOrder(principal, order) : isBuyer(principal, order);
}

async function checkCancellable(trx: Tx, actor: ActorContext, order: OrderRow | undefined): Promise<OrderRow> {
  const messages = salesMessages(actor.locale);
  if (!order || !mayCancel(actor, order)) throw new DomainError('not-found', messages.orderNotFound);
  if (order.cancelled_at !== null) throw new DomainError('cancelled', messages.alreadyCancelled);
  if (order.paying_payment_id !== null) throw new OrderLockedError(order.paying_payment_id, messages.beingPaid);
  if (order.disputed_cents > 0) throw new DomainError('disputed', messages.disputed);
  const shipped = await trx
    .selectFrom('line_items')
    .select('id')
    .where('order_id', '=', order.id)
    .where('state', 'not in', ['IN_CART', 'ORDERED'])
    .executeTakeFirst();
  if (shipped || order.ship_date !== null) throw new DomainError('shipped', messages.alreadyShipped);
  return order;
}

/** An open order is thrown away with its lines; nothing was sold yet. */
async function discard(trx: Tx, actor: ActorContext, order: OrderRow): Promise<readonly string[]> {
  await bumpCartVersion(trx, cartOf(order));
  await trx.deleteFrom('orders').where('id', '=', order.id).execute();
  await auditStaffAction(trx, actor, order, { action: 'discard' });
  return [];
}

async function setRefunded(trx: Tx, order: OrderRow, refundedCents: number): Promise<void> {
  const isRefunded = refundedCents > 0 && refundedCents === order.paid_cents;
  await trx
    .updateTable('orders')
    .set({ refunded_cents: refundedCents, ...(isRefunded ? { payment_state: 'REFUNDED' } : {}) })
    .where('id', '=', order.id)
    .execute();
}

async function cancelPlaced(
  trx: Tx,
  actor: ActorContext,
  { publicUrl }: CheckoutContext,
  order: OrderRow,
): Promise<readonly string[]> {
  await releaseStock(trx, [order.id]);
  await recordGoodsBack(trx, order.id, `${order.id}:cancelled`, await moveLineItems(trx, order.id, 'cancel'));
  await trx.updateTable('orders').set({ cancelled_at: new Date() }).where('id', '=', order.id).execute();
  const refunds = await createCancellationRefund(trx, order.id);
  await setRefunded(trx, order, refunds.refundedCents);
  await bumpVersion(trx, order.id);
  await announceOrders(trx, [order.id]);
  await auditOrder(trx, actor, order.id, 'cancel', { totalCents: order.total_cents });
  await queueOrderMail(
    trx,
    order,
    { name: 'cancelled', paidCents: order.paid_cents - order.refunded_cents },
    publicUrl,
  );
  const goodsCents = (order.sub_total_cents ?? 0) - order.discount_cents;
  await queueSellerMail(trx, order, 'cancelled', goodsCents, publicUrl);
  return refunds.ids;
}

/**
 * Cancels an order before it is shipped: its items are for sale again and everything that was paid is to be refunded, in one
 * transaction. The provider is asked at once; what it does not answer the sweeper settles. Throws a DomainError.
 */
export async function cancelOrder(actor: ActorContext, checkout: CheckoutContext, orderId: string): Promise<void> {
  const refunds = await tx(actor.db, async (trx) => {
    const found = isId(orderId)
      ? await trx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst()
      : undefined;
    const order = await checkCancellable(trx, actor, found);
    return order.completed_at === null ? discard(trx, actor, order) : cancelPlaced(trx, actor, checkout, order);
  });
  for (const refundId of refunds) await settleRefund(checkout, refundId);
}
