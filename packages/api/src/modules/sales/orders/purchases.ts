import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { type CountedPage, type PageArgs, readCountedPage } from '#api/platform/db/keyset-page.ts';
import { matchesPurchase } from './order-search.ts';
import type { PurchaseStage } from './purchase-stage.model.ts';
import type { PaymentState } from './tables.ts';

/** What a list of purchases holds. */
export type PurchaseFilter = PageArgs & {
  readonly paymentState?: PaymentState | null;
  readonly stage?: PurchaseStage | null;
  /** Words of the number, the instruments, their brands, the seller and the messages about them; all have to be there. */
  readonly search?: string | null;
};

/** The stage of a row of `orders`, as `purchaseStage` has it. */
const stageSql = sql<PurchaseStage>`CASE
  WHEN orders.cancelled_at IS NOT NULL OR orders.payment_state = 'REFUNDED' THEN 'CANCELLED'
  WHEN orders.paid_cents < orders.total_cents THEN 'TO_PAY'
  WHEN EXISTS (SELECT FROM line_items WHERE line_items.order_id = orders.id AND line_items.state IN ('ORDERED', 'SHIPPED'))
    THEN 'ON_THE_WAY'
  ELSE 'DELIVERED' END`;

/** The placed orders of a buyer, newest first. */
export function completedOrders(
  db: Db,
  accountId: string,
  { paymentState = null, stage = null, search = null, ...args }: PurchaseFilter,
): Promise<CountedPage> {
  const source = sql`
    SELECT id, date_trunc('milliseconds', completed_at) AS at, 'order' AS kind FROM orders WHERE account_id = ${accountId} AND completed_at IS NOT NULL
      AND (${paymentState}::text IS NULL OR payment_state = ${paymentState})
      AND (${stage}::text IS NULL OR ${stageSql} = ${stage})
      AND ${matchesPurchase(search, accountId)}
  `;
  return readCountedPage(db, source, args, 15);
}

/** How many purchases of a buyer stand where. */
type PurchaseCounts = Readonly<Record<PurchaseStage, number>>;

/** Counts the placed orders of a buyer by their stage. */
export async function countPurchases(db: Db, accountId: string): Promise<PurchaseCounts> {
  const { rows } = await sql<{ stage: PurchaseStage; count: number }>`
    SELECT ${stageSql} AS stage, count(*) AS count FROM orders
    WHERE account_id = ${accountId} AND completed_at IS NOT NULL GROUP BY 1
  `.execute(db);
  const counts = { TO_PAY: 0, ON_THE_WAY: 0, DELIVERED: 0, CANCELLED: 0 };
  for (const { stage, count } of rows) counts[stage] = count;
  return counts;
}
