import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { hasLegalHold } from '#api/modules/catalog/index.ts';
import { type CountedPage, type PageArgs, readCountedPage } from '#api/platform/db/keyset-page.ts';
import { likePatterns } from '#api/platform/search/like-patterns.ts';

/** A condition on `listings` joined with `items`: it takes offers, as one of a kind that is for sale. */
export const takesOffers = sql<boolean>`(listings.status = 'live' AND items.accepting_offers AND NOT items.has_variants
  AND listings.stock_level = 1 AND NOT ${hasLegalHold('listings.id')})`;

/**
 * A condition on `wishlist_items` joined with `accounts`, for a listing: its seller can offer it to them. They did not switch such
 * offers off altogether, neither of the two blocked the other, and there was no such offer, nor is there an open one.
 */
export const canBeOffered = sql<boolean>`(wishlist_items.item_id = listings.item_id AND wishlist_items.removed_at IS NULL
  AND accounts.kind = 'member' AND accounts.id <> listings.seller_account_id
  AND (SELECT count(*) FROM notification_choices WHERE notification_choices.account_id = accounts.id
    AND notification_choices.event_type = 'offer.fromSeller' AND NOT notification_choices.wanted) < 2
  AND NOT EXISTS (SELECT FROM account_blocks WHERE (account_id, blocked_account_id)
    IN ((accounts.id, listings.seller_account_id), (listings.seller_account_id, accounts.id)))
  AND NOT EXISTS (SELECT FROM offers WHERE offers.listing_id = listings.id AND offers.buyer_account_id = accounts.id
    AND (offers.made_by = 'SELLER' OR (offers.state IN ('RECEIVED', 'COUNTERED', 'ACCEPTED') AND offers.ordered_at IS NULL))))`;

/** A listing that takes offers, as its seller sees it. Shares of the price in percent. */
export type OfferListing = {
  readonly id: string;
  readonly thresholdPercent: number | null;
  readonly belowPercent: number | null;
  readonly counterPercent: number | null;
  /** To how many the seller can offer it, and to how many it was offered. */
  readonly watchersLeft: number;
  readonly watchersOffered: number;
};

/** Which listings that take offers a list holds. */
export type OfferListingFilter = PageArgs & { readonly search?: string | null };

const matches = (pattern: string) => sql`(items.sku ILIKE ${pattern} OR EXISTS (
  SELECT FROM item_texts WHERE item_texts.item_id = items.id AND item_texts.title ILIKE ${pattern}))`;

/**
 * A page of an account's listings that take offers, newest first; null: of everybody's. Every word of `search` stands in a title, in
 * either language, or in a stock number.
 */
export function offerListings(
  db: Db,
  sellerId: string | null,
  { search, ...args }: OfferListingFilter,
): Promise<CountedPage> {
  const whose = sellerId === null ? sql`true` : sql`listings.seller_account_id = ${sellerId}`;
  const conditions = [whose, takesOffers, ...likePatterns(search).map(matches)];
  const source = sql`
    SELECT listings.id, date_trunc('milliseconds', listings.listed_at) AS at, 'listing' AS kind
    FROM listings JOIN items ON items.id = listings.item_id WHERE ${sql.join(conditions, sql` AND `)}`;
  return readCountedPage(db, source, args);
}

/** Listings with what the seller has set for offers, by id; one statement for a page. */
export async function loadOfferListings(db: Db, ids: readonly string[]): Promise<Map<string, OfferListing>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<OfferListing>`
    SELECT listings.id, items.offer_decline_threshold AS "thresholdPercent", offer_rules.below_percent AS "belowPercent",
      offer_rules.counter_percent AS "counterPercent",
      (SELECT count(*)::integer FROM wishlist_items JOIN accounts ON accounts.id = wishlist_items.account_id
        WHERE ${canBeOffered}) AS "watchersLeft",
      (SELECT count(*)::integer FROM offers WHERE offers.listing_id = listings.id AND offers.made_by = 'SELLER') AS "watchersOffered"
    FROM listings JOIN items ON items.id = listings.item_id LEFT JOIN offer_rules ON offer_rules.listing_id = listings.id
    WHERE listings.id = ANY (${[...ids]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
