import { sql } from 'kysely';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { touchOrder } from '#api/modules/sales/cart/change-order.ts';
import { settleRefund } from '#api/modules/payments/refund-payment.ts';
import { auditOrder } from './audit-order.ts';
import { recordAllowance } from '#api/modules/payments/ledger/price-adjustment.ts';
import type { OrderRow } from './load-orders.ts';
import { messagesIn } from './messages.ts';
import { lockPlaced, type OrderDesk } from './staff-service.ts';
import { OrderLockedError, DomainError } from '#api/platform/domain-error.ts';

const KEY_PATTERN = /^[\x21-\x7e]{8,100}$/;
const MOST_REASON = 500;
const SETTLE_AFTER_MS = 15_000;

export type RefundGiven = {
  readonly amountCents: number;
  /** Shown to the buyer; at most 500 characters. */
  readonly reason: string;
  /** Made once for each intent: the same key gives the money back once. */
  readonly idempotencyKey: string;
};

function readGiven({ visitor }: OrderDesk, given: RefundGiven): RefundGiven {
  const messages = messagesIn(visitor.locale);
  const reason = cleanText(given.reason).trim();
  if (reason === '' || reason.length > MOST_REASON) throw new DomainError('reason', messages.reasonRequired);
  if (!KEY_PATTERN.test(given.idempotencyKey)) throw new DomainError('invalid', messages.keyInvalid);
  if (given.amountCents < 1) throw new DomainError('amount', messages.refundTooLittle);
  return { ...given, reason };
}

/** Takes the key. False when the same request had it before; refuses another request under it. */
async function takeKey(trx: Tx, { visitor }: OrderDesk, orderId: string, given: RefundGiven): Promise<boolean> {
  const { amountCents, reason, idempotencyKey } = given;
  const inserted = await trx
    .insertInto('refund_requests')
    .values({ order_id: orderId, request_key: idempotencyKey, amount_cents: amountCents, reason })
    .onConflict((on) => on.doNothing())
    .returning('request_key')
    .executeTakeFirst();
  if (inserted) return true;
  const first = await trx
    .selectFrom('refund_requests')
    .select(['amount_cents', 'reason'])
    .where('order_id', '=', orderId)
    .where('request_key', '=', idempotencyKey)
    .executeTakeFirstOrThrow();
  if (first.amount_cents !== amountCents || first.reason !== reason)
    throw new DomainError('key-reused', messagesIn(visitor.locale).refundKeyReused);
  return false;
}

/** What was paid, and neither given back nor disputed: what providers charged before codes and credits, newest first; locked. */
function refundableParts(trx: Tx, orderId: string) {
  return trx
    .selectFrom('payment_orders as part')
    .innerJoin('payments as payment', 'payment.id', 'part.payment_id')
    .select(['part.id', 'part.payment_id', 'part.refunded_cents', 'part.left_cents'])
    .where('part.order_id', '=', orderId)
    .where('part.left_cents', '>', 0)
    .orderBy(sql`payment.purse_id IS NOT NULL`)
    .orderBy('part.id', 'desc')
    .forUpdate('part')
    .execute();
}

async function promise(trx: Tx, desk: OrderDesk, order: OrderRow, given: RefundGiven): Promise<string[]> {
  const { amountCents, reason } = given;
  const parts = await refundableParts(trx, order.id);
  const most = parts.reduce((sum, part) => sum + part.left_cents, 0);
  const messages = messagesIn(desk.visitor.locale);
  if (amountCents > most) throw new DomainError('amount', messages.refundTooMuch(most));
  const ids: string[] = [];
  let left = amountCents;
  for (const part of parts) {
    const cents = Math.min(left, part.left_cents);
    if (cents === 0) break;
    left -= cents;
    const id = newId();
    await trx
      .updateTable('payment_orders')
      .set({ refunded_cents: part.refunded_cents + cents })
      .where('id', '=', part.id)
      .execute();
    const settleAfter = new Date(Date.now() + SETTLE_AFTER_MS);
    await trx
      .insertInto('refunds')
      .values({
        id,
        order_id: order.id,
        payment_id: part.payment_id,
        amount_cents: cents,
        reason,
        settle_after: settleAfter,
      })
      .execute();
    ids.push(id);
  }
  const refunded = order.refunded_cents + amountCents;
  await trx
    .updateTable('orders')
    .set({ refunded_cents: refunded, ...(refunded === order.paid_cents ? { payment_state: 'REFUNDED' } : {}) })
    .where('id', '=', order.id)
    .execute();
  return ids;
}

/**
 * Gives a part of an order's money back, for admins: to providers before codes and credits, newest first, never more than was paid, in one transaction
 * with its ledger entry. The provider is asked at once; what it does not answer the sweeper settles. Throws a DomainError.
 */
export async function refundOrder(desk: OrderDesk, orderId: string, request: RefundGiven): Promise<void> {
  const given = readGiven(desk, request);
  const { commerce, visitor } = desk;
  const refunds = await tx(commerce.db, async (trx) => {
    const order = await lockPlaced(trx, desk, orderId, 'admin');
    if (order.paying_payment_id !== null)
      throw new OrderLockedError(order.paying_payment_id, messagesIn(visitor.locale).beingPaid);
    if (!(await takeKey(trx, desk, order.id, given))) return [];
    const ids = await promise(trx, desk, order, given);
    await recordAllowance(trx, order, `${order.id}:${given.idempotencyKey}`, given.amountCents);
    await touchOrder(trx, order.id);
    await auditOrder(trx, desk, order.id, 'refund', { amountCents: given.amountCents });
    return ids;
  });
  for (const refundId of refunds) await settleRefund(commerce, refundId);
}
