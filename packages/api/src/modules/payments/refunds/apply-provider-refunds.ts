import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { lockAllocations, shareOut } from '#api/modules/payments/lock-payment.ts';
import type { PaymentContext } from '#api/modules/payments/payment-context.ts';
import { notifyListeners } from '#api/modules/payments/payment-events.ts';
import type { ProviderRefund } from '#api/modules/payments/payment-provider.ts';
import { recordRefundDue } from '#api/modules/payments/settlement/settle-sale.ts';
import type { AllocationRow, PaymentRow, RefundRow } from '#api/modules/payments/tables.ts';
import { applyRefund } from './apply-refund.ts';
import { readAttemptKey } from './refund-attempt.model.ts';
import { nextAttempt, succeed } from './refund-states.ts';

/** The refunds of a payment, oldest first, locked. */
const lockRefunds = (trx: Tx, paymentId: string): Promise<RefundRow[]> =>
  trx.selectFrom('refunds').selectAll().where('payment_id', '=', paymentId).orderBy('id').forUpdate().execute();

/** The shop's refunds that match a provider's refund: by the provider's id, else by the key of the current attempt. */
function known(refunds: readonly RefundRow[], { ref, key }: ProviderRefund): RefundRow[] | 'out-of-date' {
  const byRef = refunds.filter(({ provider_ref: candidate }) => candidate === ref);
  if (byRef.length > 0) return byRef;
  const attempt = readAttemptKey(key);
  const refund = attempt && refunds.find(({ id }) => id === attempt.id);
  if (!refund) return [];
  if (attempt.attempt < refund.attempt) return 'out-of-date';
  return refund.provider_ref === null ? [refund] : [];
}

/** The failed refunds that an amount refunded elsewhere covers. */
function carriedOut(refunds: readonly RefundRow[], cents: number): RefundRow[] {
  let remaining = cents;
  return refunds.filter(({ status, amount_cents: amount }) => {
    if (status !== 'failed' || amount > remaining) return false;
    remaining -= amount;
    return true;
  });
}

type Share = { readonly allocation: AllocationRow; readonly cents: number };

/** A refund issued at the provider lowers the price of an order, as one of the shop does. */
async function createRefund(trx: Tx, payment: PaymentRow, said: ProviderRefund, { allocation, cents }: Share) {
  const { order_id: orderId } = allocation;
  await sql`UPDATE payment_allocations SET refunded_cents = refunded_cents + ${cents} WHERE id = ${allocation.id}`.execute(
    trx,
  );
  const refund = await trx
    .insertInto('refunds')
    .values({
      id: newId(),
      origin: 'provider',
      order_id: orderId,
      payment_id: payment.id,
      amount_cents: cents,
      reason: null,
      due_entry_id: await recordRefundDue(trx, orderId, `${said.ref}:${orderId}`, cents),
      next_attempt_at: new Date(),
      provider_ref: said.ref,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await notifyListeners((listener) => listener.refundFound(trx, { orderId, cents }));
  await applyRefund(trx, refund, payment, said);
}

/** Imports a refund issued at the provider: it covers failed refunds first, and lowers the price by the remainder. */
async function takeOver(context: PaymentContext, trx: Tx, payment: PaymentRow, said: ProviderRefund): Promise<void> {
  const allocations = await lockAllocations(trx, payment.id);
  const refunds = await lockRefunds(trx, payment.id);
  const leftCents = allocations.reduce((sum, { left_cents: left }) => sum + left, 0);
  const exact = refunds.filter(({ status, amount_cents: cents }) => status === 'failed' && cents === said.amountCents);
  const failed = exact.length > 0 ? exact.slice(0, 1) : carriedOut(refunds, said.amountCents - leftCents);
  const shares = shareOut(
    allocations,
    said.amountCents - failed.reduce((sum, { amount_cents: cents }) => sum + cents, 0),
    ({ left_cents: left }) => left,
  );
  const appliedCents = [...shares.map(({ cents }) => cents), ...failed.map(({ amount_cents: cents }) => cents)];
  if (appliedCents.reduce((sum, cents) => sum + cents, 0) !== said.amountCents) {
    context.log.error(
      { paymentId: payment.id, ref: said.ref },
      'A provider refunded more than the shop knows to be left',
    );
    return;
  }
  if (said.status === 'succeeded')
    for (const refund of failed) await succeed(trx, await nextAttempt(trx, refund), payment, said);
  for (const share of shares) await createRefund(trx, payment, said, share);
}

/**
 * Applies a provider's list of refunds to those of a payment, in the transaction that locks the payment's row. Also imports
 * refunds that were issued in the provider's dashboard.
 */
export async function applyProviderRefunds(
  context: PaymentContext,
  trx: Tx,
  payment: PaymentRow,
  refunds: readonly ProviderRefund[],
): Promise<void> {
  for (const said of refunds) {
    const rows = known(await lockRefunds(trx, payment.id), said);
    if (rows === 'out-of-date') continue;
    for (const refund of rows) await applyRefund(trx, refund, payment, said);
    if (rows.length === 0 && said.status !== 'failed' && payment.captured_at !== null)
      await takeOver(context, trx, payment, said);
  }
}
