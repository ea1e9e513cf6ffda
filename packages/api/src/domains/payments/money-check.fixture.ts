import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import type { TestGateway } from './gateway.fixture.ts';

type Balance = { account: string; cents: number };

const fail = (message: string): never => {
  throw new Error(message);
};

function same(what: string, left: unknown, right: unknown): void {
  if (JSON.stringify(left) !== JSON.stringify(right))
    fail(`${what}: ${JSON.stringify(left)} is not ${JSON.stringify(right)}`);
}

/** What the gateway keeps of all payments that are over; it must agree with each of them. */
async function moneyAtGateway(db: Db, gateway: Pick<TestGateway, 'find'>): Promise<number> {
  const payments = await db.selectFrom('payments').select(['id', 'status', 'amount_cents']).execute();
  let cents = 0;
  for (const payment of payments) {
    const charge = await gateway.find(payment.id);
    const taken = charge?.status === 'succeeded' ? charge.amountCents : 0;
    if (payment.status === 'SUBMITTED' || payment.status === 'REQUIRES_ACTION') continue;
    const counts = payment.status === 'CAPTURED' || payment.status === 'REFUNDED';
    same(`Payment ${payment.id} (${payment.status})`, taken, counts ? payment.amount_cents : 0);
    cents += taken - (charge?.refundedCents ?? 0);
  }
  return cents;
}

/**
 * Fails unless all money agrees: the gateway's with the ledger's, the ledger's with the orders', each placed order with
 * its lines and its one mail, and no stock is held by a payment that is over. Gives how many orders are placed.
 */
export async function checkMoney(db: Db, gateway: Pick<TestGateway, 'find'>): Promise<number> {
  const { rows: balances } = await sql<Balance>`
    SELECT account, sum(amount_cents)::bigint AS cents FROM ledger_lines GROUP BY account
  `.execute(db);
  const balance = (account: string): number => balances.find((row) => row.account === account)?.cents ?? 0;
  same(
    'The ledger sums to',
    balances.reduce((sum, { cents }) => sum + cents, 0),
    0,
  );
  const orders = await db.selectFrom('orders').selectAll().where('completed_at', 'is not', null).execute();
  const paid = orders.reduce((sum, order) => sum + order.paid_cents, 0);
  const refunded = await db.selectFrom('refunds').select('amount_cents').where('done_at', 'is not', null).execute();
  const given = refunded.reduce((sum, { amount_cents: cents }) => sum + cents, 0);
  same('Cards in the ledger and in the orders', balance('card'), paid - given);
  same('Cards in the ledger and at the gateway', balance('card'), await moneyAtGateway(db, gateway));
  const owed = orders
    .filter(({ cancelled_at: cancelledAt }) => cancelledAt === null)
    .reduce((sum, order) => sum + (order.total_cents ?? 0) - order.paid_cents, 0);
  const promised = await db.selectFrom('refunds').select('amount_cents').where('done_at', 'is', null).execute();
  const open = promised.reduce((sum, { amount_cents: cents }) => sum + cents, 0);
  same('What is owed', balance('receivable'), owed - open);
  await checkOrders(db);
  return orders.length;
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
  `.execute(db);
  same('Orders that are half done', wrong, []);
}
