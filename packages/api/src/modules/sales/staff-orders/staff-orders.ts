import { storeProfile } from '@headstock/contracts/store-profile';
import { sql } from 'kysely';
import { shipByOf } from '#api/modules/sales/orders/ship-by.model.ts';
import { matchesWords } from '#api/modules/sales/orders/order-search.ts';
import type { OrderView } from '#api/modules/sales/orders/order-view.ts';
import type { Db } from '#api/platform/db/database.ts';
import { type CountedPage, type PageArgs, readCountedPage } from '#api/platform/db/keyset-page.ts';
import { type NextAction, placedWithAction } from './next-action.ts';

/** What a page of the queue holds. */
export type StaffOrderFilter = PageArgs & {
  readonly nextAction?: NextAction | null;
  readonly search?: string | null;
  readonly sellerId?: string | null;
};

/** A placed order as staff works on it, as the schema's type `StaffOrder` reads it. */
export type StaffOrderView = {
  readonly id: string;
  readonly order: OrderView;
  readonly nextAction: NextAction;
  readonly since: Date;
  readonly dueAt: Date | null;
};

/** Orders that wait for an action, the latest to wait first; all placed orders, newest first, without one. */
export function staffOrderPage(
  db: Db,
  { nextAction = null, search = null, sellerId = null, ...args }: StaffOrderFilter,
): Promise<CountedPage> {
  const condition = sql`(${sellerId}::text IS NULL OR orders.seller_account_id = ${sellerId}) AND ${matchesWords(search, 'everybody')}`;
  const source =
    nextAction === null
      ? sql`SELECT id, date_trunc('milliseconds', completed_at) AS at, 'order' AS kind FROM orders
          WHERE completed_at IS NOT NULL AND ${condition}`
      : sql`SELECT id, since AS at, action AS kind FROM (${placedWithAction(condition)}) AS queue WHERE action = ${nextAction}`;
  return readCountedPage(db, source, args);
}

export type StaffOrderCount = { readonly nextAction: NextAction; readonly count: number; readonly oldestSince: Date };

/** How many placed orders wait for what, and since when the one that waits longest does. */
export async function countStaffOrders(db: Db): Promise<StaffOrderCount[]> {
  const { rows } = await sql<StaffOrderCount>`
    SELECT action AS "nextAction", count(*) AS count, min(since) AS "oldestSince"
    FROM (${placedWithAction()}) AS queue GROUP BY 1`.execute(db);
  return rows;
}

type State = { readonly id: string; readonly action: NextAction; readonly since: Date; readonly due: Date | null };

/** Orders with what staff does next about each, in one statement. */
export async function toStaffOrderViews(db: Db, orders: readonly OrderView[]): Promise<StaffOrderView[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const { rows } = await sql<State>`${placedWithAction(sql`orders.id = ANY (${ids}::text[])`)}`.execute(db);
  const states = new Map(rows.map((row) => [row.id, row]));
  return orders.flatMap((order) => {
    const state = states.get(order.id);
    if (!state) return [];
    const paidAt = order.row.fully_paid_at;
    const shipBy = state.action === 'SHIP' && paidAt ? shipByOf(paidAt, storeProfile.timeZone) : null;
    return { id: order.id, order, nextAction: state.action, since: state.since, dueAt: shipBy ?? state.due };
  });
}
