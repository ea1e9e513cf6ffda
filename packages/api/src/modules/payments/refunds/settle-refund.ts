import { tx } from '#api/platform/db/tx.ts';
import { isCharged, providerOf } from '#api/modules/payments/charge-ref.ts';
import { lockPayment } from '#api/modules/payments/lock-payment.ts';
import type { PaymentContext } from '#api/modules/payments/payment-context.ts';
import type { RefundAnswer } from '#api/modules/payments/payment-provider.ts';
import type { PaymentRow, RefundRow } from '#api/modules/payments/tables.ts';
import { applyRefund } from './apply-refund.ts';
import { attemptKey } from './refund-attempt.model.ts';
import { fail, lockRefund, nextAttempt, succeed } from './refund-states.ts';

/** Only the provider that charged can refund; while the shop has no keys for it, the refund waits. */
async function askProvider(context: PaymentContext, refund: RefundRow, payment: PaymentRow): Promise<RefundAnswer> {
  const provider = providerOf(context, payment);
  if (!provider)
    context.log.error(
      { refundId: refund.id, provider: payment.provider },
      'A refund waits for the keys of its provider',
    );
  if (!provider || payment.provider_ref === null) return { kind: 'unreachable' };
  const { provider_ref: chargeRef } = payment;
  return provider.refund({ key: attemptKey(refund), chargeRef, amountCents: refund.amount_cents });
}

/** Begins the next attempt of a failed refund. Gives the updated refund. */
const beginAttempt = (context: PaymentContext, { id, payment_id: paymentId }: RefundRow): Promise<RefundRow> =>
  tx(context.db, async (trx) => {
    await lockPayment(trx, paymentId);
    return nextAttempt(trx, await lockRefund(trx, id));
  });

/**
 * Requests a refund from the provider that charged, or returns it to stored value, and records the result. May be repeated: each
 * attempt is carried out once. Gives whether the refund has succeeded; one that is pending is settled by what the provider reports
 * later.
 */
export async function settleRefund(context: PaymentContext, refundId: string): Promise<boolean> {
  const { db } = context;
  const found = await db.selectFrom('refunds').selectAll().where('id', '=', refundId).executeTakeFirst();
  if (!found || found.status === 'succeeded') return found !== undefined;
  if (found.status === 'pending') return false;
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', found.payment_id)
    .executeTakeFirstOrThrow();
  if (!isCharged(payment)) {
    await tx(db, async (trx) => {
      await lockPayment(trx, payment.id);
      const refund = await lockRefund(trx, refundId);
      if (refund.status !== 'succeeded') await succeed(trx, refund, payment, { ref: null, isVoid: false });
    });
    return true;
  }
  const refund = found.status === 'failed' ? await beginAttempt(context, found) : found;
  if (refund.status !== 'requested') return refund.status === 'succeeded';
  const answer = await askProvider(context, refund, payment);
  if (answer.kind === 'unreachable') return false;
  return tx(db, async (trx) => {
    await lockPayment(trx, payment.id);
    const locked = await lockRefund(trx, refundId);
    if (locked.attempt !== refund.attempt) return false;
    if (answer.kind === 'refund') return (await applyRefund(trx, locked, payment, answer.refund)) === 'succeeded';
    if (locked.status === 'requested') {
      context.log.error({ refundId, code: answer.code }, 'The provider refused a refund; it is tried again');
      await fail(trx, locked, payment, answer.code);
    }
    return false;
  });
}
