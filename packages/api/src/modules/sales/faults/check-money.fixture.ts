import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { TestGateway } from '#api/modules/payments/gateway/gateway.fixture.ts';

type Balance = { account: string; cents: number };

const fail = (message: string): never => {
  throw new Error(message);
};

function same(what: string, left: unknown, right: unknown): void {
  if (JSON.stringify(left) !== JSON.stringify(right))
    fail(`${what}: ${JSON.stringify(left)} is not ${JSON.stringify(right)}`);
}

type Cents = Record<string, number>;

const sum = (rows: readonly { cents: number }[]): number => rows.reduce((total, { cents }) => total + cents, 0);
const INTERNAL = ['code', 'store-credits', 'manual'];

/** What the gateway keeps of all payments that are over; it must agree with each of them. */
async function moneyAtGateway(db: Db, gateway: Pick<TestGateway, 'find'>): Promise<number> {
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'status', 'amount_cents', 'captured_at'])
    .where('kind', 'not in', ['code', 'store-credits', 'manual'])
    .execute();
  let cents = 0;
  for (const payment of payments) {
    const charge = await gateway.find(payment.id);
    const taken = charge?.status === 'succeeded' ? charge.amountCents : 0;
    if (payment.status === 'SUBMITTED' || payment.status === 'REQUIRES_ACTION') continue;
    const counts = payment.captured_at !== null;
    const isBack = !counts && taken > 0 && charge?.refundedCents === taken;
    if (!isBack) same(`Payment ${payment.id} (${payment.status})`, taken, counts ? payment.amount_cents : 0);
    const reversals = charge?.reversals ?? [];
    const gone = reversals.reduce((total, { status, amountCents }) => total + (status === 'won' ? 0 : amountCents), 0);
    cents += taken - (charge?.refundedCents ?? 0) - gone;
  }
  return cents;
}

/** Every account holds what its transactions say, and all of them what the ledger says that the shop owes on them. */
async function checkStoredValue(db: Db, balance: (account: string) => number): Promise<void> {
  const { rows: accounts } = await sql<{ id: string; cents: number; moved: number }>`
    SELECT id, balance_cents AS cents,
      (SELECT coalesce(sum(amount_cents), 0)::bigint FROM stored_value_transactions WHERE stored_value_account_id = stored_value_accounts.id) AS moved
    FROM stored_value_accounts
  `.execute(db);
  for (const { id, cents, moved } of accounts) same(`Stored-value account ${id}`, cents, moved);
  same('Stored value in the ledger', balance('stored-value'), 0 - sum(accounts));
  const { rows: held } = await sql<{ cents: number }>`
    SELECT amount_cents AS cents FROM payments WHERE stored_value_account_id IS NOT NULL AND status = 'SUBMITTED'
  `.execute(db);
  same('Held in the ledger', balance('held'), 0 - sum(held));
}

/** What was captured of placed orders, by where the money went, less refunds. */
async function checkCaptures(db: Db, balance: (account: string) => number): Promise<number> {
  const { rows } = await sql<{ kind: string; cents: number }>`
    SELECT p.kind, sum(part.captured_cents)::bigint AS cents
    FROM payment_allocations part JOIN payments p ON p.id = part.payment_id GROUP BY p.kind
  `.execute(db);
  const { rows: backs } = await sql<{ kind: string; cents: number }>`
    SELECT p.kind, sum(r.amount_cents)::bigint AS cents
    FROM refunds r JOIN payments p ON p.id = r.payment_id
    WHERE r.done_at IS NOT NULL AND r.reversal_id IS NULL GROUP BY p.kind
  `.execute(db);
  const { rows: taken } = await sql<{ kind: string; cents: number }>`
    SELECT p.kind, sum(t.amount_cents)::bigint AS cents
    FROM payment_reversals t JOIN payments p ON p.id = t.payment_id WHERE t.status <> 'won' GROUP BY p.kind
  `.execute(db);
  const given: Cents = {};
  for (const { kind, cents } of [...backs, ...taken]) given[kind] = (given[kind] ?? 0) + cents;
  let external = 0;
  for (const { kind, cents } of rows) {
    const isStoredValue = kind === 'code' || kind === 'store-credits';
    if (!isStoredValue) same(`The ledger's ${kind}`, balance(kind), cents - (given[kind] ?? 0));
    if (!INTERNAL.includes(kind)) external += cents - (given[kind] ?? 0);
  }
  const { rows: orders } = await sql<{ id: string }>`
    SELECT id FROM orders o WHERE paid_cents <> (SELECT coalesce(sum(captured_cents - returned_cents), 0) FROM payment_allocations WHERE order_id = o.id)
      OR refunded_cents <> (SELECT coalesce(sum(refunded_cents), 0) FROM payment_allocations WHERE order_id = o.id)
      OR disputed_cents <> (SELECT coalesce(sum(disputed_cents), 0) FROM payment_allocations WHERE order_id = o.id)
  `.execute(db);
  same('Orders that were not paid what payments say', orders, []);
  return external;
}

/**
 * Fails unless all money agrees: the gateway's with the ledger's, the ledger's with the orders' and the stored_value_accounts', each
 * placed order with its lines and its one mail, and no stock or balance is held by a payment that is over. Gives how many
 * orders are placed.
 */
export async function checkMoney(db: Db, gateway: Pick<TestGateway, 'find'>): Promise<number> {
  const { rows: balances } = await sql<Balance>`
    SELECT account, sum(amount_cents)::bigint AS cents FROM ledger_lines GROUP BY account
  `.execute(db);
  const balance = (account: string): number => balances.find((row) => row.account === account)?.cents ?? 0;
  same('The ledger sums to', sum(balances), 0);
  same('Charged by the ledger and at the gateway', await checkCaptures(db, balance), await moneyAtGateway(db, gateway));
  await checkStoredValue(db, balance);
  const open = db.selectFrom('payment_reversals').select('amount_cents as cents').where('status', '=', 'open');
  same('Disputed in the ledger', balance('disputed'), sum(await open.execute()));
  const orders = await db.selectFrom('orders').selectAll().where('completed_at', 'is not', null).execute();
  const owed = orders
    .filter(({ cancelled_at: cancelledAt }) => cancelledAt === null)
    .map((order) => ({ cents: (order.total_cents ?? 0) - order.paid_cents }));
  const promised = await db
    .selectFrom('refunds')
    .select('amount_cents as cents')
    .where('done_at', 'is', null)
    .execute();
  same('What is owed', balance('receivable'), sum(owed) - sum(promised));
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
      OR EXISTS (SELECT 1 FROM payments f JOIN payments lead ON lead.id = f.primary_payment_id WHERE f.status = 'SUBMITTED' AND lead.status NOT IN ('SUBMITTED', 'REQUIRES_ACTION'))
  `.execute(db);
  same('Orders that are half done', wrong, []);
}
