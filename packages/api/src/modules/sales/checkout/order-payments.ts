import { sql } from 'kysely';
import type {
  AllocationRow,
  OrderShare,
  PaymentContext,
  PaymentListener,
  PaymentProgress,
  PaymentReleased,
  ReversalDecided,
  ReversalOpened,
} from '#api/modules/payments/index.ts';
import { bumpVersion } from '#api/modules/sales/cart/change-order.ts';
import { createLayaway } from '#api/modules/sales/layaway/layaways.ts';
import type { OrderRow } from '#api/modules/sales/orders/order-row.ts';
import { announceOrders } from '#api/modules/sales/orders/announce-orders.ts';
import { queuePlacedMails } from '#api/modules/sales/orders/placed-mails.ts';
import { recordOrderEvent } from '#api/modules/sales/orders/order-events.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { lockOrdersWithCarts } from './lock-orders.ts';
import { placeOrder } from './place-order.ts';
import { releaseStock } from './reserve-stock.ts';
import { queueReversalMails } from './reversal-mails.ts';
import { tellSellersOfReversal } from './seller-reversal-mails.ts';

const orderIdsOf = (allocations: readonly AllocationRow[]): string[] => [
  ...new Set(allocations.map(({ order_id: id }) => id)),
];

async function creditOrder(trx: Tx, order: OrderRow, captured: readonly AllocationRow[]): Promise<void> {
  const paid = captured.reduce((sum, { amount_cents: cents }) => sum + cents, order.paid_cents);
  const totalCents = captured[0]?.total_cents ?? 0;
  const fullyPaid = paid >= totalCents;
  await trx
    .updateTable('orders')
    .set({
      paid_cents: paid,
      payment_state: fullyPaid ? 'PAID' : 'PARTIALLY_PAID',
      fully_paid_at: fullyPaid ? new Date() : null,
    })
    .where('id', '=', order.id)
    .execute();
}

/** Places those orders of a payment that are open, and credits what was captured of each. */
async function applyProgress({ publicUrl }: PaymentContext, trx: Tx, progress: PaymentProgress): Promise<void> {
  const { primary, allocations, captured } = progress;
  const placed: string[] = [];
  for (const order of await lockOrdersWithCarts(trx, orderIdsOf(allocations))) {
    const agreed = allocations.find(({ order_id: id }) => id === order.id);
    if (!agreed) continue;
    if (order.completed_at === null) {
      await placeOrder(trx, order, agreed, publicUrl);
      placed.push(order.id);
      if (primary.plan_ref) await createLayaway(trx, order.id, primary.plan_ref, agreed.total_cents);
    }
    const now = captured.filter(({ order_id: id }) => id === order.id);
    if (now.length > 0) await creditOrder(trx, order, now);
    await bumpVersion(trx, order.id);
    await announceOrders(trx, [order.id]);
  }
  await queuePlacedMails(trx, placed, publicUrl);
}

/** Lets the orders of a payment be changed and paid again. */
async function unlockOrders(trx: Tx, paymentId: string): Promise<void> {
  await trx.updateTable('orders').set({ paying_payment_id: null }).where('paying_payment_id', '=', paymentId).execute();
}

async function paymentCaptured(context: PaymentContext, trx: Tx, progress: PaymentProgress): Promise<void> {
  await applyProgress(context, trx, progress);
  await unlockOrders(trx, progress.primary.id);
}

const isStanding = ({ completed_at: placed, cancelled_at: cancelled }: OrderRow): boolean =>
  placed !== null && cancelled === null;

/** Records a failed payment for those of its orders that were placed and not cancelled. */
async function recordFailure(trx: Tx, orders: readonly OrderRow[], paymentId: string): Promise<void> {
  for (const { id } of orders.filter(isStanding))
    await recordOrderEvent(trx, id, { kind: 'payment-failed', ref: paymentId, paymentId });
}

