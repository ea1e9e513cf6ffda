import { type Kysely, sql } from 'kysely';

/** What was sold and sent before is among the past sales of its model, as what is sent from now on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`INSERT INTO past_sales (id, model_key, year, condition, amount_cents, sold_at)
    SELECT line.id, item.model_key, item.year_from, item.condition, line.unit_cents, o.completed_at
    FROM line_items line JOIN orders o ON o.id = line.order_id
    JOIN listings listing ON listing.id = line.listing_id JOIN items item ON item.id = listing.item_id
    WHERE line.state IN ('SHIPPED', 'DELIVERED') AND line.unit_cents > 0 AND item.year_from IS NOT NULL
      AND o.completed_at IS NOT NULL
    ON CONFLICT (id) DO NOTHING`.execute(db);
}
