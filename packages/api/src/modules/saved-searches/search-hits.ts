import { type RawBuilder, sql } from 'kysely';
import { forSaleCondition, type ListingFilterInput } from '#api/modules/catalog/index.ts';
import type { Db } from '#api/platform/db/database.ts';

/** A search of somebody: their own listings are no finds. */
export type FollowedSearch = { readonly account_id: string; readonly filter: ListingFilterInput };

/** Which part of the sequence is looked at: above `after`, up to `upTo`. */
export type SequenceRange = { readonly after: number; readonly upTo: number };

/** A find, and its number. */
export type Hit = { readonly seq: number; readonly listingId: string };

/** Finds are counted exactly up to so many. */
export const MOST_COUNTED = 1_000;

async function hitsOf(db: Db, search: FollowedSearch, { after, upTo }: SequenceRange): Promise<RawBuilder<Hit>> {
  const matches = await forSaleCondition(db, search.filter);
  return sql<Hit>`SELECT p.seq, p.listing_id AS "listingId" FROM published_listings AS p JOIN listings AS l ON l.id = p.listing_id
    WHERE p.seq > ${after} AND p.seq <= ${upTo} AND l.seller_account_id <> ${search.account_id} AND ${matches}`;
}

/** How many finds a part of the sequence has; `most` stands for that many or more. */
export async function countHits(
  db: Db,
  search: FollowedSearch,
  range: SequenceRange,
  most: number = MOST_COUNTED,
): Promise<number> {
  if (range.after >= range.upTo) return 0;
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM (${await hitsOf(db, search, range)} LIMIT ${most}) AS hit`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The newest finds of a part of the sequence. */
export async function newestHits(db: Db, search: FollowedSearch, range: SequenceRange, first: number): Promise<Hit[]> {
  if (range.after >= range.upTo) return [];
  const { rows } = await sql<Hit>`${await hitsOf(db, search, range)} ORDER BY p.seq DESC LIMIT ${first}`.execute(db);
  return rows;
}
