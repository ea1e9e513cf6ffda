import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import type { AllocationRow } from './tables.ts';

/** After this long without an answer the sweeper looks after a refund. */
const FIRST_ATTEMPT_MS = 15_000;

type Refundable = Pick<AllocationRow, 'id' | 'payment_id' | 'refunded_cents' | 'left_cents'>;

async function createPendingRefund(
  trx: Tx,
  orderId: string,
  allocation: Refundable,
  cents: number,
  reason: string | null,
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
      next_attempt_at: new Date(Date.now() + FIRST_ATTEMPT_MS),
    })
    .execute();
  return id;
}

/** Refunds that `settleRefund`, or else the sweeper, carries out; `refundedCents` is what was refunded of the order in all. */
export type PendingRefunds = { readonly ids: readonly string[]; readonly refundedCents: number };

/**
 * Creates a pending refund for each payment of an order, of all that is left of it, in the caller's transaction. The order
 * must be locked. The database refuses more than was captured.
 */
export async function createFullRefund(trx: Tx, orderId: string): Promise<PendingRefunds> {
  const allocations = await trx
    .selectFrom('payment_allocations')
    .select(['id', 'payment_id', 'refunded_cents', 'left_cents'])
    .where('order_id', '=', orderId)
    .where('left_cents', '>', 0)
    .forUpdate()
    .execute();
  const ids: string[] = [];
  for (const allocation of allocations)
    ids.push(await createPendingRefund(trx, orderId, allocation, allocation.left_cents, null));
  const { cents } = await trx
    .selectFrom('payment_allocations')
    .select(sql<number>`coalesce(sum(refunded_cents), 0)::bigint`.as('cents'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { ids, refundedCents: cents };
}

/** What was paid, and neither refunded nor disputed: what providers charged before stored value, newest first; locked. */
function lockRefundable(trx: Tx, orderId: string): Promise<Refundable[]> {
  return trx
    .selectFrom('payment_allocations as allocation')
    .innerJoin('payments as payment', 'payment.id', 'allocation.payment_id')
    .select(['allocation.id', 'allocation.payment_id', 'allocation.refunded_cents', 'allocation.left_cents'])
    .where('allocation.order_id', '=', orderId)
    .where('allocation.left_cents', '>', 0)
    .orderBy(sql`payment.stored_value_account_id IS NOT NULL`)
    .orderBy('allocation.id', 'desc')
    .forUpdate('allocation')
    .execute();
}

export type RefundAmount = { readonly amountCents: number; readonly reason: string };
export type PartialRefund =
  | { readonly ok: true; readonly ids: readonly string[] }
  | { readonly ok: false; readonly maximumCents: number };

/**
 * Creates pending refunds of an amount of an order, to providers before codes and credits, in the caller's transaction. The
 * order must be locked. Creates none, and gives the most that can be refunded, when the amount is above that.
 */
export async function createPartialRefund(
  trx: Tx,
  orderId: string,
  { amountCents, reason }: RefundAmount,
): Promise<PartialRefund> {
  const allocations = await lockRefundable(trx, orderId);
  const maximumCents = allocations.reduce((sum, allocation) => sum + allocation.left_cents, 0);
  if (amountCents > maximumCents) return { ok: false, maximumCents };
  const ids: string[] = [];
  let rest = amountCents;
  for (const allocation of allocations) {
    const cents = Math.min(rest, allocation.left_cents);
    if (cents === 0) break;
    rest -= cents;
    ids.push(await createPendingRefund(trx, orderId, allocation, cents, reason));
  }
  return { ok: true, ids };
}
