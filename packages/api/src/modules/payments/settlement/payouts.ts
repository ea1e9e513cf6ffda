import { sql } from 'kysely';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { sellersOf } from '#api/modules/payments/ledger/sellers-of.ts';
import { writeEntry } from '#api/modules/payments/ledger/write-entry.ts';

/** What the shop currently owes the seller of an order, and has paid them for it. Whole cents. */
export type SellerBalance = {
  readonly orderId: string;
  /** Below 0 when more was paid out than the sale is worth by now. */
  readonly dueCents: number;
  /** What was captured for the order, and neither refunded nor reversed. */
  readonly keptCents: number;
  /** Paid to the seller, or offset against what they owed on other orders. */
  readonly settledCents: number;
  readonly paidOutCents: number;
  readonly paidOutAt: Date | null;
  /** The last payout came back from the seller's bank. */
  readonly hasFailed: boolean;
};

/** The balances of sellers by order; orders of the shop's own goods have none. */
export async function loadSellerBalances(db: Db, orderIds: readonly string[]): Promise<Map<string, SellerBalance>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<SellerBalance>`
    SELECT settlement.order_id AS "orderId", coalesce(ledger.due, 0)::bigint AS "dueCents", coalesce(kept.cents, 0)::bigint AS "keptCents",
      coalesce(paid.settled, 0)::bigint AS "settledCents", coalesce(paid.cents, 0)::bigint AS "paidOutCents", paid.at AS "paidOutAt",
      coalesce(paid.failed, false) AS "hasFailed"
    FROM order_settlements AS settlement
    LEFT JOIN LATERAL (
      SELECT -sum(line.amount_cents) AS due FROM ledger_entries AS entry JOIN ledger_lines AS line ON line.entry_id = entry.id
      WHERE entry.order_id = settlement.order_id AND line.account = 'seller-payable'
    ) AS ledger ON true
    LEFT JOIN LATERAL (
      SELECT sum(left_cents) AS cents FROM payment_allocations WHERE order_id = settlement.order_id
    ) AS kept ON true
    LEFT JOIN LATERAL (
      SELECT sum(amount_cents) FILTER (WHERE failed_at IS NULL) AS cents,
        sum(offset_cents + CASE WHEN failed_at IS NULL THEN amount_cents ELSE 0 END) AS settled,
        max(paid_at) FILTER (WHERE failed_at IS NULL) AS at, (array_agg(failed_at IS NOT NULL ORDER BY id DESC))[1] AS failed
      FROM payouts WHERE order_id = settlement.order_id
    ) AS paid ON true
    WHERE settlement.order_id = ANY (${orderIds}::text[]) AND settlement.seller_account_id IS NOT NULL
  `.execute(db);
  return new Map(rows.map((row) => [row.orderId, row]));
}

type Owed = { readonly orderId: string; readonly cents: number };

/** What a seller owes the shop, order by order, oldest first; locked. */
async function lockOwed(trx: Tx, sellerId: string): Promise<Owed[]> {
  const candidates = sql`
    SELECT entry.order_id FROM ledger_entries AS entry JOIN ledger_lines AS line ON line.entry_id = entry.id
    WHERE line.seller_account_id IN (${sellersOf(sellerId)}) AND line.account = 'seller-payable'
    GROUP BY entry.order_id HAVING sum(line.amount_cents) > 0
  `;
  const { rows: locked } = await sql<{ id: string }>`
    SELECT order_id AS id FROM order_settlements WHERE order_id IN (${candidates}) ORDER BY order_id FOR UPDATE
  `.execute(trx);
  // Read again under the lock: another payout may have settled some of it meanwhile.
  const balances = await loadSellerBalances(
    trx,
    locked.map(({ id }) => id),
  );
  return locked.flatMap(({ id }) => {
    const dueCents = balances.get(id)?.dueCents ?? 0;
    return dueCents < 0 ? { orderId: id, cents: -dueCents } : [];
  });
}

/** Offsets what the seller owes on other orders against `availableCents`. Gives how much of it was used. */
async function offset(trx: Tx, sellerId: string, payoutId: string, availableCents: number): Promise<number> {
  let left = availableCents;
  for (const { orderId, cents: owed } of await lockOwed(trx, sellerId)) {
    const cents = Math.min(left, owed);
    if (cents === 0) break;
    left -= cents;
    const amounts = { 'seller-receivable': cents, 'seller-payable': -cents };
    await writeEntry(trx, { kind: 'carry-over', subject: `${payoutId}:${orderId}`, orderId, sellerId, amounts });
  }
  return availableCents - left;
}

export type Payout = { readonly id: string; readonly amountCents: number; readonly offsetCents: number };

/**
 * Pays a seller what is due for an order, less what they owe on others, and enters it in the ledger, in the caller's transaction;
 * `paidBy` is the staff account that recorded it. The order must be locked. Gives null, and does nothing, when nothing is due or the
 * shop does not have the money: it was not captured, or was refunded or reversed.
 */
export async function payOut(trx: Tx, orderId: string, paidBy: string | null): Promise<Payout | null> {
  const settlement = await trx
    .selectFrom('order_settlements')
    .select('seller_account_id')
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  const balance = (await loadSellerBalances(trx, [orderId])).get(orderId);
  const sellerId = settlement?.seller_account_id;
  if (!sellerId || !balance || balance.dueCents <= 0 || balance.dueCents > balance.keptCents - balance.settledCents)
    return null;
  const id = newId();
  const offsetCents = await offset(trx, sellerId, id, balance.dueCents);
  const amountCents = balance.dueCents - offsetCents;
  const entryId = await writeEntry(trx, {
    kind: 'payout',
    subject: id,
    orderId,
    sellerId,
    amounts: { 'seller-payable': balance.dueCents, bank: -amountCents, 'seller-receivable': -offsetCents },
  });
  const row = { id, order_id: orderId, seller_account_id: sellerId, entry_id: entryId, paid_by: paidBy };
  await trx
    .insertInto('payouts')
    .values({ ...row, amount_cents: amountCents, offset_cents: offsetCents })
    .execute();
  return { id, amountCents, offsetCents };
}

/**
 * Enters that the seller's bank sent the last payout of an order back, in the caller's transaction: the amount is due again, what was
 * withheld stays settled. The order must be locked. Gives null, and does nothing, where nothing was paid or it came back already.
 */
export async function takeBackPayout(trx: Tx, orderId: string, reason: string): Promise<Payout | null> {
  const last = await trx
    .selectFrom('payouts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!last || last.failed_at !== null || last.amount_cents === 0) return null;
  const { id, seller_account_id: sellerId, amount_cents: amountCents, offset_cents: offsetCents } = last;
  await writeEntry(trx, {
    kind: 'payout-failed',
    subject: id,
    orderId,
    sellerId,
    amounts: { bank: amountCents, 'seller-payable': -amountCents },
  });
  await trx
    .updateTable('payouts')
    .set({ failed_at: new Date(), failure_reason: reason })
    .where('id', '=', id)
    .execute();
  return { id, amountCents, offsetCents };
}
