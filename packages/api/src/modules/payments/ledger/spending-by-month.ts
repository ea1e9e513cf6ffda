import { storeProfile } from '@headstock/contracts/store-profile';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { lastMonths } from '#api/platform/shop-months.ts';

/** What was paid in a month and has not been refunded since, in whole cents. */
export type MonthlySpending = {
  /** `2026-11`, in the shop's time zone. */
  readonly month: string;
  readonly cents: number;
  /** How many orders it was paid for. */
  readonly orderCount: number;
};

/** What was paid for orders in the last `count` months, the oldest first. `orderIds` is a query that gives the ids of the orders. */
export async function readSpendingByMonth(
  db: Db,
  orderIds: RawBuilder<unknown>,
  count: number,
): Promise<readonly MonthlySpending[]> {
  const months = lastMonths(count);
  const { rows } = await sql<{ month: string; cents: number; orders: number }>`
    SELECT to_char(payment.captured_at AT TIME ZONE ${storeProfile.timeZone}, 'YYYY-MM') AS month,
      sum(allocation.left_cents)::bigint AS cents, count(DISTINCT allocation.order_id) AS orders
    FROM payment_allocations AS allocation JOIN payments AS payment ON payment.id = allocation.payment_id
    WHERE allocation.order_id IN (${orderIds}) AND allocation.left_cents > 0
    GROUP BY 1
  `.execute(db);
  const sums = new Map(rows.map((row) => [row.month, row]));
  return months.map((month) => ({
    month,
    cents: sums.get(month)?.cents ?? 0,
    orderCount: sums.get(month)?.orders ?? 0,
  }));
}
