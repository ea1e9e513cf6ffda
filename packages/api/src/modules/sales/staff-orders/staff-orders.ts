import { storeProfile } from '@headstock/contracts/store-profile';
import { type RawBuilder, sql } from 'kysely';
import { agreedDelays, shipByWith } from '#api/modules/sales/ship-by/agreed-delays.ts';
import { matchesWords } from '#api/modules/sales/orders/order-search.ts';
import type { OrderView } from '#api/modules/sales/orders/order-view.ts';
import type { Db } from '#api/platform/db/database.ts';
import { type CountedPage, type PageArgs, readCountedPage } from '#api/platform/db/keyset-page.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { type Money, toMoney } from '#api/platform/money.ts';
import { momentOf } from '#api/platform/zoned-time.ts';
import { type NextAction, placedWithAction } from './next-action.ts';

const DAY_MS = 86_400_000;

/** What a page of the queue holds. */
export type StaffOrderFilter = PageArgs & {
  readonly nextAction?: NextAction | null;
  readonly search?: string | null;
  readonly sellerId?: string | null;
  /** Shop days, such as `2026-11-26`, both included. */
  readonly placedFrom?: string | null;
  readonly placedTo?: string | null;
};

/** A placed order as staff works on it, as the schema's type `StaffOrder` reads it. */
export type StaffOrderView = {
  readonly id: string;
  readonly order: OrderView;
  readonly nextAction: NextAction;
  readonly since: Date;
  readonly dueAt: Date | null;
  readonly goods: Money;
};

/** The midnight in the shop's time zone with which a day begins, or so many days later. Throws a DomainError `date`. */
function midnightOf(day: string, later: number): Date {
  const at = new Date(`${day}T00:00:00Z`);
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(day) || Number.isNaN(at.getTime()) || !at.toISOString().startsWith(day))
    throw new DomainError('date', 'A day is written as 2026-11-26.');
  return momentOf(at.getTime() + later * DAY_MS, storeProfile.timeZone);
}

/** The condition of `orders` for what staff look for, without its next action. */
function conditionOf({ search = null, sellerId = null, placedFrom, placedTo }: StaffOrderFilter): RawBuilder<boolean> {
  const conditions = [
    matchesWords(search, 'everybody'),
    ...(sellerId ? [sql`orders.seller_account_id = ${sellerId}`] : []),
    ...(placedFrom ? [sql`orders.completed_at >= ${midnightOf(placedFrom, 0)}`] : []),
    ...(placedTo ? [sql`orders.completed_at < ${midnightOf(placedTo, 1)}`] : []),
  ];
  return sql`(${sql.join(conditions, sql` AND `)})`;
}

/** Orders that wait for an action, the latest to wait first; all placed orders, newest first, without one. */
export function staffOrderPage(
  db: Db,
  { nextAction = null, search = null, sellerId = null, placedFrom = null, placedTo = null, ...args }: StaffOrderFilter,
): Promise<CountedPage> {
  const condition = conditionOf({ search, sellerId, placedFrom, placedTo });
  const source =
    nextAction === null
      ? sql`SELECT id, date_trunc('milliseconds', completed_at) AS at, 'order' AS kind FROM orders
          WHERE completed_at IS NOT NULL AND ${condition}`
      : sql`SELECT id, since AS at, action AS kind FROM (${placedWithAction(condition)}) AS queue WHERE action = ${nextAction}`;
  return readCountedPage(db, source, args);
}

/** How many orders there are for what staff look for, and their goods less what was taken back since. */
export async function sumStaffOrders(db: Db, filter: StaffOrderFilter): Promise<{ orders: number; goods: Money }> {
  const condition = conditionOf(filter);
  const { nextAction = null } = filter;
  const found =
    nextAction === null
      ? sql`SELECT id FROM orders WHERE completed_at IS NOT NULL AND ${condition}`
      : sql`SELECT id FROM (${placedWithAction(condition)}) AS queue WHERE action = ${nextAction}`;
  const { rows } = await sql<{ orders: number; goods: string | number }>`
    SELECT count(*)::integer AS orders, coalesce(sum(settled.goods_cents - settled.reduced_goods_cents), 0) AS goods
    FROM (${found}) AS found LEFT JOIN order_settlements AS settled ON settled.order_id = found.id`.execute(db);
  return { orders: rows[0]?.orders ?? 0, goods: toMoney(Number(rows[0]?.goods ?? 0)) };
}

export type StaffOrderCount = { readonly nextAction: NextAction; readonly count: number; readonly oldestSince: Date };

/** How many placed orders wait for what, and since when the one that waits longest does. */
export async function countStaffOrders(db: Db): Promise<StaffOrderCount[]> {
  const { rows } = await sql<StaffOrderCount>`
    SELECT action AS "nextAction", count(*) AS count, min(since) AS "oldestSince"
    FROM (${placedWithAction()}) AS queue GROUP BY 1`.execute(db);
  return rows;
}

type State = {
  readonly id: string;
  readonly action: NextAction;
  readonly since: Date;
  readonly due: Date | null;
  readonly goods: string | number;
};

/** Orders with what staff does next about each, in one statement. */
export async function toStaffOrderViews(db: Db, orders: readonly OrderView[]): Promise<StaffOrderView[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const { rows } = await sql<State>`
    SELECT queue.*, coalesce(settled.goods_cents - settled.reduced_goods_cents, 0) AS goods
    FROM (${placedWithAction(sql`orders.id = ANY (${ids}::text[])`)}) AS queue
    LEFT JOIN order_settlements AS settled ON settled.order_id = queue.id`.execute(db);
  const states = new Map(rows.map((row) => [row.id, row]));
  const agreed = await agreedDelays(db, ids);
  return orders.flatMap((order) => {
    const state = states.get(order.id);
    if (!state) return [];
    const paidAt = order.row.fully_paid_at;
    const shipBy = state.action === 'SHIP' && paidAt ? shipByWith(paidAt, agreed.get(order.id)) : null;
    const goods = toMoney(Number(state.goods));
    return { id: order.id, order, nextAction: state.action, since: state.since, dueAt: shipBy ?? state.due, goods };
  });
}
