import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { type CountedPage, type PageArgs, readCountedPage } from '#api/platform/db/keyset-page.ts';
import { matchesWords } from './order-search.ts';

/** Where a placed order stands for its seller; every order stands in exactly one place. */
export type SellingStage = 'UNPAID' | 'TO_SHIP' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED';

/** What a list of sold orders holds. */
export type SellingFilter = PageArgs & {
  readonly toShip?: boolean | null;
  readonly stage?: SellingStage | null;
  /** Words of the number, the instruments, their brands and the buyer; all of them have to be there. */
  readonly search?: string | null;
};

/** What can be sent: paid, to somebody's home, and not sent yet. */
export const readyToShip = sql`
  cancelled_at IS NULL AND ship_option = 'home' AND paid_cents >= total_cents AND disputed_cents = 0
  AND EXISTS (SELECT FROM line_items WHERE order_id = orders.id AND state = 'ORDERED')`;

const hasLine = (state: 'ORDERED' | 'SHIPPED') =>
  sql`EXISTS (SELECT FROM line_items WHERE line_items.order_id = orders.id AND line_items.state = ${sql.lit(state)})`;

/** The stage of a row of `orders`. */
const stageSql = sql<SellingStage>`CASE
  WHEN orders.cancelled_at IS NOT NULL OR orders.payment_state = 'REFUNDED' THEN 'CANCELLED'
  WHEN orders.paid_cents < orders.total_cents THEN 'UNPAID'
  WHEN ${hasLine('ORDERED')} THEN 'TO_SHIP'
  WHEN ${hasLine('SHIPPED')} THEN 'SHIPPED'
  ELSE 'DELIVERED' END`;

const soldBy = (sellerId: string | null) =>
  sql`completed_at IS NOT NULL AND (${sellerId}::text IS NULL OR seller_account_id = ${sellerId})`;

/** The placed orders of a seller, or of all sellers (null), newest first. */
export function sellingPage(
  db: Db,
  sellerId: string | null,
  { toShip = false, stage = null, search = null, ...args }: SellingFilter,
): Promise<CountedPage> {
  const source = sql`
    SELECT id, date_trunc('milliseconds', completed_at) AS at, 'order' AS kind FROM orders WHERE ${soldBy(sellerId)} AND ${toShip ? readyToShip : sql`true`}
      AND (${stage}::text IS NULL OR ${stageSql} = ${stage}) AND ${matchesWords(search, 'buyer')}
  `;
  return readCountedPage(db, source, args);
}

/** Counts the placed orders of a seller, or of all sellers (null), by their stage. */
export async function countSellingOrders(db: Db, sellerId: string | null): Promise<Record<SellingStage, number>> {
  const { rows } = await sql<{ stage: SellingStage; count: number }>`
    SELECT ${stageSql} AS stage, count(*) AS count FROM orders WHERE ${soldBy(sellerId)} GROUP BY 1
  `.execute(db);
  const counts = { UNPAID: 0, TO_SHIP: 0, SHIPPED: 0, DELIVERED: 0, CANCELLED: 0 };
  for (const { stage, count } of rows) counts[stage] = count;
  return counts;
}

/** The stages of orders, by id. */
export async function sellingStages(db: Db, orderIds: readonly string[]): Promise<Map<string, SellingStage>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; stage: SellingStage }>`
    SELECT id, ${stageSql} AS stage FROM orders WHERE id = ANY (${[...orderIds]}::text[])
  `.execute(db);
  return new Map(rows.map(({ id, stage }) => [id, stage]));
}
