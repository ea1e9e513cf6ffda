import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { type CountedPage, type PageArgs, readCountedPage } from '#api/platform/db/keyset-page.ts';
import type { LocalText } from '#api/platform/locale.ts';
import { likePatterns } from '#api/platform/search/like-patterns.ts';
import { type Condition, hasLegalHold } from '#api/modules/catalog/index.ts';
import { unitCost } from '#api/modules/payments/index.ts';
import { isPendingSale } from '#api/modules/sales/index.ts';
import { goodsCategories } from './document-of-item.ts';
import { type ShownState, shownStates } from './listing-states.model.ts';

/** Which listings a list holds. */
export type ListingFilter = PageArgs & {
  readonly state?: ShownState | null;
  readonly search?: string | null;
};

/** The state as `shownState` gives it, for a row of `own` beside its row of `listings`. */
export const shown = sql`CASE
  WHEN listings.status = 'sold' THEN 'SOLD'
  WHEN listings.status = 'live' AND ${isPendingSale} THEN 'PENDING_SALE'
  WHEN own.state IS NOT NULL THEN own.state
  WHEN listings.status = 'withdrawn' THEN 'ENDED' ELSE 'LISTING_ACTIVE' END`;

/** Pieces, for a row of `own` beside its rows of `listings` and `items`: those of a product with variants are its variants'. */
export const stockOf = sql`CASE WHEN items.has_variants THEN (
    SELECT coalesce(sum(pieces.stock_level), 0)::integer FROM items variants
    JOIN listings pieces ON pieces.item_id = variants.id AND pieces.status = 'live' WHERE variants.parent_item_id = items.id
  ) ELSE coalesce(listings.stock_level, (own.document ->> 'stock')::integer) END`;

/** Photographs of a listing, for the same rows; drawings do not count. */
export const photographCount = sql`CASE WHEN jsonb_array_length(own.document -> 'photographs') > 0
  THEN jsonb_array_length(own.document -> 'photographs') ELSE (
    SELECT count(*)::integer FROM item_images JOIN images ON images.id = item_images.image_id
    WHERE item_images.item_id = items.id AND images.view = 'PHOTO'
  ) END`;

/** All listings of a seller, or of everybody: those that were written here, and those that were never edited. */
function listingsOf(sellerId: string | null): RawBuilder<unknown> {
  const mine = (column: RawBuilder<unknown>) => (sellerId === null ? sql`true` : sql`${column} = ${sellerId}`);
  return sql`(
    SELECT own.id, own.created_at AS at, ${shown} AS state, own.title, own.item_id
    FROM listing_drafts own LEFT JOIN listings ON listings.id = own.id
    WHERE ${mine(sql`own.seller_account_id`)}
    UNION ALL
    SELECT listings.id, listings.listed_at, ${shown}, NULL, listings.item_id
    FROM listings LEFT JOIN listing_drafts own ON own.id = listings.id
    WHERE own.id IS NULL AND listings.is_published AND ${mine(sql`listings.seller_account_id`)}
  )`;
}

const matches = (pattern: string) => sql`(all_listings.title ILIKE ${pattern} OR EXISTS (
  SELECT FROM item_texts WHERE item_texts.item_id = all_listings.item_id AND item_texts.title ILIKE ${pattern}
) OR EXISTS (SELECT FROM items WHERE items.id = all_listings.item_id AND items.sku ILIKE ${pattern}))`;

/** A page of the listings of a seller, or of everybody (null), newest first. Every word of `search` stands in a title or a number. */
export function readListings(
  db: Db,
  sellerId: string | null,
  { state = null, search, ...args }: ListingFilter,
): Promise<CountedPage> {
  const words = likePatterns(search).map(matches);
  const source = sql`
    SELECT id, date_trunc('milliseconds', at) AS at, 'listing' AS kind FROM ${listingsOf(sellerId)} AS all_listings
    WHERE (${state}::text IS NULL OR state = ${state}) AND ${words.length === 0 ? sql`true` : sql.join(words, sql` AND `)}`;
  return readCountedPage(db, source, args);
}

/** How many listings a seller, or everybody (null), has in each state. */
export async function countListings(
  db: Db,
  sellerId: string | null,
): Promise<readonly { readonly state: ShownState; readonly count: number }[]> {
  const { rows } = await sql<{ state: ShownState; count: number }>`
    SELECT state, count(*)::integer AS count FROM ${listingsOf(sellerId)} AS all_listings GROUP BY state`.execute(db);
  return shownStates.map((state) => ({ state, count: rows.find((row) => row.state === state)?.count ?? 0 }));
}

