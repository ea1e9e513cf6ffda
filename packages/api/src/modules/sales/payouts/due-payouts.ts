import { sql } from 'kysely';
import { placedWithAction } from '#api/modules/sales/staff-orders/next-action.ts';
import type { Db } from '#api/platform/db/database.ts';
import { type Money, toMoney } from '#api/platform/money.ts';
import { loadSellerBalances } from '#api/modules/payments/index.ts';

/** What the shop owes a seller for an order, as the schema's type `DuePayout` reads it. */
export type DuePayout = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly amount: Money;
  /** Since when it is due. */
  readonly since: Date;
};

/** What the shop owes a seller now, as the schema's type `SellerDue` reads it. */
export type SellerDue = {
  readonly sellerId: string;
  readonly sellerName: string;
  /** The seller has confirmed an e-mail, without which nobody is paid. */
  readonly isPayable: boolean;
  readonly total: Money;
  readonly payouts: readonly DuePayout[];
};

type Row = {
  readonly id: string;
  readonly number: string | null;
  readonly since: Date;
  readonly sellerId: string;
  readonly sellerName: string;
  readonly isPayable: boolean;
};

/** What the shop owes sellers and nothing holds, without what is in an open run already, by seller. `orderIds` narrows it. */
export async function findDuePayouts(db: Db, orderIds: readonly string[] | null = null): Promise<SellerDue[]> {
  const chosen = orderIds === null ? sql`true` : sql`orders.id = ANY (${[...orderIds]}::text[])`;
  const { rows } = await sql<Row>`
    SELECT queue.id, orders.number, queue.since, seller.id AS "sellerId",
      coalesce(seller.display_name, seller.username) AS "sellerName", seller.email_verified_at IS NOT NULL AS "isPayable"
    FROM (${placedWithAction(chosen)}) AS queue
    JOIN orders ON orders.id = queue.id JOIN accounts AS seller ON seller.id = orders.seller_account_id
    WHERE queue.action = 'PAY_OUT'
      AND NOT EXISTS (SELECT FROM payout_run_items AS item WHERE item.order_id = queue.id AND item.state = 'WAITING')
    ORDER BY "sellerName", seller.id, queue.since, queue.id`.execute(db);
  const balances = await loadSellerBalances(
    db,
    rows.map(({ id }) => id),
  );
  const bySeller = new Map<string, { first: Row; payouts: DuePayout[]; cents: number }>();
  for (const row of rows) {
    const dueCents = balances.get(row.id)?.dueCents ?? 0;
    if (dueCents <= 0) continue;
    const seller = bySeller.get(row.sellerId) ?? { first: row, payouts: [], cents: 0 };
    seller.payouts.push({
      orderId: row.id,
      orderNumber: row.number ?? '',
      amount: toMoney(dueCents),
      since: row.since,
    });
    seller.cents += dueCents;
    bySeller.set(row.sellerId, seller);
  }
  return [...bySeller.values()].map(({ first, payouts, cents }) => ({
    sellerId: first.sellerId,
    sellerName: first.sellerName,
    isPayable: first.isPayable,
    total: toMoney(cents),
    payouts,
  }));
}
