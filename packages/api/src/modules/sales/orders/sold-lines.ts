import type { SoldLine } from '#api/modules/payments/index.ts';
import type { Tx } from '#api/platform/db/database.ts';

/** The lines of an order that are sold, by listing so that several orders lock them in the same sequence. */
export async function soldLines(trx: Tx, orderId: string): Promise<SoldLine[]> {
  const lines = await trx
    .selectFrom('line_items')
    .select(['id', 'listing_id', 'quantity'])
    .where('order_id', '=', orderId)
    .where('state', 'in', ['ORDERED', 'SHIPPED', 'DELIVERED'])
    .orderBy('listing_id')
    .execute();
  return lines.map(({ id, listing_id: listingId, quantity }) => ({ id, listingId, quantity }));
}
