import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';

/**
 * Puts what was sold among the past sales of its model, once it is sent or handed over: at its price, on the day of its order.
 * Things without a year are goods of which there are more, and nobody asks what others of them sold for.
 */
export async function addPastSales(trx: Tx, lineIds: readonly string[]): Promise<void> {
  await sql`INSERT INTO past_sales (id, model_key, year, condition, amount_cents, sold_at)
    SELECT line.id, item.model_key, item.year_from, item.condition, line.unit_cents, o.completed_at
    FROM line_items line JOIN orders o ON o.id = line.order_id
    JOIN listings listing ON listing.id = line.listing_id JOIN items item ON item.id = listing.item_id
    WHERE line.id = ANY(${[...lineIds]}) AND line.state IN ('SHIPPED', 'DELIVERED') AND line.unit_cents > 0
      AND item.year_from IS NOT NULL
    ON CONFLICT (id) DO NOTHING`.execute(trx);
}

/** Takes what came back out of the past sales. */
export async function removePastSale(trx: Tx, lineId: string): Promise<void> {
  await trx.deleteFrom('past_sales').where('id', '=', lineId).execute();
}
