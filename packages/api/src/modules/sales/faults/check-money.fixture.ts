import { sql } from 'kysely';
import { checkBooks } from '#api/modules/payments/index.ts';
import type { TestGateway } from '#api/modules/payments/gateway/gateway.fixture.ts';
import { checkOrderTotals } from '#api/modules/sales/orders/check-order-totals.ts';
import type { Db } from '#api/platform/db/database.ts';

function same(what: string, left: unknown, right: unknown): void {
  if (JSON.stringify(left) !== JSON.stringify(right))
    throw new Error(`${what}: ${JSON.stringify(left)} is not ${JSON.stringify(right)}`);
}

type Sums = { id: string; status: string; taken: number; refunded: number };

/** Each payment that is over has at the gateway what the shop says: taken, less refunded. */
async function checkGateway(db: Db, gateway: Pick<TestGateway, 'find'>): Promise<void> {
  const { rows: payments } = await sql<Sums>`
    SELECT id, status,
      (CASE WHEN captured_at IS NOT NULL THEN amount_cents ELSE 0 END
        + (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE payment_id = payments.id AND origin = 'unwanted-charge'))::bigint AS taken,
      (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE payment_id = payments.id AND reversal_id IS NULL
        AND status IN ('succeeded', 'pending'))::bigint AS refunded
    FROM payments WHERE provider IS NOT NULL AND status NOT IN ('SUBMITTED', 'REQUIRES_ACTION')
  `.execute(db);
  for (const { id, status, taken, refunded } of payments) {
    const charge = await gateway.find(id);
    same(`Taken for payment ${id} (${status})`, taken, charge?.status === 'succeeded' ? charge.amountCents : 0);
    same(`Refunded of payment ${id} (${status})`, refunded, charge?.refundedCents ?? 0);
  }
}

/**
 * Throws unless all money agrees: the books in themselves, with orders and with the gateway, each placed order with its lines and
 * its one mail; and unless settled payments hold no stock or balance. Gives how many orders are placed.
 */
export async function checkMoney(db: Db, gateway: Pick<TestGateway, 'find'>): Promise<number> {
  same('Differences in the books', await checkBooks(db), []);
  same('Differences in orders', await checkOrderTotals(db), []);
  await checkGateway(db, gateway);
  await checkOrders(db);
  const { count } = await db
    .selectFrom('orders')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('completed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

async function checkOrders(db: Db): Promise<void> {
  const { rows: wrong } = await sql<{ id: string }>`
    SELECT o.id FROM orders o WHERE
      (o.completed_at IS NOT NULL AND o.cancelled_at IS NULL AND (
        (SELECT sum(unit_cents * quantity) FROM line_items WHERE order_id = o.id) IS DISTINCT FROM o.sub_total_cents
        OR EXISTS (SELECT 1 FROM line_items WHERE order_id = o.id AND state = 'IN_CART')
        OR (SELECT count(*) FROM outbox WHERE event_key = 'order-placed:' || o.id) <> 1
      ))
      OR (o.completed_at IS NULL AND o.paying_payment_id IS NULL AND EXISTS (
        SELECT 1 FROM line_items WHERE order_id = o.id AND (state <> 'IN_CART' OR unit_cents IS NOT NULL)
      ))
      OR EXISTS (SELECT 1 FROM payments p WHERE p.id = o.paying_payment_id AND p.status NOT IN ('SUBMITTED', 'REQUIRES_ACTION'))
      OR EXISTS (SELECT 1 FROM payments f JOIN payments lead ON lead.id = f.primary_payment_id WHERE f.status = 'SUBMITTED' AND lead.status NOT IN ('SUBMITTED', 'REQUIRES_ACTION'))
  `.execute(db);
  same('Orders that are half done', wrong, []);
}
