import { setTimeout as wait } from 'node:timers/promises';
import { isId } from '#api/platform/db/new-id.ts';
import { isUniqueViolation } from '#api/platform/db/tx.ts';
import { type LoadedOrder, loadOrders, loadOrdersById, type OrderRow } from '#api/modules/sales/orders/load-orders.ts';
import { messagesIn } from '#api/modules/sales/orders/messages.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { holdsKey } from '#api/modules/sales/orders/see-order.ts';
import { isBuyer, ownsOpenOrder, type Visitor } from '#api/modules/sales/orders/principal.ts';
import { setAffirmFee } from './affirm-fee.ts';
import {
  amountRemaining,
  beginPayment,
  findPayment,
  hashRequest,
  type Payer,
  type PayRequest,
} from './begin-payment.ts';
import { findCharge } from '#api/modules/payments/charge-ref.ts';
import type { Commerce } from '#api/modules/payments/payment-context.ts';
import type { ChargeMethod } from '#api/modules/payments/payment-provider.ts';
import { callOff, settlePayment } from '#api/modules/payments/settle-payment.ts';
import type { PaymentRow } from '#api/modules/payments/tables.ts';
import { checkTenders } from './check-payment-methods.ts';
import { isExternal } from '#api/modules/payments/methods/payment-method.ts';

const KEY_PATTERN = /^[\x21-\x7e]{8,100}$/;
/** How long a repeated request waits for the first one. */
const WAIT_FOR_FIRST_MS = 8_000;
const POLL_MS = 60;

function mayPay(visitor: Visitor, order: OrderRow, key: string | null): boolean {
  if (order.completed_at !== null) return visitor.isAdmin || isBuyer(visitor, order) || holdsKey(order, key);
  return order.cancelled_at === null && (visitor.isAdmin || ownsOpenOrder(visitor, order));
}

async function findOrders({ db }: Commerce, visitor: Visitor, { orders }: PayRequest): Promise<OrderRow[]> {
  const messages = messagesIn(visitor.locale);
  const ids = orders.map(({ orderId }) => orderId);
  const keys = new Map(orders.map(({ orderId, key }) => [orderId, key ?? null]));
  const wanted = [...keys.keys()];
  if (wanted.length === 0) throw new DomainError('nothing-to-pay', messages.nothingToPay);
  if (!wanted.every(isId) || wanted.length !== ids.length) throw new DomainError('not-found', messages.orderNotFound);
  const rows = await db.selectFrom('orders').selectAll().where('id', 'in', wanted).orderBy('id').execute();
  if (rows.length !== wanted.length || !rows.every((row) => mayPay(visitor, row, keys.get(row.id) ?? null)))
    throw new DomainError('not-found', messages.orderNotFound);
  return rows;
}

/** A shopper who pays anew has given up the payment that waited for a confirmation: it is called off first. */
async function callOffAbandoned(commerce: Commerce, rows: readonly OrderRow[]): Promise<boolean> {
  const ids = [...new Set(rows.flatMap(({ paying_payment_id: id }) => (id === null ? [] : [id])))];
  if (ids.length === 0) return false;
  const waiting = await commerce.db
    .selectFrom('payments')
    .selectAll()
    .where('id', 'in', ids)
    .where('status', '=', 'REQUIRES_ACTION')
    .execute();
  for (const payment of waiting) await callOff(commerce, payment);
  return waiting.length > 0;
}

function checkReady(visitor: Visitor, { row, lines, methodRef }: LoadedOrder): void {
  if (row.completed_at !== null) return;
  const messages = messagesIn(visitor.locale);
  if (lines.length === 0) throw new DomainError('nothing-to-pay', messages.nothingToPay);
  if (row.contact_id === null && row.account_id === null) throw new DomainError('incomplete', messages.contactMissing);
  const needsMethod = lines.some(({ goods }) => goods.requiresShipping || goods.localPickupOnly);
  if (needsMethod && (row.ship_option === null || methodRef === null))
    throw new DomainError('incomplete', messages.shippingMissing);
}

function checkUnchanged(visitor: Visitor, request: PayRequest, orders: readonly LoadedOrder[]): void {
  for (const order of orders) {
    const shown = request.orders.find(({ orderId }) => orderId === order.row.id);
    if (shown?.version !== order.row.version || shown.amountCents !== amountRemaining(order))
      throw new DomainError('changed', messagesIn(visitor.locale).priceChanged);
  }
}

/** Affirm's fee is for Affirm: whoever pays in another way is shown the price without it first. */
async function removeOtherFee(commerce: Commerce, visitor: Visitor, request: PayRequest, rows: readonly OrderRow[]) {
  if (request.tenders.some(({ method }) => method.kind === 'affirm')) return;
  const withFee = rows.filter((row) => row.completed_at === null && row.fee_basis_points > 0);
  for (const { id } of withFee) await setAffirmFee(commerce.db, visitor, id, false);
  if (withFee.length > 0) throw new DomainError('changed', messagesIn(visitor.locale).priceChanged);
}

