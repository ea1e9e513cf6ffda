import type { Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { captureCharge, submitCharge } from './capture-payment.ts';
import { chargeRefOf, findCharge, providerOf } from './charge-ref.ts';
import type { PaymentContext } from './payment-context.ts';
import type { Charge, ChargeAnswer, ChargeRequest } from './payment-provider.ts';
import type { InternalMethod, PaymentMethodInput } from './methods/payment-method.ts';
import { lockPayment } from './lock-payment.ts';
import { applyProviderRefunds } from './refunds/apply-provider-refunds.ts';
import { settleRefund } from './refunds/settle-refund.ts';
import { createUnwantedRefund, isUnwanted } from './refunds/unwanted-charge.ts';
import { releasePayment } from './release-payment.ts';
import { applyReversals } from './reversals.ts';
import { isOpen } from './secondary-payments.ts';
import { vaultUseOf } from './vault/charge-use.ts';
import type { PaymentRow } from './tables.ts';

/** How long a shopper may take to confirm a payment. */
const CONFIRM_WITHIN_MS = 600_000;
/** How long a provider may process what the shopper confirmed before it is asked again. */
const PROCESS_WITHIN_MS = 15_000;

async function requireAction(trx: Tx, payment: PaymentRow, charge: Charge): Promise<void> {
  await trx
    .updateTable('payments')
    .set({
      status: 'REQUIRES_ACTION',
      action_url: charge.action?.url ?? null,
      action_type: charge.action?.type ?? null,
      provider_ref: charge.ref,
      next_attempt_at: new Date(payment.created_at.getTime() + CONFIRM_WITHIN_MS),
    })
    .where('id', '=', payment.id)
    .execute();
}

/** The shopper confirmed, and the provider is processing it. */
async function awaitProvider(trx: Tx, payment: PaymentRow): Promise<void> {
  const now = Date.now();
  await trx
    .updateTable('payments')
    .set({
      status: 'SUBMITTED',
      action_url: null,
      action_type: null,
      processing_since: new Date(now),
      next_attempt_at: new Date(now + PROCESS_WITHIN_MS),
    })
    .where('id', '=', payment.id)
    .execute();
}

async function applyCharge(context: PaymentContext, trx: Tx, payment: PaymentRow, charge: Charge): Promise<void> {
  switch (charge.status) {
    case 'succeeded':
      return captureCharge(context, trx, payment, charge);
    case 'submitted':
      return submitCharge(context, trx, payment, charge);
    case 'failed':
      return releasePayment(trx, payment, { status: 'FAILED', code: charge.failureCode });
    case 'canceled':
      return releasePayment(trx, payment, { status: 'VOID', code: null });
    case 'requires-action':
      return payment.status === 'SUBMITTED' ? requireAction(trx, payment, charge) : undefined;
    case 'processing':
      return payment.status === 'REQUIRES_ACTION' ? awaitProvider(trx, payment) : undefined;
  }
}

/** Applies an answer to the locked payment. Gives a refund to be carried out at once, else null. */
async function applyAnswer(
  context: PaymentContext,
  trx: Tx,
  paymentId: string,
  answer: Extract<ChargeAnswer, { kind: 'charge' | 'refused' }>,
): Promise<string | null> {
  const payment = await lockPayment(trx, paymentId);
  if (answer.kind === 'refused') {
    if (!isOpen(payment)) return null;
    if (answer.code === 'canceled') await releasePayment(trx, payment, { status: 'VOID', code: null });
    else await releasePayment(trx, payment, { status: 'FAILED', code: answer.code });
    return null;
  }
  const { charge } = answer;
  let unwanted: string | null = null;
  if (isUnwanted(payment, charge)) {
    if (isOpen(payment)) await releasePayment(trx, payment, { status: 'VOID', code: null });
    unwanted = await createUnwantedRefund(trx, payment, charge);
  } else if (isOpen(payment)) await applyCharge(context, trx, payment, charge);
  const { refunds, reversals } = charge;
  if (refunds.length > 0) await applyProviderRefunds(context, trx, await lockPayment(trx, paymentId), refunds);
  if (reversals.length > 0) await applyReversals(context, trx, await lockPayment(trx, paymentId), reversals);
  return unwanted;
}

/**
 * Applies a provider's answer to a primary payment and its secondary payments, in one transaction: they are captured, released or
 * stay open; to a captured one its returns, disputes and refunds are applied. An unwanted charge is refunded. Each step happens
 * once, so the answer may arrive twice, late and from several sides. Gives the payment.
 */
export async function settlePayment(
  context: PaymentContext,
  paymentId: string,
  answer: ChargeAnswer,
): Promise<PaymentRow> {
  const read = () =>
    context.db.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
  if (answer.kind === 'absent' || answer.kind === 'unreachable') return read();
  const unwanted = await tx(context.db, (trx) => applyAnswer(context, trx, paymentId, answer));
  if (unwanted !== null) {
    context.log.error({ paymentId, refundId: unwanted }, 'An unwanted charge was found; it is refunded');
    await settleRefund(context, unwanted);
  }
  return read();
}

/** Looks up a payment's charge at its provider, and settles the payment by the answer. */
export const refreshPayment = async (context: PaymentContext, payment: PaymentRow): Promise<PaymentRow> =>
  settlePayment(context, payment.id, await findCharge(context, payment));

type ChargeWish = Pick<ChargeRequest, 'returnUrl' | 'locale'> & {
  readonly method: Exclude<PaymentMethodInput['method'], InternalMethod>;
};

/** Charges a payment that was created for it. A lost answer is looked up once; after that the sweeper does. */
export async function chargePayment(
  context: PaymentContext,
  payment: PaymentRow,
  { method, ...request }: ChargeWish,
): Promise<PaymentRow> {
  const vault = await vaultUseOf(context, payment, 'savedCardId' in method);
  if (vault === 'removed') return settlePayment(context, payment.id, { kind: 'refused', code: 'card-unreadable' });
  const answer = await context.provider.charge({
    key: payment.id,
    amountCents: payment.amount_cents,
    currency: payment.currency,
    method: method.kind === 'card' ? { kind: 'card', token: method.token } : method,
    ...(vault && { vault }),
    ...request,
  });
  const known = answer.kind === 'unreachable' ? await findCharge(context, payment) : answer;
  return settlePayment(context, payment.id, known);
}

/**
 * Cancels a payment at its provider, so that nothing can be charged for it any more, and settles it by the answer: a charge that
 * succeeded meanwhile is not cancelled, but captured.
 */
export async function cancelPayment(context: PaymentContext, payment: PaymentRow): Promise<PaymentRow> {
  const provider = providerOf(context, payment);
  if (!provider) return payment;
  const answer = await provider.cancel(chargeRefOf(payment));
  const known = answer.kind === 'absent' ? ({ kind: 'refused', code: 'canceled' } as const) : answer;
  return settlePayment(context, payment.id, known);
}

/** Whether a payment waits until the shopper confirms it, or verifies the bank account. */
const waitsForShopper = ({ status, action_url: url }: PaymentRow): boolean =>
  status === 'REQUIRES_ACTION' || (status === 'SUBMITTED' && url !== null);

/** Cancels a payment that waits for the shopper; false when it does not, or the bank has it by now. */
export async function abandonPayment(context: PaymentContext, paymentId: string): Promise<boolean> {
  const payment = await context.db.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirst();
  if (!payment || !waitsForShopper(payment)) return false;
  return !waitsForShopper(await cancelPayment(context, payment));
}
