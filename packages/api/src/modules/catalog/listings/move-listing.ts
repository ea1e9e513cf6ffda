import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';

/** A listing and those of its variants, locked in the order of their ids: a sale waits until the transaction is over. */
export async function lockListing(trx: Tx, listingId: string) {
  const { rows } = await sql<{
    id: string;
    item_id: string;
    status: 'live' | 'sold' | 'withdrawn';
    stock_level: number;
  }>`
    SELECT listings.id, listings.item_id, status, stock_level FROM listings
    WHERE listings.id = ${listingId} OR listings.item_id IN (
      SELECT variants.id FROM items variants JOIN listings own ON own.item_id = variants.parent_item_id
      WHERE own.id = ${listingId}
    )
    ORDER BY listings.id FOR UPDATE OF listings`.execute(trx);
  return rows;
}

/** Takes live listings off the shop; sold ones stay sold. The listings must be locked. */
export async function withdrawListings(trx: Tx, listingIds: readonly string[]): Promise<void> {
  await sql`UPDATE listings SET status = 'withdrawn' WHERE id = ANY (${listingIds}::text[]) AND status = 'live'`.execute(
    trx,
  );
}

/** Offers withdrawn listings again, as new with `asNew`; those without stock stay withdrawn. The listings must be locked. */
export async function offerAgain(trx: Tx, listingIds: readonly string[], asNew: boolean): Promise<void> {
  await sql`UPDATE listings SET status = 'live', listed_at = CASE WHEN ${asNew}::boolean THEN now() ELSE listed_at END
    WHERE id = ANY (${listingIds}::text[]) AND status = 'withdrawn' AND stock_level > 0`.execute(trx);
}