async function prepare(commerce: Commerce, visitor: Visitor, request: PayRequest): Promise<LoadedOrder[]> {
  const found = await findOrders(commerce, visitor, request);
  const rows = (await callOffAbandoned(commerce, found)) ? await findOrders(commerce, visitor, request) : found;
  const messages = messagesIn(visitor.locale);
  if (rows.some((row) => row.paying_payment_id !== null)) throw new DomainError('pending', messages.beingPaid);
  await removeOtherFee(commerce, visitor, request, rows);
  const orders = await loadOrders(commerce, rows);
  if (orders.some((order) => order.row.completed_at !== null && amountRemaining(order) === 0))
    throw new DomainError('nothing-to-pay', messages.nothingToPay);
  checkUnchanged(visitor, request, orders);
  for (const order of orders) checkReady(visitor, order);
  if (orders.some((order) => amountRemaining(order) <= 0))
    throw new DomainError('nothing-to-pay', messages.nothingToPay);
  return orders;
}

/** Waits until another request, or the sweeper, has settled the payment; gives up after a while and answers as it is. */
async function waitForFirst(commerce: Commerce, payment: PaymentRow): Promise<PaymentRow> {
  let current = payment;
  for (let waited = 0; current.status === 'SUBMITTED' && waited < WAIT_FOR_FIRST_MS; waited += POLL_MS) {
    await wait(POLL_MS);
    current = await commerce.db
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', payment.id)
      .executeTakeFirstOrThrow();
  }
  return current;
}

async function repeat(commerce: Commerce, visitor: Visitor, request: PayRequest, payment: PaymentRow) {
  if (payment.request_hash !== hashRequest(request))
    throw new DomainError('key-reused', messagesIn(visitor.locale).keyReused);
  return waitForFirst(commerce, payment);
}

function returnUrl({ publicUrl }: Commerce, visitor: Visitor, key: string): string {
  const url = new URL(visitor.locale === 'en' ? '/checkout' : `/${visitor.locale}/checkout`, publicUrl);
  url.searchParams.set('payment', key);
  return url.href;
}

async function charge(commerce: Commerce, payer: Payer, key: string, payment: PaymentRow, method: ChargeMethod) {
  const answer = await commerce.provider.charge({
    key: payment.id,
    amountCents: payment.amount_cents,
    currency: payment.currency,
    method,
    returnUrl: returnUrl(commerce, payer, key),
    locale: payer.locale,
  });
  const known = answer.kind === 'unreachable' ? await findCharge(commerce, payment) : answer;
  return settlePayment(commerce, payment.id, known);
}

/**
 * Pays for orders in one or several ways, all or nothing, and gives the lead payment as it then is. The same key gives
 * the same payment, in parallel too. Throws a DomainError when nothing was begun: then nothing is charged, and nothing has
 * changed but a financing fee that does not belong to the way to pay.
 */
export async function payOrders(commerce: Commerce, payer: Payer, request: PayRequest): Promise<PaymentRow> {
  const { sessionId } = payer;
  const messages = messagesIn(payer.locale);
  if (!KEY_PATTERN.test(request.idempotencyKey)) throw new DomainError('invalid', messages.keyInvalid);
  if (sessionId === null) throw new DomainError('not-found', messages.orderNotFound);
  const earlier = await findPayment(commerce.db, sessionId, request.idempotencyKey);
  if (earlier) return repeat(commerce, payer, request, earlier);
  let payment: PaymentRow;
  try {
    const orders = await prepare(commerce, payer, request);
    const tenders = await checkTenders(commerce, payer, request, orders);
    payment = await beginPayment(commerce, payer, request, orders, tenders);
  } catch (error) {
    // The same request beside this one was first: its payment is this one's, too.
    const isLate = isUniqueViolation(error, 'payments_once') || error instanceof DomainError;
    const first = isLate ? await findPayment(commerce.db, sessionId, request.idempotencyKey) : undefined;
    if (!first) throw error;
    return repeat(commerce, payer, request, first);
  }
  const method = request.tenders.map((tender) => tender.method).find(isExternal);
  return method ? charge(commerce, payer, request.idempotencyKey, payment, method) : payment;
}

/** Looks after a payment whose answer was lost or pending. Throws a DomainError for a key that this session did not use. */
export async function resumePayment(commerce: Commerce, visitor: Visitor, idempotencyKey: string): Promise<PaymentRow> {
  const known = KEY_PATTERN.test(idempotencyKey) && visitor.sessionId !== null;
  const payment = known ? await findPayment(commerce.db, visitor.sessionId ?? '', idempotencyKey) : undefined;
  if (!payment) throw new DomainError('not-found', messagesIn(visitor.locale).paymentNotFound);
  if (payment.status !== 'SUBMITTED' && payment.status !== 'REQUIRES_ACTION') return payment;
  return settlePayment(commerce, payment.id, await findCharge(commerce, payment));
}

/** The orders of a payment as they are now. */
export async function ordersOfPayment(commerce: Commerce, paymentId: string): Promise<LoadedOrder[]> {
  const parts = await commerce.db
    .selectFrom('payment_orders as part')
    .innerJoin('payments as payment', 'payment.id', 'part.payment_id')
    .select('part.order_id')
    .where((eb) => eb.or([eb('payment.id', '=', paymentId), eb('payment.lead_id', '=', paymentId)]))
    .execute();
  return loadOrdersById(commerce, [...new Set(parts.map(({ order_id }) => order_id))]);
}
