import type { Tx } from '#api/platform/db/database.ts';
import { type GroupMailEvent, ordersByReader, queueGroupMail } from './order-group-mails.ts';
import type { OrderMailEvent } from './order-mail-copy.ts';
import { queueOrderMail } from './order-mails.ts';
import type { OrderRow } from './order-row.ts';
import type { OrderEventKind } from './tables.ts';

/** Money that came for orders, or did not. */
export type PaymentEvent = { readonly kind: OrderEventKind; readonly ref: string };

const openCents = (order: OrderRow): number => (order.total_cents ?? 0) - order.paid_cents;

/** What to mail about an order by now: of two payments within a moment only the state that they led to. */
function mailEventOf({ kind, ref }: PaymentEvent, order: OrderRow): OrderMailEvent | undefined {
  if (kind === 'payment-failed')
    return openCents(order) > 0 ? { name: 'paymentFailed', paymentId: ref, openCents: openCents(order) } : undefined;
  if (order.cancelled_at !== null || order.completed_at === null) return undefined;
  return order.fully_paid_at === null
    ? { name: 'partlyPaid', paidCents: order.paid_cents, openCents: openCents(order) }
    : { name: 'paid', paidCents: order.paid_cents, at: order.fully_paid_at };
}

/** What to mail about orders of one payment by now. Its cause names the state that they are in. */
function groupEventOf({ kind, ref }: PaymentEvent, orders: readonly OrderRow[]): GroupMailEvent {
  const first = orders[0]?.id ?? '';
  if (kind === 'payment-failed') return { name: 'paymentFailed', cause: `orders-payment-failed:${first}:${ref}` };
  const isPaid = orders.every(({ fully_paid_at: at }) => at !== null);
  const paidCents = orders.reduce((sum, { paid_cents: cents }) => sum + cents, 0);
  const state = `${first}:${orders.length}:${paidCents}`;
  return isPaid
    ? {
        name: 'paid',
        cause: `orders-paid:${state}:${Math.max(...orders.map(({ fully_paid_at: at }) => at?.getTime() ?? 0))}`,
      }
    : { name: 'partlyPaid', cause: `orders-partly-paid:${state}` };
}

/** Which of the orders are paid in instalments: each has its own schedule, and mails of its own. */
async function onLayaway(trx: Tx, orders: readonly OrderRow[]): Promise<ReadonlySet<string>> {
  const ids = orders.map(({ id }) => id);
  const rows = await trx.selectFrom('layaways').select('order_id').where('order_id', 'in', ids).execute();
  return new Set(rows.map(({ order_id: id }) => id));
}

/** Writes the mails about a payment of orders: one for all of a reader's, but for those in instalments. */
export async function mailPaymentEvents(
  trx: Tx,
  event: PaymentEvent,
  orders: readonly OrderRow[],
  baseUrl: URL,
): Promise<void> {
  const told = orders.filter((order) => mailEventOf(event, order));
  const apart = told.length > 1 ? await onLayaway(trx, told) : new Set<string>();
  const together = told.filter(({ id }) => !apart.has(id));
  const groups = [
    ...told.filter(({ id }) => apart.has(id)).map((order) => [order]),
    ...(await ordersByReader(trx, together)),
  ];
  for (const group of groups) {
    const [first, ...others] = group;
    const single = first && mailEventOf(event, first);
    if (!single) continue;
    if (others.length > 0) await queueGroupMail(trx, group, groupEventOf(event, group), baseUrl);
    else await queueOrderMail(trx, first, single, baseUrl);
  }
}
