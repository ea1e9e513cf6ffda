import { sql } from 'kysely';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { recordCancellation, recordRefundDue } from '#api/modules/payments/settlement/settle-sale.ts';
import type { AllocationRow } from '#api/modules/payments/tables.ts';

/** After this long without an answer the sweeper takes up a refund. */
export const FIRST_ATTEMPT_MS = 15_000;

type Refundable = Pick<AllocationRow, 'id' | 'payment_id' | 'refunded_cents' | 'left_cents'>;
type Refund = { readonly cents: number; readonly reason: string | null; readonly dueEntryId: string };

async function createRefund(
  trx: Tx,
  orderId: string,
  allocation: Refundable,
  { cents, reason, dueEntryId }: Refund,
): Promise<string> {
  const id = newId();
  await trx
    .updateTable('payment_allocations')
    .set({ refunded_cents: allocation.refunded_cents + cents })
    .where('id', '=', allocation.id)
    .execute();
  await trx
    .insertInto('refunds')
    .values({
      id,
      order_id: orderId,
      payment_id: allocation.payment_id,
      amount_cents: cents,
      reason,
      due_entry_id: dueEntryId,
      next_attempt_at: new Date(Date.now() + FIRST_ATTEMPT_MS),
    })
    .execute();
  return id;
}

/** What can be refunded of an order: captured, and neither refunded nor disputed. Provider payments before stored value, newest first. */
export const selectRefundable = (db: Db, orderId: string) =>
  db
    .selectFrom('payment_allocations as allocation')
    .innerJoin('payments as payment', 'payment.id', 'allocation.payment_id')
    .select(['allocation.id', 'allocation.payment_id', 'allocation.refunded_cents', 'allocation.left_cents'])
    .where('allocation.order_id', '=', orderId)
    .where('allocation.left_cents', '>', 0)
    .orderBy(sql`payment.stored_value_account_id IS NOT NULL`)
    .orderBy('allocation.id', 'desc');

/** The same, locked. */
const lockRefundable = (trx: Tx, orderId: string): Promise<Refundable[]> =>
  selectRefundable(trx, orderId).forUpdate('allocation').execute();

const sumOf = (allocations: readonly Refundable[]): number =>
  allocations.reduce((sum, { left_cents: left }) => sum + left, 0);

/** Refunds to be carried out by `settleRefund`, or else by the sweeper; `refundedCents` is the total refunded for the order. */
export type CancellationRefund = { readonly ids: readonly string[]; readonly refundedCents: number };

/**
 * Enters the cancellation of an order in the ledger and creates a refund of what is left of each of its payments, in the caller's
 * transaction. The order must be locked.
 */
export async function createCancellationRefund(trx: Tx, orderId: string): Promise<CancellationRefund> {
  const allocations = await lockRefundable(trx, orderId);
  const dueEntryId = await recordCancellation(trx, orderId, sumOf(allocations));
  const ids: string[] = [];
  for (const allocation of allocations)
    ids.push(await createRefund(trx, orderId, allocation, { cents: allocation.left_cents, reason: null, dueEntryId }));
  const { cents } = await trx
    .selectFrom('payment_allocations')
    .select(sql<number>`coalesce(sum(refunded_cents), 0)::bigint`.as('cents'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { ids, refundedCents: cents };
}

/** `key` names the refund within its order; `reason` is shown to the buyer. */
export type RefundAmount = { readonly key: string; readonly amountCents: number; readonly reason: string };
export type PartialRefund =
  | { readonly ok: true; readonly ids: readonly string[] }
  | { readonly ok: false; readonly maximumCents: number };

/**
 * Creates refunds of an amount of an order, to providers before codes and credits, with the ledger entry that lowers its price, in
 * the caller's transaction. The order must be locked. Creates none, and gives the most that can be refunded, when the amount
 * exceeds it.
 */
export async function createPartialRefund(
  trx: Tx,
  orderId: string,
  { key, amountCents, reason }: RefundAmount,
): Promise<PartialRefund> {
  const allocations = await lockRefundable(trx, orderId);
  const maximumCents = sumOf(allocations);
  if (amountCents > maximumCents) return { ok: false, maximumCents };
  const dueEntryId = await recordRefundDue(trx, orderId, `${orderId}:${key}`, amountCents);
  const ids: string[] = [];
  let remaining = amountCents;
  for (const allocation of allocations) {
    const cents = Math.min(remaining, allocation.left_cents);
    if (cents === 0) break;
    remaining -= cents;
    ids.push(await createRefund(trx, orderId, allocation, { cents, reason, dueEntryId }));
  }
  return { ok: true, ids };
}
