import {
  createPartialRefund,
  lockRefund,
  type LoadedOrder,
  newId,
  recordReturned,
  removePastSale,
  type ReturnReason,
  type ReturnState,
  enterRefundSuccess,
  type Tx,
} from '@headstock/api/seeding';
import { sql } from 'kysely';

const DAY_MS = 86_400_000;

/** What became of a demo order after it had arrived: sent back, or a part of its price given back. */
export type Aftermath =
  | {
      readonly kind: 'return';
      readonly reason: ReturnReason;
      readonly note: string;
      /** Still on its way back, or received and refunded, with what the bench noted. */
      readonly receivedAs: string | null;
      readonly tracking: { readonly carrierName: string; readonly trackingNumber: string };
    }
  | { readonly kind: 'refund'; readonly cents: number; readonly reason: string };

/** Days after the arrival: when it is asked for, sent, received, and paid back. */
const STEPS = { asked: 1, sent: 2, received: 6, refunded: 7 } as const;

const after = (arrivedAt: Date, step: keyof typeof STEPS): Date => new Date(arrivedAt.getTime() + STEPS[step] * DAY_MS);

/** Refunds an amount of a paid order to its card, as the provider carried it out at a moment. */
async function refund(trx: Tx, { row }: LoadedOrder, cents: number, reason: string, at: Date): Promise<void> {
  const created = await createPartialRefund(trx, row.id, { key: `demo-refund-${row.id}`, amountCents: cents, reason });
  if (!created.ok) throw new Error('a demo refund is more than was paid');
  for (const id of created.ids) {
    const made = await lockRefund(trx, id);
    const payment = await trx
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', made.payment_id)
      .executeTakeFirstOrThrow();
    await enterRefundSuccess(trx, made, payment, { ref: `re_${id}`, isVoid: false });
    await sql`UPDATE refunds SET created_at = ${at}::timestamptz, succeeded_at = ${at}::timestamptz WHERE id = ${id}`.execute(
      trx,
    );
    await sql`UPDATE ledger_entries SET created_at = ${at}::timestamptz
      WHERE id IN (SELECT unnest(ARRAY[due_entry_id, entry_id]) FROM refunds WHERE id = ${id})`.execute(trx);
  }
  await sql`UPDATE orders SET refunded_cents = refunded_cents + ${cents}::bigint,
      payment_state = CASE WHEN refunded_cents + ${cents}::bigint = paid_cents THEN 'REFUNDED' ELSE payment_state END
    WHERE id = ${row.id}`.execute(trx);
}

async function insertRequest(
  trx: Tx,
  { row, lines }: LoadedOrder,
  { reason, note, receivedAs, tracking }: Extract<Aftermath, { kind: 'return' }>,
  arrivedAt: Date,
): Promise<void> {
  const state: ReturnState = receivedAs === null ? 'SENT' : 'RECEIVED';
  for (const { id: lineItemId } of lines)
    await trx
      .insertInto('return_requests')
      .values({
        id: newId(),
        order_id: row.id,
        line_item_id: lineItemId,
        reason,
        note,
        state,
        is_within_window: true,
        carrier_name: tracking.carrierName,
        tracking_number: tracking.trackingNumber,
        created_at: after(arrivedAt, 'asked'),
        changed_at: after(arrivedAt, receivedAs === null ? 'sent' : 'received'),
        due_at: null,
      })
      .execute();
}

/** The goods are back: no longer a sale, neither in the books nor among the prices that were paid. */
async function receive(trx: Tx, { row, lines }: LoadedOrder, notes: string, at: Date): Promise<void> {
  for (const { id } of lines) {
    await trx
      .updateTable('line_items')
      .set({ state: 'RETURNED', returned_at: at, return_notes: notes })
      .where('id', '=', id)
      .execute();
    await removePastSale(trx, id);
  }
  const returned = lines.map((line) => ({ id: line.id, cents: line.unitCents * line.quantity }));
  await recordReturned(trx, row.id, `${row.id}:demo`, returned);
  await sql`UPDATE ledger_entries SET created_at = ${at}::timestamptz
    WHERE order_id = ${row.id} AND kind = 'return'`.execute(trx);
}

/** Writes what became of a paid demo order that arrived at a moment, with its refund and its place in the books. */
export async function seedAftermath(trx: Tx, order: LoadedOrder, what: Aftermath, arrivedAt: Date): Promise<void> {
  if (what.kind === 'refund') return refund(trx, order, what.cents, what.reason, after(arrivedAt, 'sent'));
  await insertRequest(trx, order, what, arrivedAt);
  if (what.receivedAs === null) return;
  await receive(trx, order, what.receivedAs, after(arrivedAt, 'received'));
  // By the policy the price and its tax, and what the way cost where the page was wrong.
  const { totalCents, shippingCents } = order.price;
  const cents = what.reason === 'NOT_AS_DESCRIBED' ? totalCents : totalCents - shippingCents;
  await refund(trx, order, cents, 'It was not as the page said.', after(arrivedAt, 'refunded'));
}
