import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { OrderRow } from './order-row.ts';
import { type CountedPage, type Page, type PageArgs, readCountedPage, readPage } from '#api/platform/db/keyset-page.ts';

/** How many placed orders of a buyer are partially paid. */
export async function countPartiallyPaid(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('completed_at', 'is not', null)
    .where('payment_state', '=', 'PARTIALLY_PAID')
    .executeTakeFirstOrThrow();
  return count;
}

/** The open orders of a buyer, with the draft orders that staff sent, newest first. */
export function openBuyerOrders(db: Db, accountId: string, first: number): Promise<CountedPage> {
  const source = sql`
    SELECT id, date_trunc('milliseconds', created_at) AS at, 'order' AS kind
    FROM orders WHERE account_id = ${accountId} AND completed_at IS NULL AND cancelled_at IS NULL
      AND assigned_staff_account_id IS NULL`;
  return readCountedPage(db, source, { first });
}

/** The invoices of a buyer: placed orders and refunds, newest first. `kind` is `order` or `refund`. */
export function invoicePage(db: Db, accountId: string, args: PageArgs): Promise<Page> {
  const source = sql`
    SELECT id, date_trunc('milliseconds', completed_at) AS at, 'order' AS kind
    FROM orders WHERE account_id = ${accountId} AND completed_at IS NOT NULL
    UNION ALL
    SELECT refunds.id, date_trunc('milliseconds', refunds.created_at), 'refund'
    FROM refunds JOIN orders ON orders.id = refunds.order_id WHERE orders.account_id = ${accountId}
  `;
  return readPage(db, source, args);
}

/** A query for the ids of all placed orders of a buyer. */
export const placedOrdersOf = (accountId: string): RawBuilder<unknown> =>
  sql`SELECT id FROM orders WHERE account_id = ${accountId} AND completed_at IS NOT NULL`;

/** Rows of orders by id, in any sequence. */
export async function orderRows(db: Db, ids: readonly string[]): Promise<OrderRow[]> {
  return ids.length === 0 ? [] : db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
}
