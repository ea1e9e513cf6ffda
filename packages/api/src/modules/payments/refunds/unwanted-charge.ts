import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { recordUnwantedCharge } from '#api/modules/payments/ledger/ledger.ts';
import type { Charge } from '#api/modules/payments/payment-provider.ts';
import type { PaymentRow } from '#api/modules/payments/tables.ts';
import { FIRST_ATTEMPT_MS } from './create-refunds.ts';

/** Whether a charge must be refunded: its payment failed or was cancelled, or it has another amount. */
export const isUnwanted = (payment: PaymentRow, charge: Charge): boolean =>
  charge.status === 'succeeded' &&
  payment.captured_at === null &&
  (payment.status === 'VOID' || payment.status === 'FAILED' || charge.amountCents !== payment.amount_cents);

/**
 * Creates the refund of an unwanted charge, once, in the transaction that locks the payment's row, with the ledger entry of the
 * charge. `settleRefund`, or else the sweeper, carries it out. Gives its id; null when it was created before.
 */
export async function createUnwantedRefund(trx: Tx, payment: PaymentRow, charge: Charge): Promise<string | null> {
  const earlier = await trx
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', payment.id)
    .where('origin', '=', 'unwanted-charge')
    .executeTakeFirst();
  if (earlier) return null;
  const id = newId();
  await trx.updateTable('payments').set({ provider_ref: charge.ref }).where('id', '=', payment.id).execute();
  await trx
    .insertInto('refunds')
    .values({
      id,
      origin: 'unwanted-charge',
      order_id: null,
      payment_id: payment.id,
      amount_cents: charge.amountCents,
      reason: null,
      due_entry_id: await recordUnwantedCharge(trx, payment, charge.amountCents),
      next_attempt_at: new Date(Date.now() + FIRST_ATTEMPT_MS),
    })
    .execute();
  return id;
}
