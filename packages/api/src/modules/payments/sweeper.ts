import { sql } from 'kysely';
import { findCharge } from './charge-ref.ts';
import type { PaymentContext } from './payment-context.ts';
import { settleRefund } from './refunds/settle-refund.ts';
import { cancelPayment, refreshPayment, settlePayment } from './settle-payment.ts';
import type { PaymentRow, RefundRow } from './tables.ts';

/** For this long no other process takes up what one has claimed. */
const LEASE_MS = 10_000;
const BATCH = 20;
/** A charge that is still processing after this long is cancelled. */
const CANCEL_AFTER_MS = 40_000;

/** A condition: a payment or a refund is due. */
export const hasDuePayments = sql<boolean>`(
  EXISTS (SELECT FROM payments WHERE status IN ('SUBMITTED', 'REQUIRES_ACTION') AND primary_payment_id IS NULL AND next_attempt_at <= now())
  OR EXISTS (SELECT FROM refunds WHERE status <> 'succeeded' AND next_attempt_at <= now()))`;

/** The providers that are configured; payments of others wait until their keys are back. */
const askable = ({ provider, formerProviders }: PaymentContext): string[] =>
  [provider, ...formerProviders].map(({ name }) => name);

async function claimPayments(context: PaymentContext): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    UPDATE payments SET next_attempt_at = ${new Date(Date.now() + LEASE_MS)}
    WHERE id IN (
      SELECT id FROM payments
      WHERE status IN ('SUBMITTED', 'REQUIRES_ACTION') AND primary_payment_id IS NULL AND next_attempt_at <= ${new Date()}
        AND provider = ANY (${askable(context)}::text[])
      ORDER BY next_attempt_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    ) RETURNING *
  `.execute(context.db);
  return rows;
}

type ClaimedRefund = Pick<RefundRow, 'id' | 'status' | 'payment_id'>;

async function claimRefunds(context: PaymentContext): Promise<ClaimedRefund[]> {
  const { rows } = await sql<ClaimedRefund>`
    UPDATE refunds SET next_attempt_at = ${new Date(Date.now() + LEASE_MS)}
    WHERE id IN (
      SELECT refunds.id FROM refunds JOIN payments ON payments.id = refunds.payment_id
      WHERE refunds.status <> 'succeeded' AND refunds.next_attempt_at <= ${new Date()}
        AND coalesce(provider = ANY (${askable(context)}::text[]), true)
      ORDER BY refunds.next_attempt_at LIMIT ${BATCH} FOR UPDATE OF refunds SKIP LOCKED
    ) RETURNING id, status, payment_id
  `.execute(context.db);
  return rows;
}

/**
 * Settles one payment that no request waits for any more: captured if it was charged, released if it failed, cancelled if the
 * provider never received it, it is stuck, or the shopper did not confirm it in time.
 */
async function settleLeftOver(context: PaymentContext, payment: PaymentRow): Promise<void> {
  const answer = await findCharge(context, payment);
  if (answer.kind === 'unreachable') return;
  const since = payment.processing_since ?? payment.created_at;
  const isOld = Date.now() - since.getTime() > CANCEL_AFTER_MS;
  const stuck =
    answer.kind === 'charge' &&
    ((answer.charge.status === 'processing' && isOld) ||
      (answer.charge.status === 'requires-action' && payment.status === 'REQUIRES_ACTION'));
  if (answer.kind === 'absent' || stuck) await cancelPayment(context, payment);
  else await settlePayment(context, payment.id, answer);
}

/** Looks up a refund that the provider has accepted; requests any other again. */
async function settleOpenRefund(context: PaymentContext, { id, status, payment_id: paymentId }: ClaimedRefund) {
  if (status !== 'pending') return settleRefund(context, id);
  const payment = await context.db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return refreshPayment(context, payment);
}

/**
 * Settles everything that is due; gives how many payments and refunds it processed. Run it every few seconds, in any
 * number of processes.
 */
export async function sweepPayments(context: PaymentContext): Promise<number> {
  const payments = await claimPayments(context);
  for (const payment of payments) {
    try {
      await settleLeftOver(context, payment);
    } catch (error) {
      context.log.error({ err: error, paymentId: payment.id }, 'A payment could not be settled; it is tried again');
    }
  }
  const refunds = await claimRefunds(context);
  for (const refund of refunds) {
    try {
      await settleOpenRefund(context, refund);
    } catch (error) {
      context.log.error({ err: error, refundId: refund.id }, 'A refund could not be settled; it is tried again');
    }
  }
  return payments.length + refunds.length;
}
