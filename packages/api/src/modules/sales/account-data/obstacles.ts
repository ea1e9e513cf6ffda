import { sql } from 'kysely';
import { type Obstacle, standing } from '#api/platform/account-data/account-part.ts';
import type { Db } from '#api/platform/db/database.ts';

/** Placed, and neither over nor cancelled: something is to be paid, sent or received. */
const isUnfinished = sql`o.completed_at IS NOT NULL AND o.cancelled_at IS NULL AND (
  o.payment_state IN ('UNPAID', 'PARTIALLY_PAID')
  OR EXISTS (SELECT FROM line_items AS line WHERE line.order_id = o.id AND line.state IN ('ORDERED', 'SHIPPED')))`;

/** Orders that are under way, payments that somebody has begun, and offers that wait for an answer or a payment. */
export async function findObstacles(db: Db, accountId: string, when: 'asked' | 'due'): Promise<Obstacle[]> {
  const waiting = when === 'due' ? ['ACCEPTED'] : ['RECEIVED', 'COUNTERED', 'ACCEPTED'];
  const { rows } = await sql<{ purchases: number; sales: number; payments: number; bought: number; sold: number }>`
    SELECT
      (SELECT count(*)::integer FROM orders AS o WHERE o.account_id = ${accountId} AND ${isUnfinished}) AS purchases,
      (SELECT count(*)::integer FROM orders AS o WHERE o.seller_account_id = ${accountId} AND ${isUnfinished}) AS sales,
      (SELECT count(*)::integer FROM orders AS o WHERE ${accountId} IN (o.account_id, o.seller_account_id)
        AND o.completed_at IS NULL AND o.paying_payment_id IS NOT NULL) AS payments,
      (SELECT count(*)::integer FROM offers WHERE buyer_account_id = ${accountId} AND ordered_at IS NULL
        AND state = ANY (${waiting}::text[]) AND expires_at > now() AND NOT is_hidden) AS bought,
      (SELECT count(*)::integer FROM offers WHERE seller_account_id = ${accountId} AND ordered_at IS NULL
        AND state = ANY (${waiting}::text[]) AND expires_at > now() AND NOT is_hidden) AS sold`.execute(db);
  const { purchases = 0, sales = 0, payments = 0, bought = 0, sold = 0 } = rows[0] ?? {};
  return standing([
    { kind: 'purchases', count: purchases, path: '/profile/buying/purchases' },
    { kind: 'sales', count: sales, path: '/profile/selling/orders' },
    { kind: 'payments', count: payments, path: '/cart' },
    { kind: 'offers', count: bought, path: '/profile/buying/offers' },
    { kind: 'offers', count: sold, path: '/profile/selling/offers' },
  ]);
}
