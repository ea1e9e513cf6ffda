import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { auditStaffAct } from '#api/modules/sales/orders/audit-order.ts';
import type { LoadedOrder } from '#api/modules/sales/orders/load-orders.ts';
import { refuseHeld } from '#api/modules/sales/holds/refuse-held.ts';
import { messagesIn } from '#api/modules/sales/orders/messages.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { titlesOf } from '#api/modules/sales/orders/titles.ts';
import type { Visitor } from '#api/modules/sales/orders/principal.ts';
import type { Commerce } from '#api/modules/payments/payment-context.ts';
import { captureWithout } from '#api/modules/payments/settle-payment.ts';
import { takeStock } from '#api/modules/catalog/stock.ts';
import type { PaymentRow } from '#api/modules/payments/tables.ts';
import { spread } from '#api/modules/payments/methods/allocate.model.ts';
import { holdTenders, insertTenders, type Intent } from '#api/modules/payments/methods/write-payments.ts';
import { type DueTender, isExternal, type Tender } from '#api/modules/payments/methods/payment-method.ts';

export type PayOrder = {
  readonly orderId: string;
  readonly version: number;
  readonly amountCents: number;
  /** The guest's key of a placed order. */
  readonly key?: string | null;
};
export type PayRequest = {
  readonly orders: readonly PayOrder[];
  readonly tenders: readonly Tender[];
  readonly idempotencyKey: string;
  /** Pays the deposit of a plan only. */
  readonly layawayRef?: string | null;
};

/** Who pays, and in which other ways than every visitor. */
export type Payer = Visitor & {
  readonly mayUseTerminal?: boolean;
  readonly mayPayManually?: boolean;
};

/** After this long without an answer the sweeper looks after a payment. */
export const SETTLE_AFTER_MS = 15_000;

/** What is still to pay for an order. */
export const amountRemaining = ({ row, price }: LoadedOrder): number =>
  row.cancelled_at === null ? price.totalCents - row.paid_cents : 0;

/** A hash of what was asked; the sequence of the orders does not matter. */
export function hashRequest({ orders, tenders, layawayRef = null }: PayRequest): string {
  const sorted = orders
    .map(({ orderId, version, amountCents }) => [orderId, version, amountCents])
    .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  const ways = tenders.map(({ method, amountCents }) => [Object.entries(method).toSorted(), amountCents]);
  return createHash('sha256')
    .update(JSON.stringify([sorted, ways, layawayRef]))
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

/** Writes what each payment pays of each order, with the price that was agreed on. */
async function insertParts(
  trx: Tx,
  payments: readonly PaymentRow[],
  tenders: readonly DueTender[],
  orders: readonly LoadedOrder[],
): Promise<void> {
  const shares = spread(
    tenders.map(({ amountCents }) => amountCents),
    orders.map(amountRemaining),
  );
  const parts = shares.flatMap(({ tender, order: index, cents }) => {
    const payment = payments[tender];
    const order = orders[index];
    return payment && order ? [{ payment, order, cents }] : [];
  });
  await trx
    .insertInto('payment_orders')
    .values(
      parts.map(({ payment, order, cents }) => ({
        id: newId(),
        payment_id: payment.id,
        order_id: order.row.id,
        amount_cents: cents,
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
    if (current?.paying_payment_id) throw new DomainError('pending', messages.beingPaid);
    if (current?.version !== row.version) throw new DomainError('changed', messages.priceChanged);
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
  if (gone.length === 0) await refuseHeld(trx, visitor, lines);
  if (gone.length === 0) throw new DomainError('changed', messages.priceChanged);
  const ids = gone.map(({ listingId }) => listingId);
  const titles = await titlesOf(trx, ids, visitor.locale);
  throw new DomainError('unavailable', messages.justSold(ids.map((id) => titles.get(id) ?? id).join(', ')));
}

/** Takes what open orders want out of the stock, and keeps its prices. */
async function takeGoods(trx: Tx, visitor: Visitor, orders: readonly LoadedOrder[]): Promise<void> {
  const lines = orders.filter(({ row }) => row.completed_at === null).flatMap((order) => order.lines);
  if (lines.length === 0) return;
  const missing = await takeStock(trx, lines);
  if (missing.length > 0) await refuseMissing(trx, visitor, orders, missing);
  await sql`
    UPDATE line_items SET unit_cents = sold.unit_cents
    FROM unnest(${lines.map(({ id }) => id)}::text[], ${lines.map(({ unitCents }) => unitCents)}::bigint[])
      AS sold (id, unit_cents)
    WHERE line_items.id = sold.id
  `.execute(trx);
}

function intentOf({ provider }: Commerce, payer: Payer, request: PayRequest): Intent {
  if (payer.sessionId === null) throw new Error('A payment needs a session.');
  return {
    session_id: payer.sessionId,
    account_id: payer.accountId,
    idempotency_key: request.idempotencyKey,
    request_hash: hashRequest(request),
    layaway_ref: request.layawayRef ?? null,
    currency: storeProfile.currency,
    provider: provider.name,
    settle_after: new Date(Date.now() + SETTLE_AFTER_MS),
  };
}

/**
 * Writes the intent to pay, in one transaction: the payments' rows with the lead, the first tender, under the shopper's key, what they pay,
 * the stock taken out, and what purses pay held. Money of others may move once this is committed, never before; when no
 * other is asked, the payment is through with it. Gives the lead. Throws a DomainError, and a unique violation on
 * `payments_once` when the same key is under way.
 */
export function beginPayment(
  commerce: Commerce,
  payer: Payer,
  request: PayRequest,
  orders: readonly LoadedOrder[],
  tenders: readonly DueTender[],
): Promise<PaymentRow> {
  return tx(commerce.db, async (trx) => {
    const payments = await insertTenders(trx, intentOf(commerce, payer, request), tenders);
    const [lead] = payments;
    if (!lead) throw new Error('A payment needs a tender.');
    await lockUnchanged(trx, payer, orders);
    await insertParts(trx, payments, tenders, orders);
    await takeGoods(trx, payer, orders);
    await trx
      .updateTable('orders')
      .set({ paying_payment_id: lead.id })
      .where(
        'id',
        'in',
        orders.map(({ row }) => row.id),
      )
      .execute();
    await holdTenders(trx, payer, payments);
    for (const order of orders)
      await auditStaffAct(trx, payer, order.row, { action: 'pay', detail: { paymentId: lead.id } });
    return tenders.some(({ method }) => isExternal(method)) ? lead : captureWithout(commerce, trx, lead);
  });
}
