import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { likeBeginning, likePatterns } from '#api/platform/search/like-patterns.ts';
import { tokenize } from '#api/platform/search/normalize-text.ts';
import { type HitRow, MOST_HITS, type RecordHit, serialPattern } from './record-hit.ts';

/** Listings that are found at most before they are sorted. */
const CANDIDATES = 50;

/** Selects `id` and `rank` of listings on the shop, by SKU, by serial number, or by the words of their names; a variant's leads to its product's. */
export function listingsNamed(search: string): RawBuilder<unknown> {
  const names = tokenize(search)
    .map((word) => `${word}:*`)
    .join(' & ');
  const byName = names === '' ? sql`false` : sql`names @@ to_tsquery('simple', ${names})`;
  const number = likeBeginning(search.toUpperCase());
  return sql`
    (SELECT listings.id, 0 AS rank FROM items AS named
      JOIN listings ON listings.item_id = coalesce(named.parent_item_id, named.id)
      WHERE upper(named.sku) LIKE ${number}
        OR upper(regexp_replace(named.serial, '[^A-Za-z0-9]', '', 'g')) LIKE ${serialPattern(search)}::text LIMIT ${CANDIDATES})
    UNION ALL
    (SELECT listings.id, 1 AS rank FROM listings JOIN items ON items.id = listings.item_id
      WHERE items.parent_item_id IS NULL AND ${byName} LIMIT ${CANDIDATES})`;
}

/** Listings by SKU, by serial number, which the staff alone sees, or by the words of their names; drafts too. */
export async function findListings(db: Db, search: string, locale: Locale): Promise<RecordHit[]> {
  const words = likePatterns(search);
  const { rows } = await sql<HitRow & { itemId: string | null; slug: string | null }>`
    WITH found AS (${listingsNamed(search)}
      UNION ALL
      (SELECT id, 2 AS rank FROM listing_drafts WHERE item_id IS NULL AND (
        title ILIKE ALL (${words}::text[]) OR document ->> 'sku' ILIKE ${likeBeginning(search)}
        OR upper(regexp_replace(document ->> 'serial', '[^A-Za-z0-9]', '', 'g')) LIKE ${serialPattern(search)}::text) LIMIT ${CANDIDATES}))
    SELECT found.id, items.id AS "itemId", items.slug, coalesce(item_texts.title, nullif(own.title, ''), '–') AS title,
      concat_ws(' · ', coalesce(items.sku, nullif(own.document ->> 'sku', '')), coalesce(items.serial, nullif(own.document ->> 'serial', ''))) AS detail
    FROM (SELECT id, min(rank) AS rank FROM found GROUP BY id) AS found
    LEFT JOIN listing_drafts AS own ON own.id = found.id
    LEFT JOIN listings ON listings.id = found.id
    LEFT JOIN items ON items.id = listings.item_id
    LEFT JOIN item_texts ON item_texts.item_id = items.id AND item_texts.locale = ${locale}
    WHERE items.is_custom IS NOT TRUE ORDER BY found.rank, found.id DESC LIMIT ${MOST_HITS}`.execute(db);
  return rows.map(({ itemId, slug, ...row }) => ({
    kind: 'LISTING',
    ...row,
    shopPath: itemId && slug ? `/shop/${encodeURIComponent(slug)}/${encodeURIComponent(itemId)}` : null,
  }));
}
