import { sql } from 'kysely';
import { findCharge } from './charge-ref.ts';
import type { Commerce } from './payment-context.ts';
import { settleRefund } from './refund-payment.ts';
import { callOff, settlePayment } from './settle-payment.ts';
import type { PaymentRow } from './tables.ts';

/** Another process does not touch what one has taken for this long. */
const LEASE_MS = 10_000;
const BATCH = 20;
/** A charge that still is not through after this long is called off. */
const CALL_OFF_AFTER_MS = 40_000;

/** Those that can be asked at the moment: whoever's keys are gone is left alone until they are back. */
const askable = ({ provider, formerProviders }: Commerce): string[] =>
  [provider, ...formerProviders].map(({ name }) => name);

async function claimPayments(commerce: Commerce): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    UPDATE payments SET settle_after = ${new Date(Date.now() + LEASE_MS)}
    WHERE id IN (
      SELECT id FROM payments
      WHERE status IN ('SUBMITTED', 'REQUIRES_ACTION') AND lead_id IS NULL AND settle_after <= ${new Date()}
        AND provider = ANY (${askable(commerce)}::text[])
      ORDER BY settle_after LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    ) RETURNING *
  `.execute(commerce.db);
  return rows;
}

async function claimRefunds(commerce: Commerce): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE refunds SET settle_after = ${new Date(Date.now() + LEASE_MS)}
    WHERE id IN (
      SELECT refunds.id FROM refunds JOIN payments ON payments.id = refunds.payment_id
      WHERE done_at IS NULL AND refunds.settle_after <= ${new Date()}
        AND coalesce(provider = ANY (${askable(commerce)}::text[]), true)
      ORDER BY refunds.settle_after LIMIT ${BATCH} FOR UPDATE OF refunds SKIP LOCKED
    ) RETURNING id
  `.execute(commerce.db);
  return rows.map(({ id }) => id);
}

/**
 * Settles one payment that nobody waits for any more: paid if it went through, released if it failed, called off if it
 * never arrived, is stuck, or the shopper did not confirm it in time.
 */
async function settleLeftOver(commerce: Commerce, payment: PaymentRow): Promise<void> {
  const answer = await findCharge(commerce, payment);
  if (answer.kind === 'unreachable') return;
  const since = payment.processing_since ?? payment.created_at;
  const isOld = Date.now() - since.getTime() > CALL_OFF_AFTER_MS;
  const stuck =
    answer.kind === 'charge' &&
    ((answer.charge.status === 'processing' && isOld) ||
      (answer.charge.status === 'requires-action' && payment.status === 'REQUIRES_ACTION'));
  if (answer.kind === 'absent' || stuck) await callOff(commerce, payment);
  else await settlePayment(commerce, payment.id, answer);
}

/**
 * Settles everything that is due; gives how many payments and refunds it looked at. Run it every few seconds, in any
 * number of processes.
 */
export async function sweepPayments(commerce: Commerce): Promise<number> {
  const payments = await claimPayments(commerce);
  for (const payment of payments) {
    try {
      await settleLeftOver(commerce, payment);
    } catch (error) {
      commerce.log.error({ err: error, paymentId: payment.id }, 'A payment could not be settled; it is tried again');
    }
  }
  const refunds = await claimRefunds(commerce);
  for (const refundId of refunds) {
    try {
      await settleRefund(commerce, refundId);
    } catch (error) {
      commerce.log.error({ err: error, refundId }, 'A refund could not be settled; it is tried again');
    }
  }
  return payments.length + refunds.length;
}
