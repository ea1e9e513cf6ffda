import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { workThrough } from '#api/platform/jobs/work-through.ts';
import { loadRefunds } from '#api/modules/payments/index.ts';
import type { OrderRow } from './order-row.ts';
import { queueOrderMail, queueSellerMail } from './order-mails.ts';
import type { OrderMailEvent } from './order-mail-copy.ts';
import type { OrderEventsTable } from './tables.ts';

type OrderEvent = Selectable<OrderEventsTable>;

/** Events that are read at once. */
const BATCH = 50;

/** An event as one text. */
const key = sql<string>`concat_ws(':', order_id, kind, ref)`;

async function take(trx: Tx, id: string): Promise<OrderEvent | undefined> {
  const [orderId, kind, ...ref] = id.split(':');
  const { rows } = await sql<OrderEvent>`
    UPDATE order_events SET mailed_at = now()
    WHERE (order_id, kind, ref) = (
      SELECT order_id, kind, ref FROM order_events
      WHERE order_id = ${orderId} AND kind = ${kind} AND ref = ${ref.join(':')} AND mailed_at IS NULL
      FOR UPDATE SKIP LOCKED
    ) RETURNING *
  `.execute(trx);
  return rows[0];
}

/** What to mail by now: of two payments within a moment only the state that they led to. */
async function mailEventOf(trx: Tx, event: OrderEvent, order: OrderRow): Promise<OrderMailEvent | undefined> {
  const openCents = (order.total_cents ?? 0) - order.paid_cents;
  switch (event.kind) {
    case 'paid':
      if (order.cancelled_at !== null || order.completed_at === null) return undefined;
      return order.fully_paid_at === null
        ? { name: 'partlyPaid', paidCents: order.paid_cents, openCents }
        : { name: 'paid', paidCents: order.paid_cents, at: order.fully_paid_at };
    case 'payment-failed':
      return openCents > 0 ? { name: 'paymentFailed', paymentId: event.ref, openCents } : undefined;
    case 'refunded': {
      const [refund] = await loadRefunds(trx, { ids: [event.ref] });
      return refund && { name: 'refunded', refundId: event.ref, cents: refund.refundedAmount.amountCents };
    }
  }
}

async function mail(trx: Tx, id: string, baseUrl: URL): Promise<boolean> {
  const event = await take(trx, id);
  if (!event) return false;
  const order = await trx.selectFrom('orders').selectAll().where('id', '=', event.order_id).executeTakeFirstOrThrow();
  const mailEvent = await mailEventOf(trx, event, order);
  if (!mailEvent) return true;
  await queueOrderMail(trx, order, mailEvent, baseUrl);
  // What a cancellation gives back, its own mail has told.
  if (mailEvent.name === 'refunded' && order.cancelled_at === null)
    await queueSellerMail(trx, order, 'refunded', mailEvent.cents, baseUrl, mailEvent.refundId);
  return true;
}

/** Writes the mails about payment events; gives how many events it processed. Run it every second, in any number of processes. */
export async function mailOrderEvents(db: Db, baseUrl: URL): Promise<number> {
  const next = async (seen: readonly string[]): Promise<readonly string[]> => {
    const { rows } = await sql<{ id: string }>`
      SELECT ${key} AS id FROM order_events WHERE mailed_at IS NULL AND ${key} <> ALL(${seen}::text[])
      ORDER BY created_at LIMIT ${BATCH}`.execute(db);
    return rows.map(({ id }) => id);
  };
  return workThrough({ next, work: (id) => tx(db, (trx) => mail(trx, id, baseUrl)) });
}
