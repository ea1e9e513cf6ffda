import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { touchOrder } from '#api/modules/sales/cart/change-order.ts';
import { recordAllowance } from '#api/modules/payments/ledger/price-adjustment.ts';
import type { OrderRow } from '#api/modules/sales/orders/load-orders.ts';
import type { Commerce } from './payment-context.ts';
import { recordDispute, recordDisputeWon, recordLoss, recordTakenBack } from './ledger/ledger.ts';
import { lockParts } from '#api/modules/sales/checkout/lock-orders.ts';
import type { Reversal } from './payment-provider.ts';
import { markRefunded } from './refund-payment.ts';
import { tellShop } from './reversal-mails.ts';
import type { PaymentRow, ReversalRow } from './tables.ts';

/** A part of a payment, with its order, both locked. */
type Part = {
  readonly id: string;
  readonly order: OrderRow;
  readonly leftCents: number;
  readonly disputedCents: number;
};

/** The parts of a payment, oldest first. Their orders are locked before them, as everywhere. */
async function lockedParts(trx: Tx, paymentId: string): Promise<Part[]> {
  const orders = new Map((await lockParts(trx, [paymentId])).map(({ order }) => [order.id, order]));
  const rows = await trx
    .selectFrom('payment_orders')
    .select(['id', 'order_id', 'left_cents', 'disputed_cents'])
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.flatMap(({ id, order_id: orderId, left_cents: leftCents, disputed_cents: disputedCents }) => {
    const order = orders.get(orderId);
    return order ? [{ id, order, leftCents, disputedCents }] : [];
  });
}

type Share = { readonly part: Part; readonly cents: number };

/** What each part gives of an amount, as far as it has it. */
function share(parts: readonly Part[], cents: number, has: (part: Part) => number): Share[] {
  let rest = cents;
  const shares: Share[] = [];
  for (const part of parts) {
    const taken = Math.min(rest, has(part));
    if (taken > 0) shares.push({ part, cents: taken });
    rest -= taken;
  }
  return shares;
}

/** The bank takes the money: what is left of it is disputed from now on, and cannot be given back. */
async function open(trx: Tx, payment: PaymentRow, reversal: Reversal): Promise<ReversalRow> {
  const shares = share(await lockedParts(trx, payment.id), reversal.amountCents, ({ leftCents }) => leftCents);
  for (const { part, cents } of shares) {
    await sql`UPDATE payment_orders SET disputed_cents = disputed_cents + ${cents} WHERE id = ${part.id}`.execute(trx);
    await sql`UPDATE orders SET disputed_cents = disputed_cents + ${cents} WHERE id = ${part.order.id}`.execute(trx);
    await touchOrder(trx, part.order.id);
  }
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
  return row;
}

async function release(trx: Tx, { part, cents }: Share): Promise<void> {
  await sql`UPDATE payment_orders SET disputed_cents = disputed_cents - ${cents} WHERE id = ${part.id}`.execute(trx);
  await sql`UPDATE orders SET disputed_cents = disputed_cents - ${cents} WHERE id = ${part.order.id}`.execute(trx);
}

/** A bank that returns a payment reopens the debt: the order stays, and is paid in another way. */
async function reopenDebt(trx: Tx, reversal: ReversalRow, { part, cents }: Share): Promise<void> {
  await sql`UPDATE payment_orders SET returned_cents = returned_cents + ${cents} WHERE id = ${part.id}`.execute(trx);
  await sql`
    UPDATE orders SET paid_cents = paid_cents - ${cents}, fully_paid_at = NULL,
      payment_state = CASE WHEN paid_cents - ${cents} > refunded_cents THEN 'PARTIALLY_PAID' ELSE 'UNPAID' END
    WHERE id = ${part.order.id}
  `.execute(trx);
  await recordTakenBack(trx, reversal, part.order.id, cents);
}

/** A lost dispute gives the buyer his money back, as a refund does: he owes nothing more for it. */
async function giveBack(trx: Tx, reversal: ReversalRow, { part, cents }: Share): Promise<void> {
  const { order } = part;
  const at = new Date();
  await sql`UPDATE payment_orders SET refunded_cents = refunded_cents + ${cents} WHERE id = ${part.id}`.execute(trx);
  await sql`
    UPDATE orders SET refunded_cents = refunded_cents + ${cents},
      payment_state = CASE WHEN refunded_cents + ${cents} = paid_cents THEN 'REFUNDED' ELSE payment_state END
    WHERE id = ${order.id}
  `.execute(trx);
  await trx
    .insertInto('refunds')
    .values({
      id: newId(),
      order_id: order.id,
      payment_id: reversal.payment_id,
      amount_cents: cents,
      provider_ref: reversal.provider_ref,
      reversal_id: reversal.id,
      settle_after: at,
      done_at: at,
    })
    .execute();
  await recordAllowance(trx, order, `${reversal.id}:${order.id}`, cents);
  await recordTakenBack(trx, reversal, order.id, cents);
}

/**
 * What a bank took beyond what was left: a refund that was promised and not carried out is carried out by that, the rest is
 * the shop's loss.
 */
async function settleRest(trx: Tx, reversal: ReversalRow): Promise<void> {
  let rest = reversal.amount_cents - reversal.held_cents;
  const promised = await trx
    .selectFrom('refunds')
    .select(['id', 'order_id', 'amount_cents'])
    .where('payment_id', '=', reversal.payment_id)
    .where('done_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, order_id: orderId, amount_cents: cents } of promised) {
    if (cents > rest) continue;
    rest -= cents;
    const done = { done_at: new Date(), provider_ref: reversal.provider_ref, reversal_id: reversal.id };
    await trx.updateTable('refunds').set(done).where('id', '=', id).execute();
    await recordTakenBack(trx, { id }, orderId, cents);
  }
  await recordLoss(trx, reversal, rest);
}

/** The bank has decided: the money is the shop's again, or gone. */
async function decide(
  { publicUrl }: Commerce,
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
  const parts = await lockedParts(trx, payment.id);
  const shares = share(parts, reversal.held_cents, ({ disputedCents }) => disputedCents);
  for (const part of shares) {
    await release(trx, part);
    if (status === 'lost') await (reversal.kind === 'return' ? reopenDebt : giveBack)(trx, reversal, part);
    await touchOrder(trx, part.part.order.id);
  }
  if (status === 'won') return recordDisputeWon(trx, reversal, payment);
  await settleRest(trx, reversal);
  if (reversal.kind === 'dispute' || reversal.held_cents === 0) await markRefunded(trx, payment.id);
  else
    await trx
      .updateTable('payments')
      .set({ status: 'FAILED', failure_code: 'bank_returned' })
      .where('id', '=', payment.id)
      .execute();
  await tellShop(trx, reversal.kind === 'return' ? 'returned' : 'lost', reversal, parts, publicUrl);
}

/**
 * Brings a payment that was paid to what its bank did afterwards, in the transaction that holds the payment's row. Each step
 * happens once, in its sequence, so it may be told twice, late, or the end of it first.
 */
export async function applyReversals(
  commerce: Commerce,
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
    const row = known ?? (await open(trx, payment, reversal));
    if (reversal.status !== 'open') await decide(commerce, trx, payment, row, reversal.status);
    else if (!known && row.kind === 'dispute')
      await tellShop(trx, 'opened', row, await lockedParts(trx, payment.id), commerce.publicUrl);
  }
}
