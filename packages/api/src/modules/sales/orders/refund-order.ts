import { cleanText } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { checkQuote } from './refund-quote.ts';
import { bumpVersion } from '#api/modules/sales/cart/change-order.ts';
import { createPartialRefund, paymentMessages, settleRefund } from '#api/modules/payments/index.ts';
import type { CheckoutContext } from '#api/modules/sales/checkout/checkout-context.ts';
import { announceOrders } from './announce-orders.ts';
import { auditOrder } from './audit-order.ts';
import type { OrderRow } from './order-row.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { lockPlaced } from './lock-placed.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { OrderLockedError } from '#api/modules/sales/orders/order-locked-error.ts';

const KEY_PATTERN = /^[\x21-\x7e]{8,100}$/;
const MAXIMUM_REASON = 500;

export type RefundInput = {
  readonly amountCents: number;
  /** Shown to the buyer; at most 500 characters. */
  readonly reason: string;
  /** Made once for each intent: the same key refunds once. */
  readonly idempotencyKey: string;
  /** The quote that was shown; without it, the refund is what it comes to by now. */
  readonly quoteId?: string | null;
  readonly quoteVersion?: number | null;
};

function readGiven({ locale }: ActorContext, given: RefundInput): RefundInput {
  const messages = salesMessages(locale);
  const reason = cleanText(given.reason).trim();
  if (reason === '' || reason.length > MAXIMUM_REASON) throw new DomainError('reason', messages.reasonRequired);
  if (!KEY_PATTERN.test(given.idempotencyKey)) throw new DomainError('invalid', paymentMessages(locale).keyInvalid);
  if (given.amountCents < 1) throw new DomainError('amount', messages.refundTooLittle);
  return { ...given, reason };
}

/** Takes the key. False when the same request had it before; refuses another request under it. */
async function takeKey(trx: Tx, { locale }: ActorContext, orderId: string, given: RefundInput): Promise<boolean> {
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
    throw new DomainError('key-reused', salesMessages(locale).refundKeyReused);
  return false;
}

/** Creates the refunds of an amount and adds it to what was refunded of the order. Throws a DomainError. */
async function createRefunds(
  trx: Tx,
  actor: ActorContext,
  order: OrderRow,
  { amountCents, reason, idempotencyKey: key }: RefundInput,
): Promise<readonly string[]> {
  const refund = await createPartialRefund(trx, order.id, { key, amountCents, reason });
  if (!refund.ok) throw new DomainError('amount', salesMessages(actor.locale).refundTooMuch(refund.maximumCents));
  const refunded = order.refunded_cents + amountCents;
  await trx
    .updateTable('orders')
    .set({ refunded_cents: refunded, ...(refunded === order.paid_cents ? { payment_state: 'REFUNDED' } : {}) })
    .where('id', '=', order.id)
    .execute();
  return refund.ids;
}

/**
 * Refunds a part of an order, for admins: to providers before codes and credits, newest first, never more than was paid, in
 * one transaction with its ledger entry. The provider is asked at once; what it does not answer the sweeper settles. Throws a DomainError.
 */
export async function refundOrder(
  actor: ActorContext,
  checkout: CheckoutContext,
  orderId: string,
  request: RefundInput,
): Promise<void> {
  const given = readGiven(actor, request);
  const refunds = await tx(actor.db, async (trx) => {
    const order = await lockPlaced(trx, actor, orderId, 'admin');
    if (order.paying_payment_id !== null)
      throw new OrderLockedError(order.paying_payment_id, salesMessages(actor.locale).beingPaid);
    if (!(await takeKey(trx, actor, order.id, given))) return [];
    await checkQuote(trx, actor, order, given);
    const ids = await createRefunds(trx, actor, order, given);
    await bumpVersion(trx, order.id);
    await announceOrders(trx, [order.id]);
    await auditOrder(trx, actor, order.id, 'refund', { amountCents: given.amountCents });
    return ids;
  });
  for (const refundId of refunds) await settleRefund(checkout, refundId);
}