/** The stock of orders that were not placed goes back, and their carts are as they were. */
async function paymentReleased(trx: Tx, { primary, status, allocations }: PaymentReleased): Promise<void> {
  const orders = await lockOrdersWithCarts(trx, orderIdsOf(allocations));
  const open = orders.filter(({ completed_at: placed }) => placed === null).map(({ id }) => id);
  if (open.length > 0) {
    await releaseStock(trx, open);
    await trx.updateTable('line_items').set({ unit_cents: null }).where('order_id', 'in', open).execute();
  }
  await unlockOrders(trx, primary.id);
  if (status === 'FAILED') {
    const paid = orderIdsOf(allocations.filter(({ payment_id: id }) => id === primary.id));
    await recordFailure(
      trx,
      orders.filter(({ id }) => paid.includes(id)),
      primary.id,
    );
  }
  if (primary.submitted_at !== null) for (const { id } of orders) await bumpVersion(trx, id);
}

async function reversalOpened({ publicUrl }: PaymentContext, trx: Tx, event: ReversalOpened): Promise<void> {
  for (const { orderId, cents } of event.shares) {
    await sql`UPDATE orders SET disputed_cents = disputed_cents + ${cents} WHERE id = ${orderId}`.execute(trx);
    await bumpVersion(trx, orderId);
  }
  if (!event.awaitsAnswer) return;
  await queueReversalMails(trx, 'opened', event, publicUrl);
  await tellSellersOfReversal(trx, 'opened', event, publicUrl);
}

/** The balance is open again: the order stays, and is paid by another method. */
async function reopenDebt(trx: Tx, { orderId, cents }: OrderShare): Promise<void> {
  await sql`
    UPDATE orders SET paid_cents = paid_cents - ${cents}, fully_paid_at = NULL,
      payment_state = CASE WHEN paid_cents - ${cents} > refunded_cents THEN 'PARTIALLY_PAID' ELSE 'UNPAID' END
    WHERE id = ${orderId}
  `.execute(trx);
}

/** A lost dispute counts as refunded. */
async function addRefunded(trx: Tx, { orderId, cents }: OrderShare): Promise<void> {
  await sql`
    UPDATE orders SET refunded_cents = refunded_cents + ${cents},
      payment_state = CASE WHEN refunded_cents + ${cents} = paid_cents THEN 'REFUNDED' ELSE payment_state END
    WHERE id = ${orderId}
  `.execute(trx);
}

async function reversalDecided({ publicUrl }: PaymentContext, trx: Tx, event: ReversalDecided): Promise<void> {
  const { outcome, reversal, orderIds } = event;
  for (const share of event.shares) {
    const { orderId, cents } = share;
    await sql`UPDATE orders SET disputed_cents = disputed_cents - ${cents} WHERE id = ${orderId}`.execute(trx);
    if (outcome === 'returned') await reopenDebt(trx, share);
    if (outcome === 'lost') await addRefunded(trx, share);
    await bumpVersion(trx, orderId);
    await announceOrders(trx, [orderId]);
  }
  await tellSellersOfReversal(trx, outcome, event, publicUrl);
  if (outcome === 'won') return;
  if (outcome === 'returned' && reversal.held_cents > 0) {
    const orders = await trx.selectFrom('orders').selectAll().where('id', 'in', orderIds).execute();
    await recordFailure(trx, orders, reversal.payment_id);
  }
  await queueReversalMails(trx, outcome, event, publicUrl);
}

/** How orders react to payments. The composition root registers it. */
export const orderPayments: PaymentListener = {
  lockOrders: async (trx, orderIds) => {
    await lockOrdersWithCarts(trx, orderIds);
  },
  paymentCaptured,
  paymentSubmitted: applyProgress,
  paymentReleased,
  reversalOpened,
  reversalDecided,
  refundFound: async (trx, share) => {
    await addRefunded(trx, share);
    await bumpVersion(trx, share.orderId);
    await announceOrders(trx, [share.orderId]);
  },
  refundSettled: (trx, { orderId, refundId }) => recordOrderEvent(trx, orderId, { kind: 'refunded', ref: refundId }),
};
