import type { Tx } from '#api/platform/db/database.ts';
import { addPastSales } from '#api/modules/catalog/index.ts';

/** Adds lines that were shipped or picked up to the past sales of their models, at their price and on the day of their order. */
export async function recordPastSales(trx: Tx, lineIds: readonly string[]): Promise<void> {
  if (lineIds.length === 0) return;
  const lines = await trx
    .selectFrom('line_items as line')
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .select(['line.id', 'line.listing_id', 'line.unit_cents', 'orders.completed_at'])
    .where('line.id', 'in', lineIds)
    .where('line.state', 'in', ['SHIPPED', 'DELIVERED'])
    .where('line.unit_cents', '>', 0)
    .execute();
  await addPastSales(
    trx,
    lines.flatMap(({ id, listing_id: listingId, unit_cents: unitCents, completed_at: soldAt }) =>
      unitCents === null || soldAt === null ? [] : [{ id, listingId, unitCents, soldAt }],
    ),
  );
}
