import { type Selectable, sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import type { Commerce } from './payment-context.ts';
import { isCharged, providerOf } from './charge-ref.ts';
import { recordRefund } from './ledger/ledger.ts';
import { refundToPurse } from './stored-value/stored-value-accounts.ts';
import type { PaymentRow, RefundsTable } from './tables.ts';

const SETTLE_AFTER_MS = 15_000;

export type RefundRow = Selectable<RefundsTable>;

/**
 * Promises all money of an order back, one refund for each payment, in the caller's transaction. The database refuses
 * more than was captured. The provider is asked afterwards, by `settleRefund` or the sweeper. Gives the refunds' ids.
 */
export async function promiseRefunds(trx: Tx, orderId: string): Promise<string[]> {
  const parts = await trx
    .selectFrom('payment_orders')
    .select(['id', 'payment_id', 'refunded_cents', 'left_cents'])
    .where('order_id', '=', orderId)
    .where('left_cents', '>', 0)
    .forUpdate()
    .execute();
  const ids: string[] = [];
  for (const part of parts) {
    const id = newId();
    const amount = part.left_cents;
    await trx
      .updateTable('payment_orders')
      .set({ refunded_cents: part.refunded_cents + amount })
      .where('id', '=', part.id)
      .execute();
    await trx
      .insertInto('refunds')
      .values({
        id,
        order_id: orderId,
        payment_id: part.payment_id,
        amount_cents: amount,
        settle_after: new Date(Date.now() + SETTLE_AFTER_MS),
      })
      .execute();
    ids.push(id);
  }
  await sql`
    UPDATE orders SET
      refunded_cents = back.cents,
      payment_state = CASE WHEN back.cents > 0 AND back.cents = paid_cents THEN 'REFUNDED' ELSE payment_state END
    FROM (SELECT coalesce(sum(refunded_cents), 0) AS cents FROM payment_orders WHERE order_id = ${orderId}) AS back
    WHERE orders.id = ${orderId}
  `.execute(trx);
  return ids;
}

type Done = { readonly ref: string | null; readonly isVoid: boolean };

async function markDone(trx: Tx, refund: RefundRow, payment: PaymentRow, { ref, isVoid }: Done): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('refunds')
    .set({ done_at: new Date(), provider_ref: ref, is_void: isVoid })
    .where('id', '=', refund.id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  if (payment.purse_id) await refundToPurse(trx, refund.id, payment.purse_id, refund.amount_cents);
  await recordRefund(trx, refund, payment);
  await markRefunded(trx, refund.payment_id);
}

/** Says of a payment that all of it was given back, once that is so. */
export async function markRefunded(trx: Tx, paymentId: string): Promise<void> {
  await sql`
    UPDATE payments SET status = 'REFUNDED'
    WHERE id = ${paymentId} AND NOT EXISTS (
      SELECT 1 FROM payment_orders WHERE payment_id = ${paymentId} AND refunded_cents < captured_cents
    )
  `.execute(trx);
}

/** Only who took the money gives it back; while the shop has no keys for that one, the promise stands. */
async function refundCharge(commerce: Commerce, refund: RefundRow, payment: PaymentRow): Promise<Done | null> {
  const provider = providerOf(commerce, payment);
  if (!provider)
    commerce.log.error(
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

/** Gives a promised refund back, by the provider where one was paid, and records it. May be repeated; gives whether it is done. */
export async function settleRefund(commerce: Commerce, refundId: string): Promise<boolean> {
  const refund = await commerce.db.selectFrom('refunds').selectAll().where('id', '=', refundId).executeTakeFirst();
  if (!refund || refund.done_at !== null) return refund !== undefined;
  const payment = await commerce.db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', refund.payment_id)
    .executeTakeFirstOrThrow();
  const done = isCharged(payment) ? await refundCharge(commerce, refund, payment) : { ref: null, isVoid: false };
  if (!done) return false;
  await tx(commerce.db, (trx) => markDone(trx, refund, payment, done));
  return true;
}
