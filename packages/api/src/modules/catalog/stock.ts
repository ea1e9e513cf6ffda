import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import { isLive } from '#api/modules/sales/holds/live-hold.ts';

/** What is taken, for the line of a cart with `id`. */
export type Wanted = {
  readonly id: string;
  readonly listingId: string;
  readonly quantity: number;
  readonly askingCents: number;
};

/**
 * Takes things out of the stock, all or none: the one guarded write that decides who gets the last one. Gives the ids
 * of the listings that could not be taken: sold, too few, at another price than was shown, or the last one on hold for somebody
 * else. The own hold stays until the order is placed: a payment that fails has not lost it.
 */
export async function takeStock(trx: Tx, wanted: readonly Wanted[]): Promise<string[]> {
  const ids = wanted.map(({ listingId }) => listingId);
  await trx.selectFrom('listings').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  const taken = await sql<{ id: string }>`
    UPDATE listings SET
      stock_level = stock_level - wanted.quantity,
      status = CASE WHEN stock_level = wanted.quantity THEN 'sold' ELSE status END,
      sold_at = CASE WHEN stock_level = wanted.quantity THEN now() ELSE sold_at END
    FROM unnest(
      ${wanted.map(({ id }) => id)}::text[],
      ${ids}::text[], ${wanted.map(({ quantity }) => quantity)}::integer[], ${wanted.map(({ askingCents }) => askingCents)}::bigint[]
    ) AS wanted (line_id, id, quantity, asking_cents)
    WHERE listings.id = wanted.id AND status = 'live'
      AND stock_level >= wanted.quantity AND listings.asking_cents = wanted.asking_cents
      AND NOT EXISTS (
        SELECT FROM holds
        WHERE holds.listing_id = wanted.id AND holds.line_item_id <> wanted.line_id
          AND ${isLive} AND stock_level - wanted.quantity < 1
      )
    RETURNING listings.id
  `.execute(trx);
  const got = new Set(taken.rows.map(({ id }) => id));
  return ids.filter((id) => !got.has(id));
}

/** Puts the things of orders back into the stock. What was withdrawn meanwhile stays withdrawn. */
export async function returnStock(trx: Tx, orderIds: readonly string[]): Promise<void> {
  await sql`
    UPDATE listings SET
      stock_level = stock_level + back.quantity,
      status = CASE WHEN status = 'sold' THEN 'live' ELSE status END,
      sold_at = CASE WHEN status = 'sold' THEN NULL ELSE sold_at END
    FROM (
      SELECT listing_id, sum(quantity)::integer AS quantity FROM line_items
      WHERE order_id = ANY (${[...orderIds]}::text[]) AND state IN ('IN_CART', 'ORDERED')
      GROUP BY listing_id
    ) AS back
    WHERE listings.id = back.listing_id
  `.execute(trx);
}
