import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Db, Tx } from '#api/db/database.ts';
import { newId } from '#api/db/new-id.ts';
import { tx } from '#api/db/tx.ts';
import type { LoadedOrder } from '#api/domains/orders/load-orders.ts';
import { messagesIn } from '#api/domains/orders/messages.ts';
import { Refusal } from '#api/domains/orders/refusal.ts';
import { titlesOf } from '#api/domains/orders/titles.ts';
import type { Visitor } from '#api/domains/orders/visitor.ts';
import { takeStock } from './stock.ts';
import type { PaymentsTable } from './tables.ts';

export type PaymentRow = Selectable<PaymentsTable>;

export type PayOrder = { readonly orderId: string; readonly version: number; readonly amountCents: number };
export type PayRequest = {
  readonly orders: readonly PayOrder[];
  readonly token: string;
  readonly idempotencyKey: string;
};

/** After this long without an answer the sweeper looks after a payment. */
const SETTLE_AFTER_MS = 15_000;

/** What is still to pay for an order. */
export const amountRemaining = ({ row, price }: LoadedOrder): number =>
  row.cancelled_at === null ? price.totalCents - row.paid_cents : 0;

/** A hash of what was asked; the sequence of the orders does not matter. */
export function hashRequest({ orders, token }: PayRequest): string {
  const sorted = orders
    .map(({ orderId, version, amountCents }) => [orderId, version, amountCents])
    .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([sorted, token]))
    .digest('hex');
}

/** The payment that a session began under a key. */
export function findPayment(db: Db, sessionId: string, idempotencyKey: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

async function insertPayment(trx: Tx, visitor: Visitor, request: PayRequest, amountCents: number): Promise<PaymentRow> {
  if (visitor.sessionId === null) throw new Error('A payment needs a session.');
  return trx
    .insertInto('payments')
    .values({
      id: newId(),
      session_id: visitor.sessionId,
      account_id: visitor.accountId,
      idempotency_key: request.idempotencyKey,
      request_hash: hashRequest(request),
      kind: 'card',
      status: 'SUBMITTED',
      amount_cents: amountCents,
      currency: storeProfile.currency,
      settle_after: new Date(Date.now() + SETTLE_AFTER_MS),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function insertParts(trx: Tx, paymentId: string, orders: readonly LoadedOrder[]): Promise<void> {
  await trx
    .insertInto('payment_orders')
    .values(
      orders.map((order) => ({
        id: newId(),
        payment_id: paymentId,
        order_id: order.row.id,
        amount_cents: amountRemaining(order),
        sub_total_cents: order.price.subTotalCents,
        discount_cents: order.price.discountCents,
        shipping_cents: order.price.shippingCents,
        extra_fee_cents: order.price.extraFeeCents,
        tax_cents: order.price.taxCents,
        total_cents: order.price.totalCents,
      })),
    )
    .execute();
}

/** Locks the orders and makes sure that they still are as they were priced. */
async function lockUnchanged(trx: Tx, visitor: Visitor, orders: readonly LoadedOrder[]): Promise<void> {
  const messages = messagesIn(visitor.locale);
  const rows = await trx
    .selectFrom('orders')
    .select(['id', 'version', 'paying_payment_id'])
    .where(
      'id',
      'in',
      orders.map(({ row }) => row.id),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const now = new Map(rows.map((row) => [row.id, row]));
  for (const { row } of orders) {
    const current = now.get(row.id);
    if (current?.paying_payment_id) throw new Refusal('pending', messages.beingPaid);
    if (current?.version !== row.version) throw new Refusal('changed', messages.priceChanged);
  }
}

async function refuseMissing(trx: Tx, visitor: Visitor, orders: readonly LoadedOrder[], missing: readonly string[]) {
  const messages = messagesIn(visitor.locale);
  const lines = orders.flatMap((order) => order.lines).filter(({ listingId }) => missing.includes(listingId));
  const listings = await trx
    .selectFrom('listings')
    .select(['id', 'status', 'stock_level'])
    .where('id', 'in', missing)
    .execute();
  const gone = lines.filter((line) => {
    const listing = listings.find(({ id }) => id === line.listingId);
    return listing?.status !== 'live' || listing.stock_level < line.quantity;
  });
  if (gone.length === 0) throw new Refusal('changed', messages.priceChanged);
  const ids = gone.map(({ listingId }) => listingId);
  const titles = await titlesOf(trx, ids, visitor.locale);
  throw new Refusal('unavailable', messages.justSold(ids.map((id) => titles.get(id) ?? id).join(', ')));
}

/**
 * Writes the intent to pay, in one transaction: the payment's row under the shopper's key, what it pays, and the stock
 * taken out. Money may move once this is committed, never before. Throws a Refusal, and a unique violation on
 * `payments_once` when the same key is under way.
 */
export function beginPayment(
  db: Db,
  visitor: Visitor,
  request: PayRequest,
  orders: readonly LoadedOrder[],
): Promise<PaymentRow> {
  const total = orders.reduce((sum, order) => sum + amountRemaining(order), 0);
  return tx(db, async (trx) => {
    const payment = await insertPayment(trx, visitor, request, total);
    await lockUnchanged(trx, visitor, orders);
    await insertParts(trx, payment.id, orders);
    const open = orders.filter(({ row }) => row.completed_at === null);
    const lines = open.flatMap((order) => order.lines);
    if (lines.length > 0) {
      const missing = await takeStock(trx, lines);
      if (missing.length > 0) await refuseMissing(trx, visitor, orders, missing);
      await sql`
        UPDATE line_items SET unit_cents = sold.unit_cents
        FROM unnest(${lines.map(({ id }) => id)}::text[], ${lines.map(({ unitCents }) => unitCents)}::bigint[])
          AS sold (id, unit_cents)
        WHERE line_items.id = sold.id
      `.execute(trx);
    }
    await trx
      .updateTable('orders')
      .set({ paying_payment_id: payment.id })
      .where(
        'id',
        'in',
        orders.map(({ row }) => row.id),
      )
      .execute();
    return payment;
  });
}
