import { sql } from 'kysely';
import type { ListingChange } from '#api/modules/catalog/index.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';

/**
 * Numbers listings that came into the shop for the first time. The catalogue passes changes on one batch after another, after
 * they were committed, so a higher number never becomes visible before a lower one.
 */
export async function numberPublishedListings(trx: Tx, changes: readonly ListingChange[]): Promise<void> {
  const ids = [...new Set(changes.filter(({ isNew }) => isNew).map(({ listingId }) => listingId))];
  if (ids.length === 0) return;
  await sql`INSERT INTO published_listings (seq, listing_id)
    SELECT (SELECT coalesce(max(seq), 0) FROM published_listings) + row_number() OVER (ORDER BY listed_at, id), id
    FROM listings WHERE id = ANY(${ids}) AND is_published AND status = 'live'
      AND NOT EXISTS (SELECT FROM published_listings WHERE listing_id = listings.id)`.execute(trx);
}

/** The highest number so far; 0 in an empty shop. */
export async function lastPublished(db: Db): Promise<number> {
  const { rows } = await sql<{ last: number }>`SELECT coalesce(max(seq), 0) AS last FROM published_listings`.execute(
    db,
  );
  return rows[0]?.last ?? 0;
}
