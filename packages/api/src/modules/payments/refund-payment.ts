import { type Selectable, sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { isCharged, providerOf } from './charge-ref.ts';
import { recordRefund } from './ledger/ledger.ts';
import type { PaymentContext } from './payment-context.ts';
import { notifyListeners } from './payment-events.ts';
import { refundToStoredValue } from './stored-value/stored-value-accounts.ts';
import type { PaymentRow, RefundsTable } from './tables.ts';

export type RefundRow = Selectable<RefundsTable>;

type Done = { readonly ref: string | null; readonly isVoid: boolean };

async function markDone(trx: Tx, refund: RefundRow, payment: PaymentRow, { ref, isVoid }: Done): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('refunds')
    .set({ done_at: new Date(), provider_ref: ref, is_void: isVoid })
    .where('id', '=', refund.id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await notifyListeners((listener) => listener.refundSettled(trx, { refundId: refund.id, orderId: refund.order_id }));
  if (payment.stored_value_account_id)
    await refundToStoredValue(trx, refund.id, payment.stored_value_account_id, refund.amount_cents);
  await recordRefund(trx, refund, payment);
  await markRefunded(trx, refund.payment_id);
}

/** Marks a payment as refunded, once all of it was. */
export async function markRefunded(trx: Tx, paymentId: string): Promise<void> {
  await sql`
    UPDATE payments SET status = 'REFUNDED'
    WHERE id = ${paymentId} AND NOT EXISTS (
      SELECT 1 FROM payment_allocations WHERE payment_id = ${paymentId} AND refunded_cents < captured_cents
    )
  `.execute(trx);
}

/** Only the provider that took the money refunds it; while the shop has no keys for that one, the refund stays pending. */
async function refundCharge(context: PaymentContext, refund: RefundRow, payment: PaymentRow): Promise<Done | null> {
  const provider = providerOf(context, payment);
  if (!provider)
    context.log.error(
      { refundId: refund.id, provider: payment.provider },
      'A refund waits for the keys of its provider',
    );
  if (!provider || payment.provider_ref === null) return null;
  const answer = await provider.refund({
    key: refund.id,
    chargeRef: payment.provider_ref,
    amountCents: refund.amount_cents,
  });
  return answer.done ? answer : null;
}

/** Carries out a pending refund, by the provider where one was paid, and records it. May be repeated; gives whether it is done. */
export async function settleRefund(context: PaymentContext, refundId: string): Promise<boolean> {
  const refund = await context.db.selectFrom('refunds').selectAll().where('id', '=', refundId).executeTakeFirst();
  if (!refund || refund.done_at !== null) return refund !== undefined;
  const payment = await context.db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', refund.payment_id)
    .executeTakeFirstOrThrow();
  const done = isCharged(payment) ? await refundCharge(context, refund, payment) : { ref: null, isVoid: false };
  if (!done) return false;
  await tx(context.db, (trx) => markDone(trx, refund, payment, done));
  return true;
}
