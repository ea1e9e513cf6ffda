import { setTimeout as wait } from 'node:timers/promises';
import { localePrefix } from '@headstock/contracts/locale';
import {
  chargePayment,
  findPayment,
  isExternal,
  orderIdsOfPayment,
  paymentMessages,
  type PaymentRow,
  readPayment,
  refreshPayment,
} from '#api/modules/payments/index.ts';
import { type LoadedOrder, loadOrdersById } from '#api/modules/sales/orders/load-orders.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { isUniqueViolation } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { beginPayment } from './begin-payment.ts';
import { checkPaymentMethods } from './check-payment-methods.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { findPayableOrders } from './find-payable-orders.ts';
import { hashRequest, type PayRequest } from './payment-request.ts';

const KEY_PATTERN = /^[\x21-\x7e]{8,100}$/;
/** How long a repeated request waits for the first one. */
const WAIT_FOR_FIRST_MS = 8_000;
const POLL_MS = 60;

/** Waits until another request, or the sweeper, has settled the payment; after a while it answers as it is. */
async function waitForFirst({ db }: CheckoutContext, payment: PaymentRow): Promise<PaymentRow> {
  let current = payment;
  for (let waited = 0; current.status === 'SUBMITTED' && waited < WAIT_FOR_FIRST_MS; waited += POLL_MS) {
    await wait(POLL_MS);
    current = await readPayment(db, payment.id);
  }
  return current;
}

async function repeat(actor: ActorContext, context: CheckoutContext, request: PayRequest, payment: PaymentRow) {
  if (payment.request_hash !== hashRequest(request))
    throw new DomainError('key-reused', paymentMessages(actor.locale).keyReused);
  return waitForFirst(context, payment);
}

function returnUrl({ locale }: ActorContext, { publicUrl }: CheckoutContext, request: PayRequest): string {
  const url = new URL(request.returnPath ?? `${localePrefix(locale)}/checkout`, publicUrl);
  url.searchParams.set('payment', request.idempotencyKey);
  return url.href;
}

/**
 * Pays for orders by one or several methods, all or nothing, and gives the primary payment as it then is. The same key gives
 * the same payment, in parallel too. Throws a DomainError when nothing was begun: then nothing is charged, and nothing has
 * changed but a financing fee that does not belong to the method.
 */
export async function payOrders(
  actor: ActorContext,
  context: CheckoutContext,
  request: PayRequest,
): Promise<PaymentRow> {
  const { sessionId } = actor.principal;
  if (!KEY_PATTERN.test(request.idempotencyKey))
    throw new DomainError('invalid', paymentMessages(actor.locale).keyInvalid);
  if (sessionId === null) throw new DomainError('not-found', salesMessages(actor.locale).orderNotFound);
  const earlier = await findPayment(context.db, sessionId, request.idempotencyKey);
  if (earlier) return repeat(actor, context, request, earlier);
  let payment: PaymentRow;
  try {
    const orders = await findPayableOrders(actor, context, request);
    const methods = await checkPaymentMethods(actor, context, request, orders);
    payment = await beginPayment(actor, context, request, orders, methods);
  } catch (error) {
    // The same request beside this one was first: its payment is this one's, too.
    const isLate = isUniqueViolation(error, 'payments_once') || error instanceof DomainError;
    const first = isLate ? await findPayment(context.db, sessionId, request.idempotencyKey) : undefined;
    if (!first) throw error;
    return repeat(actor, context, request, first);
  }
  const method = request.methods.map((input) => input.method).find(isExternal);
  if (!method) return payment;
  const url = returnUrl(actor, context, request);
  return chargePayment(context, payment, { method, returnUrl: url, locale: actor.locale });
}

/** Looks up a payment whose answer was lost or pending. Throws a DomainError for a key that this session did not use. */
export async function resumePayment(
  actor: ActorContext,
  context: CheckoutContext,
  idempotencyKey: string,
): Promise<PaymentRow> {
  const isKnown = KEY_PATTERN.test(idempotencyKey) && actor.principal.sessionId !== null;
  const payment = isKnown ? await findPayment(context.db, actor.principal.sessionId ?? '', idempotencyKey) : undefined;
  if (!payment) throw new DomainError('not-found', paymentMessages(actor.locale).paymentNotFound);
  if (payment.status !== 'SUBMITTED' && payment.status !== 'REQUIRES_ACTION') return payment;
  return refreshPayment(context, payment);
}

/** The orders of a payment as they are now. */
export const ordersOfPayment = async (context: CheckoutContext, paymentId: string): Promise<LoadedOrder[]> =>
  loadOrdersById(context, await orderIdsOfPayment(context.db, paymentId));
