import type { Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { countChange, touchOrder } from '#api/modules/sales/cart/change-order.ts';
import { recordCancellation } from '#api/modules/payments/ledger/ledger.ts';
import { promiseRefunds, settleRefund } from '#api/modules/payments/refund-payment.ts';
import { returnStock } from '#api/modules/catalog/stock.ts';
import { auditOrder, auditStaffAct } from './audit-order.ts';
import { allowedSoFar } from '#api/modules/payments/ledger/price-adjustment.ts';
import type { OrderRow } from './load-orders.ts';
import { messagesIn } from './messages.ts';
import { moveLines } from './move-lines.ts';
import { type OrderDesk } from './staff-service.ts';
import { queueOrderMail, queueSellerMail } from './order-mails.ts';
import type { OrderPrice } from './pricing.model.ts';
import { OrderLockedError, DomainError } from '#api/platform/domain-error.ts';
import { cartOf, isBuyer, ownsOpenOrder, type Visitor } from './principal.ts';

function mayCancel(visitor: Visitor, order: OrderRow): boolean {
  if (visitor.isAdmin) return true;
  return order.completed_at === null ? ownsOpenOrder(visitor, order) : isBuyer(visitor, order);
}

async function checkCancellable(trx: Tx, visitor: Visitor, order: OrderRow | undefined): Promise<OrderRow> {
  const messages = messagesIn(visitor.locale);
  if (!order || !mayCancel(visitor, order)) throw new DomainError('not-found', messages.orderNotFound);
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
async function discard(trx: Tx, { visitor }: OrderDesk, order: OrderRow): Promise<string[]> {
  await countChange(trx, cartOf(order));
  await trx.deleteFrom('orders').where('id', '=', order.id).execute();
  await auditStaffAct(trx, visitor, order, { action: 'discard' });
  return [];
}

/** What the order was sold for, without what was allowed off it since. */
async function reversedPrice(trx: Tx, order: OrderRow): Promise<OrderPrice> {
  const allowed = await allowedSoFar(trx, order.id);
  return {
    subTotalCents: (order.sub_total_cents ?? 0) - allowed.sales,
    discountCents: order.discount_cents,
    shippingCents: (order.shipping_cents ?? 0) - allowed.shipping,
    extraFeeCents: (order.extra_fee_cents ?? 0) - allowed.fees,
    taxCents: (order.tax_cents ?? 0) - allowed.tax,
    totalCents: (order.total_cents ?? 0) - allowed.sales - allowed.shipping - allowed.fees - allowed.tax,
  };
}

async function cancelPlaced(trx: Tx, desk: OrderDesk, order: OrderRow): Promise<string[]> {
  const { publicUrl } = desk.commerce;
  await returnStock(trx, [order.id]);
  await moveLines(trx, order.id, 'cancel');
  await trx.updateTable('orders').set({ cancelled_at: new Date() }).where('id', '=', order.id).execute();
  await recordCancellation(trx, order.id, await reversedPrice(trx, order));
  const refunds = await promiseRefunds(trx, order.id);
  await touchOrder(trx, order.id);
  await auditOrder(trx, desk, order.id, 'cancel', { totalCents: order.total_cents });
  await queueOrderMail(
    trx,
    order,
    { name: 'cancelled', paidCents: order.paid_cents - order.refunded_cents },
    publicUrl,
  );
  const goodsCents = (order.sub_total_cents ?? 0) - order.discount_cents;
  await queueSellerMail(trx, order, 'cancelled', goodsCents, publicUrl);
  return refunds;
}

/**
 * Cancels an order before it is shipped: its things are for sale again and all its money is promised back, in one
 * transaction. The provider is asked at once; what it does not answer the sweeper settles. Throws a DomainError.
 */
export async function cancelOrder(desk: OrderDesk, orderId: string): Promise<void> {
  const { commerce, visitor } = desk;
  const refunds = await tx(commerce.db, async (trx) => {
    const found = isId(orderId)
      ? await trx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst()
      : undefined;
    const order = await checkCancellable(trx, visitor, found);
    return order.completed_at === null ? discard(trx, desk, order) : cancelPlaced(trx, desk, order);
  });
  for (const refundId of refunds) await settleRefund(commerce, refundId);
}
