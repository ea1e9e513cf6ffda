import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { loadRefunds } from '#api/modules/payments/index.ts';
import type { OrderRow } from './order-row.ts';
import { queueOrderMail } from './order-mails.ts';
import type { OrderMailEvent } from './order-mail-copy.ts';
import type { OrderEventsTable } from './tables.ts';

type OrderEvent = Selectable<OrderEventsTable>;

/** Events that one run mails at most. */
const BATCH = 50;

async function takeNext(trx: Tx): Promise<OrderEvent | undefined> {
  const { rows } = await sql<OrderEvent>`
    UPDATE order_events SET mailed_at = now()
    WHERE (order_id, kind, ref) = (
      SELECT order_id, kind, ref FROM order_events WHERE mailed_at IS NULL
      ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED
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

async function mailNext(trx: Tx, baseUrl: URL): Promise<boolean> {
  const event = await takeNext(trx);
  if (!event) return false;
  const order = await trx.selectFrom('orders').selectAll().where('id', '=', event.order_id).executeTakeFirstOrThrow();
  const mailEvent = await mailEventOf(trx, event, order);
  if (mailEvent) await queueOrderMail(trx, order, mailEvent, baseUrl);
  return true;
}

/** Writes the mails about payment events; gives how many events it processed. Run it every second, in any number of processes. */
export async function mailOrderEvents(db: Db, baseUrl: URL): Promise<number> {
  for (let count = 0; count < BATCH; count += 1) if (!(await tx(db, (trx) => mailNext(trx, baseUrl)))) return count;
  return BATCH;
}
