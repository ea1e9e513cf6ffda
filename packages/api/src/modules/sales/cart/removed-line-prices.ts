import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';

/**
 * Keeps the price that staff set of a line, before its buyer takes it out of the cart: it is agreed for that thing, and comes back with
 * it. Custom lines are kept whole (`keepCustomLine`), and lines at the listed price need nothing.
 */
export async function keepPrice(trx: Tx, owner: string, orderId: string, listingId: string): Promise<void> {
  await sql`
    INSERT INTO removed_line_prices (owner, listing_id, price_override_cents, override_reason, override_listed_cents)
    SELECT ${owner}, line.listing_id, line.price_override_cents, line.override_reason, line.override_listed_cents
    FROM line_items AS line JOIN listings ON listings.id = line.listing_id JOIN items ON items.id = listings.item_id
    WHERE line.order_id = ${orderId} AND line.listing_id = ${listingId} AND NOT items.is_custom
      AND line.price_override_cents IS NOT NULL
    ON CONFLICT (owner, listing_id) DO UPDATE
      SET price_override_cents = EXCLUDED.price_override_cents, override_reason = EXCLUDED.override_reason,
        override_listed_cents = EXCLUDED.override_listed_cents, removed_at = now()`.execute(trx);
}

/** Gives a line that came back into the same cart the price that staff had set of it; once. */
export async function restorePrice(trx: Tx, owner: string, orderId: string, listingId: string): Promise<void> {
  await sql`
    WITH kept AS (
      DELETE FROM removed_line_prices WHERE owner = ${owner} AND listing_id = ${listingId}
      RETURNING price_override_cents, override_reason, override_listed_cents
    )
    UPDATE line_items SET price_override_cents = kept.price_override_cents, override_reason = kept.override_reason,
      override_listed_cents = kept.override_listed_cents
    FROM kept WHERE order_id = ${orderId} AND listing_id = ${listingId} AND line_items.price_override_cents IS NULL`.execute(
    trx,
  );
}
