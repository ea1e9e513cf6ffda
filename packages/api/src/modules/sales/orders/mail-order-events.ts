import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { workThrough } from '#api/platform/jobs/work-through.ts';
import { loadRefunds } from '#api/modules/payments/index.ts';
import { mailPaymentEvents } from './mail-payment-events.ts';
import type { OrderRow } from './order-row.ts';
import { queueOrderMail, queueSellerMail } from './order-mails.ts';
import type { OrderEventsTable } from './tables.ts';

type OrderEvent = Selectable<OrderEventsTable>;

/** Events that are read at once. */
const BATCH = 50;

/** An event as one text. */
const key = sql<string>`concat_ws(':', order_id, kind, ref)`;

/**
 * Takes an event with all of its kind that came with the same payment: those are mailed together. Nothing where another process has taken
 * it. They are locked one after another, so a process that comes at the same time waits, and then finds none.
 */
async function take(trx: Tx, id: string): Promise<readonly OrderEvent[]> {
  const [orderId, kind, ...ref] = id.split(':');
  const { rows } = await sql<OrderEvent>`
    WITH wanted AS (
      SELECT kind, payment_id FROM order_events
      WHERE order_id = ${orderId} AND kind = ${kind} AND ref = ${ref.join(':')} AND mailed_at IS NULL
    ), due AS (
      SELECT event.order_id, event.kind, event.ref FROM order_events AS event, wanted
      WHERE event.mailed_at IS NULL AND event.kind = wanted.kind AND (event.payment_id = wanted.payment_id
        OR (event.order_id, event.ref) = (${orderId}, ${ref.join(':')}))
      ORDER BY event.order_id, event.ref FOR UPDATE OF event
    )
    UPDATE order_events AS event SET mailed_at = now() FROM due
    WHERE (event.order_id, event.kind, event.ref) = (due.order_id, due.kind, due.ref) RETURNING event.*
  `.execute(trx);
  return rows;
}

async function mailRefund(trx: Tx, refundId: string, order: OrderRow, baseUrl: URL): Promise<void> {
  const [refund] = await loadRefunds(trx, { ids: [refundId] });
  if (!refund) return;
  const cents = refund.refundedAmount.amountCents;
  await queueOrderMail(trx, order, { name: 'refunded', refundId, cents }, baseUrl);
  // What a cancellation gives back, its own mail has told.
  if (order.cancelled_at === null) await queueSellerMail(trx, order, 'refunded', cents, baseUrl, refundId);
}

async function mail(trx: Tx, id: string, baseUrl: URL): Promise<boolean> {
  const events = await take(trx, id);
  const [event] = events;
  if (!event) return false;
  const orderIds = events.map(({ order_id: orderId }) => orderId);
  const orders = await trx.selectFrom('orders').selectAll().where('id', 'in', orderIds).execute();
  if (event.kind !== 'refunded') await mailPaymentEvents(trx, event, orders, baseUrl);
  else for (const order of orders) await mailRefund(trx, event.ref, order, baseUrl);
  return true;
}

/** Writes the mails about payment events; gives how many mails' worth of events it processed. Run it every second, in any number of processes. */
export async function mailOrderEvents(db: Db, baseUrl: URL): Promise<number> {
  const next = async (seen: readonly string[]): Promise<readonly string[]> => {
    const { rows } = await sql<{ id: string }>`
      SELECT ${key} AS id FROM order_events WHERE mailed_at IS NULL AND ${key} <> ALL(${seen}::text[])
      ORDER BY created_at LIMIT ${BATCH}`.execute(db);
    return rows.map(({ id }) => id);
  };
  return workThrough({ next, work: (id) => tx(db, (trx) => mail(trx, id, baseUrl)) });
}
