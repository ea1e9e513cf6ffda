import type { ListingDocument } from '@headstock/contracts/listing-document';
import { type PhotographShot, readShot, shotListKindOf, shotLists } from '@headstock/contracts/photographs';
import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';

/** What the shop's drawings show of an instrument. */
const drawn: Readonly<Record<string, PhotographShot>> = { FULL: 'front', HEAD: 'headstock', BACK: 'back' };

/** A listing as far as it can be asked about. */
export type ShownListing = {
  readonly listingId: string;
  readonly sellerId: string;
  readonly title: string;
  /** The views of the shot list that none of its pictures shows. */
  readonly missing: readonly PhotographShot[];
};

type Row = {
  readonly listingId: string;
  readonly sellerId: string;
  readonly title: string;
  readonly category: string;
  readonly type: string;
  readonly photographs: ListingDocument['photographs'] | null;
  readonly views: readonly string[];
};

/** The one-of-a-kind instrument of an item that is for sale, and what is missing of its shot list; undefined for all else. */
export async function findShownListing(db: Db, itemId: string, locale: string): Promise<ShownListing | undefined> {
  if (!isId(itemId)) return undefined;
  const { rows } = await sql<Row>`
    SELECT listings.id AS "listingId", listings.seller_account_id AS "sellerId", text.title, categories.slug AS category,
      types.slug AS type, own.published -> 'photographs' AS photographs,
      ARRAY(SELECT images.view FROM item_images JOIN images ON images.id = item_images.image_id WHERE item_images.item_id = items.id) AS views
    FROM listings JOIN items ON items.id = listings.item_id
    JOIN categories ON categories.id = items.category_id JOIN types ON types.id = items.type_id
    JOIN item_texts AS text ON text.item_id = items.id AND text.locale = ${locale}
    LEFT JOIN listing_drafts AS own ON own.id = listings.id
    WHERE items.id = ${itemId} AND listings.status = 'live' AND listings.is_published AND items.year_from IS NOT NULL
      AND items.parent_item_id IS NULL AND NOT items.has_variants
    ORDER BY listings.listed_at DESC LIMIT 1`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const photographs = row.photographs ?? [];
  const shown = new Set(
    photographs.length > 0
      ? photographs.map(({ shot }) => readShot(shot))
      : row.views.map((view) => drawn[view] ?? null),
  );
  const missing = shotLists[shotListKindOf(row.category, row.type)].filter((shot) => !shown.has(shot));
  return { listingId: row.listingId, sellerId: row.sellerId, title: row.title, missing };
}
