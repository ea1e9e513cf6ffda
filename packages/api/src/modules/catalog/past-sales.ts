import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';

/** A thing that was sold, for a price of one piece in cents; `id` names the sale. */
export type PastSale = {
  readonly id: string;
  readonly listingId: string;
  readonly unitCents: number;
  readonly soldAt: Date;
};

/**
 * Adds sales to the past sales of their models. Things without a year are goods of which there are more, and nobody asks
 * what others of them sold for: they are left out. A sale that is known already is kept as it is.
 */
export async function addPastSales(trx: Tx, sales: readonly PastSale[]): Promise<void> {
  if (sales.length === 0) return;
  await sql`INSERT INTO past_sales (id, model_key, year, condition, amount_cents, sold_at)
    SELECT sale.id, item.model_key, item.year_from, item.condition, sale.unit_cents, sale.sold_at
    FROM unnest(
      ${sales.map(({ id }) => id)}::text[], ${sales.map(({ listingId }) => listingId)}::text[],
      ${sales.map(({ unitCents }) => unitCents)}::bigint[], ${sales.map(({ soldAt }) => soldAt.toISOString())}::timestamptz[]
    ) AS sale (id, listing_id, unit_cents, sold_at)
    JOIN listings listing ON listing.id = sale.listing_id JOIN items item ON item.id = listing.item_id
    WHERE item.year_from IS NOT NULL
    ON CONFLICT (id) DO NOTHING`.execute(trx);
}

/** Takes a sale that came back out of the past sales. */
export async function removePastSale(trx: Tx, id: string): Promise<void> {
  await trx.deleteFrom('past_sales').where('id', '=', id).execute();
}
