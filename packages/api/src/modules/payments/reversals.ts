import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { recordDispute, recordDisputeWon, recordTakenBack, recordWriteOff } from './ledger/ledger.ts';
import { recordPriceAdjustment } from './ledger/price-adjustment.ts';
import type { PaymentContext } from './payment-context.ts';
import { notifyListeners, type OrderShare } from './payment-events.ts';
import type { Reversal } from './payment-provider.ts';
import { markRefunded } from './refund-payment.ts';
import type { AllocationRow, PaymentRow, ReversalRow } from './tables.ts';

/** The allocations of a payment, oldest first, locked. Their orders are locked before them, as everywhere. */
async function lockAllocations(trx: Tx, paymentId: string): Promise<AllocationRow[]> {
  const allocations = trx.selectFrom('payment_allocations').where('payment_id', '=', paymentId);
  const orderIds = (await allocations.select('order_id').execute()).map(({ order_id: id }) => id);
  await notifyListeners((listener) => listener.lockOrders(trx, [...new Set(orderIds)]));
  return allocations.selectAll().orderBy('id').forUpdate().execute();
}

type Share = { readonly allocation: AllocationRow; readonly cents: number };

/** Takes an amount from the allocations, one after the other, as far as each has it. */
function shareOut(
  allocations: readonly AllocationRow[],
  cents: number,
  available: (allocation: AllocationRow) => number,
): Share[] {
  let rest = cents;
  const shares: Share[] = [];
  for (const allocation of allocations) {
    const taken = Math.min(rest, available(allocation));
    if (taken > 0) shares.push({ allocation, cents: taken });
    rest -= taken;
  }
  return shares;
}

const orderSharesOf = (shares: readonly Share[]): OrderShare[] =>
  shares.map(({ allocation, cents }) => ({ orderId: allocation.order_id, cents }));

const orderIdsOf = (allocations: readonly AllocationRow[]): string[] => [
  ...new Set(allocations.map(({ order_id: id }) => id)),
];

/** The bank takes the money: what is left of it is disputed from now on, and cannot be refunded. */
async function open(context: PaymentContext, trx: Tx, payment: PaymentRow, reversal: Reversal): Promise<ReversalRow> {
  const allocations = await lockAllocations(trx, payment.id);
  const shares = shareOut(allocations, reversal.amountCents, ({ left_cents: left }) => left);
  for (const { allocation, cents } of shares)
    await sql`
      UPDATE payment_allocations SET disputed_cents = disputed_cents + ${cents} WHERE id = ${allocation.id}
    `.execute(trx);
  const row = await trx
    .insertInto('payment_reversals')
    .values({
      id: newId(),
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
  await recordDispute(trx, row, payment);
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

/** A bank that returns a payment reopens the debt: the order stays, and is paid in another way. */
async function reopenDebt(trx: Tx, reversal: ReversalRow, { allocation, cents }: Share): Promise<void> {
  await sql`
    UPDATE payment_allocations SET returned_cents = returned_cents + ${cents} WHERE id = ${allocation.id}
  `.execute(trx);
  await recordTakenBack(trx, reversal, allocation.order_id, cents);
}

/** A lost dispute gives the buyer the money back, as a refund does: nothing more is owed for it. */
async function refundByBank(trx: Tx, reversal: ReversalRow, { allocation, cents }: Share): Promise<void> {
  const at = new Date();
  const { order_id: orderId } = allocation;
  await sql`
    UPDATE payment_allocations SET refunded_cents = refunded_cents + ${cents} WHERE id = ${allocation.id}
  `.execute(trx);
  await trx
    .insertInto('refunds')
    .values({
      id: newId(),
      order_id: orderId,
      payment_id: reversal.payment_id,
      amount_cents: cents,
      provider_ref: reversal.provider_ref,
      reversal_id: reversal.id,
      next_attempt_at: at,
      done_at: at,
    })
    .execute();
  await recordPriceAdjustment(trx, orderId, allocation, `${reversal.id}:${orderId}`, cents);
  await recordTakenBack(trx, reversal, orderId, cents);
}

/**
 * What a bank took beyond what was left: a pending refund that was not carried out is carried out by that, the rest is
 * written off.
 */
async function settleRest(trx: Tx, reversal: ReversalRow): Promise<void> {
  let rest = reversal.amount_cents - reversal.held_cents;
  const pending = await trx
    .selectFrom('refunds')
    .select(['id', 'order_id', 'amount_cents'])
    .where('payment_id', '=', reversal.payment_id)
    .where('done_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, order_id: orderId, amount_cents: cents } of pending) {
    if (cents > rest) continue;
    rest -= cents;
    const done = { done_at: new Date(), provider_ref: reversal.provider_ref, reversal_id: reversal.id };
    await trx.updateTable('refunds').set(done).where('id', '=', id).execute();
    await recordTakenBack(trx, { id }, orderId, cents);
  }
  await recordWriteOff(trx, reversal, rest);
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

/** The bank has decided: the money is the shop's again, or gone. */
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
 * Brings a captured payment to what its bank did afterwards, in the transaction that holds the payment's row. Each step
 * happens once, in its sequence, so it may be reported twice, late, or the end of it first.
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
