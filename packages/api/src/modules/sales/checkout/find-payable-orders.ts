import { cancelPayment, paymentsAwaitingAction } from '#api/modules/payments/index.ts';
import { type LoadedOrder, loadOrders } from '#api/modules/sales/orders/load-orders.ts';
import type { OrderRow } from '#api/modules/sales/orders/order-row.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { isBuyer, ownsOpenOrder } from '#api/modules/sales/orders/order-ownership.ts';
import { holdsKey } from '#api/modules/sales/orders/find-visible-order.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { setAffirmFee } from './affirm-fee.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { amountRemaining, type PayRequest } from './payment-request.ts';

function mayPay(actor: ActorContext, order: OrderRow, key: string | null): boolean {
  if (order.completed_at !== null)
    return actor.principal.rights.isAdmin || isBuyer(actor.principal, order) || holdsKey(order, key);
  return order.cancelled_at === null && (actor.principal.rights.isAdmin || ownsOpenOrder(actor.principal, order));
}

async function findOrders(actor: ActorContext, { db }: CheckoutContext, { orders }: PayRequest): Promise<OrderRow[]> {
  const messages = salesMessages(actor.locale);
  const ids = orders.map(({ orderId }) => orderId);
  const keys = new Map(orders.map(({ orderId, key }) => [orderId, key ?? null]));
  const wanted = [...keys.keys()];
  if (wanted.length === 0) throw new DomainError('nothing-to-pay', messages.nothingToPay);
  if (!wanted.every(isId) || wanted.length !== ids.length) throw new DomainError('not-found', messages.orderNotFound);
  const rows = await db.selectFrom('orders').selectAll().where('id', 'in', wanted).orderBy('id').execute();
  if (rows.length !== wanted.length || !rows.every((row) => mayPay(actor, row, keys.get(row.id) ?? null)))
    throw new DomainError('not-found', messages.orderNotFound);
  return rows;
}

/** A shopper who pays anew has abandoned the payment that waited for a confirmation: it is cancelled first. */
async function cancelAbandoned(context: CheckoutContext, rows: readonly OrderRow[]): Promise<boolean> {
  const ids = [...new Set(rows.flatMap(({ paying_payment_id: id }) => (id === null ? [] : [id])))];
  if (ids.length === 0) return false;
  const waiting = await paymentsAwaitingAction(context.db, ids);
  for (const payment of waiting) await cancelPayment(context, payment);
  return waiting.length > 0;
}

function checkReady(actor: ActorContext, { row, lines, methodRef }: LoadedOrder): void {
  if (row.completed_at !== null) return;
  const messages = salesMessages(actor.locale);
  if (lines.length === 0) throw new DomainError('nothing-to-pay', messages.nothingToPay);
  if (row.contact_id === null && row.account_id === null) throw new DomainError('incomplete', messages.contactMissing);
  const needsMethod = lines.some(({ goods }) => goods.requiresShipping || goods.localPickupOnly);
  if (needsMethod && (row.ship_option === null || methodRef === null))
    throw new DomainError('incomplete', messages.shippingMissing);
}

/** A tax that nobody knows is not charged as none. Throws a DomainError. */
export function checkTaxKnown({ locale }: ActorContext, orders: readonly LoadedOrder[]): void {
  const messages = salesMessages(locale);
  const problem = orders.find(({ taxProblem }) => taxProblem !== null)?.taxProblem;
  if (problem === 'unplaceable') throw new DomainError('tax-address', messages.taxAddress);
  if (problem === 'unavailable') throw new DomainError('tax-unavailable', messages.taxUnavailable);
}

function checkUnchanged(actor: ActorContext, request: PayRequest, orders: readonly LoadedOrder[]): void {
  for (const order of orders) {
    const shown = request.orders.find(({ orderId }) => orderId === order.row.id);
    if (shown?.version !== order.row.version || shown.amountCents !== amountRemaining(order))
      throw new DomainError('changed', salesMessages(actor.locale).priceChanged);
  }
}

/** Affirm's fee is for Affirm: a shopper who pays by another method is shown the price without it first. */
async function removeAffirmFee(actor: ActorContext, request: PayRequest, rows: readonly OrderRow[]): Promise<void> {
  if (request.methods.some(({ method }) => method.kind === 'affirm')) return;
  const withFee = rows.filter((row) => row.completed_at === null && row.fee_basis_points > 0);
  for (const { id } of withFee) await setAffirmFee(actor, id, false);
  if (withFee.length > 0) throw new DomainError('changed', salesMessages(actor.locale).priceChanged);
}

/** The orders of a request, priced, ready to be paid, and as they were shown. Throws a DomainError. */
export async function findPayableOrders(
  actor: ActorContext,
  context: CheckoutContext,
  request: PayRequest,
): Promise<LoadedOrder[]> {
  const found = await findOrders(actor, context, request);
  const rows = (await cancelAbandoned(context, found)) ? await findOrders(actor, context, request) : found;
  const messages = salesMessages(actor.locale);
  if (rows.some((row) => row.paying_payment_id !== null)) throw new DomainError('pending', messages.beingPaid);
  await removeAffirmFee(actor, request, rows);
  const orders = await loadOrders(context, rows);
  if (orders.some((order) => order.row.completed_at !== null && amountRemaining(order) === 0))
    throw new DomainError('nothing-to-pay', messages.nothingToPay);
  checkTaxKnown(actor, orders);
  checkUnchanged(actor, request, orders);
  for (const order of orders) checkReady(actor, order);
  if (orders.some((order) => amountRemaining(order) <= 0))
    throw new DomainError('nothing-to-pay', messages.nothingToPay);
  return orders;
}
