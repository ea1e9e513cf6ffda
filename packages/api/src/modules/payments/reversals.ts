import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import {
  recordDispute,
  recordDisputeWon,
  recordRefundByBank,
  recordTakenBack,
  recordWriteOff,
} from './ledger/ledger.ts';
import { type AllocationShare, lockAllocations, shareOut } from './lock-payment.ts';
import type { PaymentContext } from './payment-context.ts';
import { notifyListeners, type OrderShare } from './payment-events.ts';
import type { Reversal } from './payment-provider.ts';
import { markRefunded, nextAttempt } from './refunds/refund-states.ts';
import { recordDisputeLost } from './settlement/settle-sale.ts';
import type { AllocationRow, PaymentRow, ReversalRow } from './tables.ts';

const orderSharesOf = (shares: readonly AllocationShare[]): OrderShare[] =>
  shares.map(({ allocation, cents }) => ({ orderId: allocation.order_id, cents }));

const orderIdsOf = (allocations: readonly AllocationRow[]): string[] => [
  ...new Set(allocations.map(({ order_id: id }) => id)),
];

/** The bank withdraws the money: what is left of the payment is disputed from now on, and cannot be refunded. */
async function open(context: PaymentContext, trx: Tx, payment: PaymentRow, reversal: Reversal): Promise<ReversalRow> {
  const allocations = await lockAllocations(trx, payment.id);
  const shares = shareOut(allocations, reversal.amountCents, ({ left_cents: left }) => left);
  for (const { allocation, cents } of shares)
    await sql`
      UPDATE payment_allocations SET disputed_cents = disputed_cents + ${cents} WHERE id = ${allocation.id}
    `.execute(trx);
  const id = newId();
  const entryId = await recordDispute(trx, { id, amount_cents: reversal.amountCents }, payment);
  const row = await trx
    .insertInto('payment_reversals')
    .values({
      id,
      entry_id: entryId,
      payment_id: payment.id,
      provider_ref: reversal.ref,
      kind: reversal.kind,
      status: 'open',
      amount_cents: reversal.amountCents,
      held_cents: shares.reduce((sum, { cents }) => sum + cents, 0),
      reason: reversal.reason,
      respond_by: reversal.respondBy,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await notifyListeners((listener) =>
    listener.reversalOpened(context, trx, {
      reversal: row,
      orderIds: orderIdsOf(allocations),
      shares: orderSharesOf(shares),
      awaitsAnswer: reversal.status === 'open' && row.kind === 'dispute',
    }),
  );
  return row;
}

/** A returned payment reopens the balance: the order stays, and is paid by another method. */
async function reopenDebt(trx: Tx, reversal: ReversalRow, { allocation, cents }: AllocationShare): Promise<void> {
  await sql`
    UPDATE payment_allocations SET returned_cents = returned_cents + ${cents} WHERE id = ${allocation.id}
  `.execute(trx);
  await recordTakenBack(trx, reversal, allocation.order_id, cents);
}

/** A lost dispute refunds the buyer, who owes nothing more for it. */
async function refundByBank(trx: Tx, reversal: ReversalRow, { allocation, cents }: AllocationShare): Promise<void> {
  const at = new Date();
  const { order_id: orderId } = allocation;
  await sql`
    UPDATE payment_allocations SET refunded_cents = refunded_cents + ${cents} WHERE id = ${allocation.id}
  `.execute(trx);
  await recordDisputeLost(trx, orderId, `${reversal.id}:${orderId}`, cents);
  const entryId = await recordTakenBack(trx, reversal, orderId, cents);
  await trx
    .insertInto('refunds')
    .values({
      id: newId(),
      origin: 'bank',
      order_id: orderId,
      payment_id: reversal.payment_id,
      amount_cents: cents,
      reason: null,
      status: 'succeeded',
      provider_ref: reversal.provider_ref,
      reversal_id: reversal.id,
      due_entry_id: null,
      entry_id: entryId,
      next_attempt_at: at,
      succeeded_at: at,
    })
    .execute();
}

/**
 * Books what a bank withdrew beyond what was left: it settles open refunds of the payment, and the remainder is written off.
 */
async function settleRest(trx: Tx, reversal: ReversalRow): Promise<void> {
  let remaining = reversal.amount_cents - reversal.held_cents;
  const unsettled = await trx
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', reversal.payment_id)
    .where('status', '<>', 'succeeded')
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const refund of unsettled) {
    if (refund.amount_cents > remaining) continue;
    remaining -= refund.amount_cents;
    await trx
      .updateTable('refunds')
      .set({
        status: 'succeeded',
        succeeded_at: new Date(),
        entry_id: await recordRefundByBank(trx, await nextAttempt(trx, refund)),
        provider_ref: reversal.provider_ref,
        reversal_id: reversal.id,
      })
      .where('id', '=', refund.id)
      .execute();
  }
  if (remaining > 0) await recordWriteOff(trx, reversal, remaining);
}

async function settleLost(trx: Tx, payment: PaymentRow, reversal: ReversalRow): Promise<void> {
  await settleRest(trx, reversal);
  if (reversal.kind === 'dispute' || reversal.held_cents === 0) return markRefunded(trx, payment.id);
  await trx
    .updateTable('payments')
    .set({ status: 'FAILED', failure_code: 'bank_returned' })
    .where('id', '=', payment.id)
    .execute();
}

/** The bank has decided: the shop has the money again, or has lost it. */
async function decide(
  context: PaymentContext,
  trx: Tx,
  payment: PaymentRow,
  reversal: ReversalRow,
  status: 'won' | 'lost',
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('payment_reversals')
    .set({ status, decided_at: new Date() })
    .where('id', '=', reversal.id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const allocations = await lockAllocations(trx, payment.id);
  const shares = shareOut(allocations, reversal.held_cents, ({ disputed_cents: disputed }) => disputed);
  const outcome = status === 'lost' && reversal.kind === 'return' ? 'returned' : status;
  for (const share of shares) {
    await sql`
      UPDATE payment_allocations SET disputed_cents = disputed_cents - ${share.cents} WHERE id = ${share.allocation.id}
    `.execute(trx);
    if (outcome === 'returned') await reopenDebt(trx, reversal, share);
    if (outcome === 'lost') await refundByBank(trx, reversal, share);
  }
  if (outcome === 'won') await recordDisputeWon(trx, reversal, payment);
  else await settleLost(trx, payment, reversal);
  await notifyListeners((listener) =>
    listener.reversalDecided(context, trx, {
      reversal,
      orderIds: orderIdsOf(allocations),
      shares: orderSharesOf(shares),
      outcome,
    }),
  );
}

/**
 * Applies a bank's returns and disputes to a captured payment, in the transaction that locks the payment's row. Each step is
 * applied once and in order, so reports may arrive twice, late or out of order.
 */
export async function applyReversals(
  context: PaymentContext,
  trx: Tx,
  payment: PaymentRow,
  reversals: readonly Reversal[],
): Promise<void> {
  if (payment.captured_at === null) return;
  for (const reversal of reversals) {
    const known = await trx
      .selectFrom('payment_reversals')
      .selectAll()
      .where('payment_id', '=', payment.id)
      .where('provider_ref', '=', reversal.ref)
      .executeTakeFirst();
    const row = known ?? (await open(context, trx, payment, reversal));
    if (reversal.status !== 'open') await decide(context, trx, payment, row, reversal.status);
  }
}
