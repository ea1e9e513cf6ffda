import { sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';
import { type CountedPage, type PageArgs, readCountedPage } from '#api/platform/db/keyset-page.ts';
import { type Money, toMoney } from '#api/platform/money.ts';
import { actionsFor, type PayoutItemState, type PayoutRunAction, type PayoutRunState } from './payout-run.model.ts';
import type { PayoutRunRow } from './tables.ts';

/** What a run pays for one order, as the schema's type `PayoutRunItem` reads it. */
export type PayoutRunItemView = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly sellerId: string;
  readonly sellerName: string;
  readonly sellerEmail: string | null;
  readonly amount: Money;
  readonly paid: Money | null;
  readonly state: PayoutItemState;
  readonly problem: string | null;
  readonly failedAt: Date | null;
  readonly failureReason: string | null;
};

/** A step of a run: who took it and when. */
export type PayoutRunStep = { readonly state: PayoutRunState; readonly by: string; readonly at: Date };

/** A run as the schema's type `PayoutRun` reads it. */
export type PayoutRunView = {
  readonly id: string;
  readonly state: PayoutRunState;
  readonly version: number;
  readonly steps: readonly PayoutRunStep[];
  readonly bankReference: string | null;
  readonly cancelReason: string | null;
  readonly total: Money;
  readonly paid: Money;
  readonly sellerCount: number;
  readonly items: readonly PayoutRunItemView[];
  readonly viewerActions: readonly PayoutRunAction[];
};

type ItemRow = Omit<PayoutRunItemView, 'amount' | 'paid'> & {
  readonly runId: string;
  readonly dueCents: number;
  readonly paidCents: number | null;
};

async function loadItems(db: Db, runIds: readonly string[]): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    SELECT item.run_id AS "runId", item.order_id AS "orderId", coalesce(orders.number, '') AS "orderNumber",
      item.seller_account_id AS "sellerId", coalesce(seller.display_name, seller.username, orders.seller_name, '') AS "sellerName",
      seller.email AS "sellerEmail", item.due_cents AS "dueCents", item.paid_cents AS "paidCents", item.state, item.problem,
      payout.failed_at AS "failedAt", payout.failure_reason AS "failureReason"
    FROM payout_run_items AS item JOIN payout_runs AS run ON run.id = item.run_id JOIN orders ON orders.id = item.order_id
    LEFT JOIN LATERAL (
      SELECT failed_at, failure_reason FROM payouts
      WHERE item.state = 'PAID' AND payouts.order_id = item.order_id AND payouts.paid_at >= run.approved_at ORDER BY id LIMIT 1
    ) AS payout ON true
    LEFT JOIN accounts AS seller ON seller.id = item.seller_account_id
    WHERE item.run_id = ANY (${[...runIds]}::text[]) ORDER BY "sellerName", item.seller_account_id, item.order_id`.execute(
    db,
  );
  return rows;
}

async function loadNames(db: Db, runs: readonly PayoutRunRow[]): Promise<Map<string, string>> {
  const ids = runs.flatMap((run) => [
    run.prepared_by,
    run.approved_by,
    run.paid_by,
    run.confirmed_by,
    run.cancelled_by,
  ]);
  const known = [...new Set(ids.filter((id) => id !== null))];
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'display_name', 'username'])
    .where('id', 'in', known)
    .execute();
  return new Map(rows.map(({ id, display_name: name, username }) => [id, name ?? username ?? '']));
}

function stepsOf(run: PayoutRunRow, names: ReadonlyMap<string, string>): PayoutRunStep[] {
  const steps: [PayoutRunState, string | null, Date | null][] = [
    ['PREPARED', run.prepared_by, run.prepared_at],
    ['APPROVED', run.approved_by, run.approved_at],
    ['PAID', run.paid_by, run.paid_at],
    ['CONFIRMED', run.confirmed_by, run.confirmed_at],
    ['CANCELLED', run.cancelled_by, run.cancelled_at],
  ];
  return steps.flatMap(([state, by, at]) => (at === null ? [] : [{ state, by: names.get(by ?? '') ?? '', at }]));
}

const sumOf = (items: readonly ItemRow[], cents: (item: ItemRow) => number): Money =>
  toMoney(items.reduce((sum, item) => sum + cents(item), 0));

/** Runs with their items and who took each step, in three statements. */
export async function loadPayoutRuns(
  { db, principal }: ActorContext,
  ids: readonly string[],
): Promise<PayoutRunView[]> {
  if (ids.length === 0) return [];
  const runs = await db.selectFrom('payout_runs').selectAll().where('id', 'in', ids).execute();
  if (runs.length === 0) return [];
  const [all, names] = [await loadItems(db, ids), await loadNames(db, runs)];
  return runs.map((run) => {
    const rows = all.filter(({ runId }) => runId === run.id);
    return {
      id: run.id,
      state: run.state,
      version: run.version,
      steps: stepsOf(run, names),
      bankReference: run.bank_reference,
      cancelReason: run.cancel_reason,
      total: sumOf(rows, ({ dueCents }) => dueCents),
      paid: sumOf(rows, ({ paidCents }) => paidCents ?? 0),
      sellerCount: new Set(rows.map(({ sellerId }) => sellerId)).size,
      items: rows.map(({ dueCents, paidCents, ...item }) => ({
        ...item,
        amount: toMoney(dueCents),
        paid: paidCents === null ? null : toMoney(paidCents),
      })),
      viewerActions: actionsFor(run.state, {
        isPreparer: run.prepared_by === principal.accountId,
        isPartPaid: rows.some(({ state }) => state === 'PAID'),
      }),
    };
  });
}

/** The runs, newest first. */
export function payoutRunPage(db: Db, args: PageArgs): Promise<CountedPage> {
  const source = sql`SELECT id, date_trunc('milliseconds', prepared_at) AS at, 'run' AS kind FROM payout_runs`;
  return readCountedPage(db, source, args);
}
