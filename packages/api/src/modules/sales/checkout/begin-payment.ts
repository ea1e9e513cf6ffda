import { storeProfile } from '@headstock/contracts/store-profile';
import {
  type AllocatedMethod,
  allocatePayments,
  captureInternal,
  createPayments,
  holdFunds,
  type Intent,
  isExternal,
  type PaymentRow,
} from '#api/modules/payments/index.ts';
import { auditStaffAction } from '#api/modules/sales/orders/audit-order.ts';
import type { LoadedOrder } from '#api/modules/sales/orders/load-orders.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { amountRemaining, hashRequest, type PayRequest } from './payment-request.ts';
import { reserveStock } from './reserve-stock.ts';

/** Locks the orders and makes sure that they still are as they were priced. */
async function lockUnchanged(trx: Tx, actor: ActorContext, orders: readonly LoadedOrder[]): Promise<void> {
  const messages = salesMessages(actor.locale);
  const rows = await trx
    .selectFrom('orders')
    .select(['id', 'version', 'paying_payment_id'])
    .where(
      'id',
      'in',
      orders.map(({ row }) => row.id),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const now = new Map(rows.map((row) => [row.id, row]));
  for (const { row } of orders) {
    const current = now.get(row.id);
    if (current?.paying_payment_id) throw new DomainError('pending', messages.beingPaid);
    if (current?.version !== row.version) throw new DomainError('changed', messages.priceChanged);
  }
}

function intentOf(actor: ActorContext, { provider }: CheckoutContext, request: PayRequest): Intent {
  if (actor.principal.sessionId === null) throw new Error('A payment needs a session.');
  return {
    session_id: actor.principal.sessionId,
    account_id: actor.principal.accountId,
    idempotency_key: request.idempotencyKey,
    request_hash: hashRequest(request),
    plan_ref: request.layawayRef ?? null,
    currency: storeProfile.currency,
    provider: provider.name,
  };
}

/** Keeps by which calculation open orders are taxed, to report the sale by it. */
async function keepTaxQuotes(trx: Tx, orders: readonly LoadedOrder[]): Promise<void> {
  for (const { row, taxQuoteRef } of orders)
    if (row.completed_at === null && taxQuoteRef !== row.tax_quote_ref)
      await trx.updateTable('orders').set({ tax_quote_ref: taxQuoteRef }).where('id', '=', row.id).execute();
}

/** Until the payment is settled nothing about the orders changes. */
async function lockForPayment(trx: Tx, paymentId: string, orders: readonly LoadedOrder[]): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ paying_payment_id: paymentId })
    .where(
      'id',
      'in',
      orders.map(({ row }) => row.id),
    )
    .execute();
}

/**
 * Writes the intent to pay, in one transaction: the payments under the shopper's key, what they pay of the orders, the stock
 * taken, and stored value held. A provider may be asked once this is committed, never before; when none is needed, the payment
 * is captured with it. Gives the primary payment. Throws a DomainError, and a unique violation on `payments_once` when the same
 * key is under way.
 */
export function beginPayment(
  actor: ActorContext,
  context: CheckoutContext,
  request: PayRequest,
  orders: readonly LoadedOrder[],
  methods: readonly AllocatedMethod[],
): Promise<PaymentRow> {
  return tx(context.db, async (trx) => {
    const payments = await createPayments(trx, intentOf(actor, context, request), methods);
    const [primary] = payments;
    if (!primary) throw new Error('A payment needs a method.');
    await lockUnchanged(trx, actor, orders);
    const due = orders.map((order) => ({
      orderId: order.row.id,
      dueCents: amountRemaining(order),
      price: order.price,
    }));
    await allocatePayments(trx, payments, due);
    await reserveStock(trx, actor, orders);
    await keepTaxQuotes(trx, orders);
    await lockForPayment(trx, primary.id, orders);
    await holdFunds(trx, { actor: actorOf(actor), locale: actor.locale }, payments);
    for (const { row } of orders)
      await auditStaffAction(trx, actor, row, { action: 'pay', detail: { paymentId: primary.id } });
    return methods.some(({ method }) => isExternal(method)) ? primary : captureInternal(context, trx, primary);
  });
}
