import { sql } from 'kysely';
import type { BookDifference } from '#api/modules/payments/index.ts';
import type { Db } from '#api/platform/db/database.ts';

/**
 * Compares what orders say was paid, refunded and disputed with their payments, and placed orders with their settlements. Gives
 * what differs.
 */
export async function checkOrderTotals(db: Db): Promise<BookDifference[]> {
  const { rows } = await sql<BookDifference>`
    SELECT 'order: ' || sums.what AS check, orders.id AS subject, sums.expected, sums.found
    FROM orders
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(captured_cents - returned_cents), 0)::bigint AS paid, coalesce(sum(refunded_cents), 0)::bigint AS refunded,
        coalesce(sum(disputed_cents), 0)::bigint AS disputed
      FROM payment_allocations WHERE order_id = orders.id
    ) AS money
    CROSS JOIN LATERAL (VALUES
      ('paid', money.paid, orders.paid_cents),
      ('refunded', money.refunded, orders.refunded_cents),
      ('disputed', money.disputed, orders.disputed_cents),
      ('settlements', (orders.completed_at IS NOT NULL)::integer::bigint,
        (SELECT count(*) FROM order_settlements WHERE order_id = orders.id)),
      ('total', orders.total_cents, CASE WHEN orders.completed_at IS NULL THEN orders.total_cents ELSE
        (SELECT goods_cents + shipping_cents + financing_fee_cents + tax_cents FROM order_settlements WHERE order_id = orders.id) END)
    ) AS sums (what, expected, found)
    WHERE sums.expected IS DISTINCT FROM sums.found
  `.execute(db);
  return rows;
}