/** A listing as a row of the list shows it. */
export type ListingRow = {
  readonly id: string;
  readonly state: ShownState;
  readonly titleEn: string;
  readonly titleFr: string;
  readonly askingCents: number | null;
  readonly listedAt: Date | null;
  readonly soldAt: Date | null;
  readonly updatedAt: Date;
  readonly pausedUntil: Date | null;
  readonly submittedAt: Date | null;
  readonly askedReason: string | null;
  readonly itemId: string | null;
  readonly sellerId: string;
  readonly watchers: number;
  readonly openOffers: number;
  readonly isConsignment: boolean;
  readonly version: number;
  readonly sku: string | null;
  readonly serial: string | null;
  readonly brand: string;
  readonly categoryTitle: LocalText | null;
  readonly condition: Condition | null;
  readonly stockLevel: number;
  readonly photographCount: number;
  readonly isGoods: boolean;
  readonly hasVariants: boolean;
  readonly legalHoldUntil: Date | null;
  readonly floorCents: number | null;
  /** What the shop paid for it. */
  readonly costCents: number | null;
  readonly draft: { readonly photographs?: readonly { readonly imageId: string }[] } | null;
};

/** Rows by id, with what people did about them; one statement for a page. */
export async function loadListingRows(db: Db, ids: readonly string[]): Promise<Map<string, ListingRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ListingRow>`
    SELECT wanted.id, ${shown} AS state, own.document AS draft, coalesce(own.version, 0) AS version,
      coalesce(en.title, nullif(own.title, ''), '') AS "titleEn", coalesce(fr.title, nullif(own.title, ''), '') AS "titleFr",
      coalesce(listings.asking_cents, (own.document ->> 'priceCents')::bigint) AS "askingCents",
      CASE WHEN own.published_at IS NOT NULL OR own.id IS NULL THEN listings.listed_at END AS "listedAt",
      listings.sold_at AS "soldAt", coalesce(own.updated_at, listings.listed_at) AS "updatedAt",
      own.paused_until AS "pausedUntil", own.submitted_at AS "submittedAt", own.asked_reason AS "askedReason",
      listings.item_id AS "itemId", seller.id AS "sellerId",
      (SELECT count(*)::integer FROM wishlist_items
        WHERE wishlist_items.item_id = listings.item_id AND removed_at IS NULL) AS watchers,
      (SELECT count(*)::integer FROM offers
        WHERE offers.listing_id = listings.id AND offers.state = 'RECEIVED' AND expires_at > now() AND automatic_at IS NULL) AS "openOffers",
      coalesce(items.sku, nullif(own.document ->> 'sku', '')) AS sku,
      coalesce(items.serial, nullif(own.document ->> 'serial', '')) AS serial,
      coalesce(brands.name, own.document ->> 'brand', '') AS brand, categories.title AS "categoryTitle",
      coalesce(listings.condition, own.document ->> 'condition') AS condition, ${stockOf} AS "stockLevel",
      ${photographCount} AS "photographCount", coalesce(items.has_variants, false) AS "hasVariants",
      coalesce(own.document ->> 'kind' = 'goods', items.has_variants OR categories.slug = ANY (${[...goodsCategories]}::text[]), false) AS "isGoods",
      (SELECT until FROM legal_holds WHERE legal_holds.listing_id = wanted.id AND ${hasLegalHold('wanted.id')}) AS "legalHoldUntil",
      own.floor_cents AS "floorCents",
      ${unitCost(sql.ref('wanted.id'))} AS "costCents",
      (seller.is_private_seller AND NOT seller.is_professional_seller AND NOT seller.is_admin) AS "isConsignment"
    FROM unnest(${[...ids]}::text[]) AS wanted (id)
    LEFT JOIN listing_drafts own ON own.id = wanted.id
    LEFT JOIN listings ON listings.id = wanted.id
    LEFT JOIN items ON items.id = listings.item_id
    LEFT JOIN brands ON brands.id = items.brand_id
    LEFT JOIN categories ON categories.slug = coalesce(
      (SELECT slug FROM categories known WHERE known.id = items.category_id), own.document ->> 'category')
    JOIN accounts seller ON seller.id = coalesce(own.seller_account_id, listings.seller_account_id)
    LEFT JOIN item_texts en ON en.item_id = listings.item_id AND en.locale = 'en'
    LEFT JOIN item_texts fr ON fr.item_id = listings.item_id AND fr.locale = 'fr'`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
