import { sql } from 'kysely';
import { sumPayments } from '#api/modules/payments/books/payment-sums.ts';
import { checkBooks } from '#api/modules/payments/index.ts';
import type { TestGateway } from '#api/modules/payments/gateway/gateway.fixture.ts';
import { checkOrderTotals } from '#api/modules/sales/orders/check-order-totals.ts';
import type { Db } from '#api/platform/db/database.ts';

function same(what: string, left: unknown, right: unknown): void {
  if (JSON.stringify(left) !== JSON.stringify(right))
    throw new Error(`${what}: ${JSON.stringify(left)} is not ${JSON.stringify(right)}`);
}

/** Each settled payment was charged and refunded at the gateway as the shop has it. */
async function checkGateway(db: Db, gateway: Pick<TestGateway, 'find'>): Promise<void> {
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'status'])
    .where('provider', 'is not', null)
    .where('status', 'not in', ['SUBMITTED', 'REQUIRES_ACTION'])
    .execute();
  const sums = await sumPayments(
    db,
    payments.map(({ id }) => id),
  );
  for (const { id, status } of payments) {
    const charge = await gateway.find(id);
    same(
      `Taken for payment ${id} (${status})`,
      sums.get(id)?.taken,
      charge?.status === 'succeeded' ? charge.amountCents : 0,
    );
    same(`Refunded of payment ${id} (${status})`, sums.get(id)?.refunded, charge?.refundedCents ?? 0);
  }
}

/**
 * Throws unless all money agrees: the books in themselves, with orders and with the gateway, each placed order with its lines and
 * the one mail that it stands in; and unless settled payments hold no stock or balance. Gives how many orders are placed.
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
        OR (SELECT count(*) FROM outbox WHERE event_key = 'order-placed:' || o.id OR event_key IN (
          SELECT 'orders-placed:' || other.order_id FROM payment_allocations own
            JOIN payment_allocations other ON other.payment_id = own.payment_id WHERE own.order_id = o.id)) <> 1
      ))
      OR (o.completed_at IS NULL AND o.paying_payment_id IS NULL AND EXISTS (
        SELECT 1 FROM line_items WHERE order_id = o.id AND (state <> 'IN_CART' OR unit_cents IS NOT NULL)
      ))
      OR EXISTS (SELECT 1 FROM payments p WHERE p.id = o.paying_payment_id AND p.status NOT IN ('SUBMITTED', 'REQUIRES_ACTION'))
      OR EXISTS (SELECT 1 FROM payments f JOIN payments lead ON lead.id = f.primary_payment_id WHERE f.status = 'SUBMITTED' AND lead.status NOT IN ('SUBMITTED', 'REQUIRES_ACTION'))
  `.execute(db);
  same('Orders that are half done', wrong, []);
}
