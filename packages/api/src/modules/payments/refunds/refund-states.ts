import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import { recordRefund, recordRefundFailed } from '#api/modules/payments/ledger/ledger.ts';
import { notifyListeners } from '#api/modules/payments/payment-events.ts';
import { refundToStoredValue } from '#api/modules/payments/stored-value/stored-value-accounts.ts';
import type { PaymentRow, RefundRow } from '#api/modules/payments/tables.ts';
import { pauseAfter } from './refund-attempt.model.ts';

/** A pending refund is looked up again after this long; as a rule its webhook arrives first. */
const ASK_AGAIN_MS = 15 * 60_000;

/** Locks a refund and gives it as it is. */
export const lockRefund = (trx: Tx, id: string): Promise<RefundRow> =>
  trx.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** Starts another attempt of a locked refund that failed; any other stays as it is. Gives the updated refund. */
export async function nextAttempt(trx: Tx, refund: RefundRow): Promise<RefundRow> {
  if (refund.status !== 'failed') return refund;
  return trx
    .updateTable('refunds')
    .set({ attempt: refund.attempt + 1, status: 'requested', provider_ref: null })
    .where('id', '=', refund.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Marks a payment as refunded, once all of it was. */
export async function markRefunded(trx: Tx, paymentId: string): Promise<void> {
  await sql`
    UPDATE payments SET status = 'REFUNDED'
    WHERE id = ${paymentId} AND status = 'CAPTURED' AND NOT EXISTS (
      SELECT 1 FROM payment_allocations WHERE payment_id = ${paymentId} AND refunded_cents < captured_cents
    )
  `.execute(trx);
}

export type Success = { readonly ref: string | null; readonly isVoid: boolean };

/** Enters that a locked refund succeeded, in the books and in its row, and tells nobody. */
export async function enterSuccess(
  trx: Tx,
  refund: RefundRow,
  payment: PaymentRow,
  { ref, isVoid }: Success,
): Promise<void> {
  const entryId = payment.stored_value_account_id
    ? await refundToStoredValue(trx, refund, payment)
    : await recordRefund(trx, refund, payment);
  await trx
    .updateTable('refunds')
    .set({
      status: 'succeeded',
      succeeded_at: new Date(),
      entry_id: entryId,
      provider_ref: ref,
      is_void: isVoid,
      failure: null,
    })
    .where('id', '=', refund.id)
    .execute();
  await markRefunded(trx, payment.id);
}

/** A locked refund succeeded. */
export async function succeed(trx: Tx, refund: RefundRow, payment: PaymentRow, success: Success): Promise<void> {
  await enterSuccess(trx, refund, payment, success);
  const { id: refundId, order_id: orderId } = refund;
  if (orderId) await notifyListeners((listener) => listener.refundSettled(trx, { refundId, orderId }));
}

/** The provider accepted a locked refund, and has not decided it. */
export async function awaitDecision(trx: Tx, { id }: RefundRow, ref: string): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({ status: 'pending', provider_ref: ref, next_attempt_at: new Date(Date.now() + ASK_AGAIN_MS) })
    .where('id', '=', id)
    .execute();
}

/** A locked refund failed, perhaps after it had succeeded: it is still owed to the buyer, and is retried. */
export async function fail(trx: Tx, refund: RefundRow, payment: PaymentRow, failure: string): Promise<void> {
  if (refund.status === 'succeeded') {
    await recordRefundFailed(trx, refund, payment);
    await sql`UPDATE payments SET status = 'CAPTURED' WHERE id = ${payment.id} AND status = 'REFUNDED'`.execute(trx);
  }
  await trx
    .updateTable('refunds')
    .set({
      status: 'failed',
      failure: failure.slice(0, 200),
      succeeded_at: null,
      entry_id: null,
      next_attempt_at: new Date(Date.now() + pauseAfter(refund.attempt)),
    })
    .where('id', '=', refund.id)
    .execute();
}
