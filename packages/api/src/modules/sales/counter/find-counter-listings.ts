import { sql } from 'kysely';
import type { ListingSource } from '#api/modules/catalog/index.ts';
import { loadListings } from '#api/modules/catalog/index.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import { likePatterns } from '#api/platform/search/like-patterns.ts';

const MOST = 12;
const MOST_CHARACTERS = 100;

type Row = { readonly id: string; readonly isExact: boolean };

/**
 * What is for sale under a scanned code (SKU, serial number, id of item or listing), or with all words of a search in its title or
 * SKU; at most 12. `isExact`: the code names exactly this one, so that a scanner needs no choice.
 */
export async function findCounterListings(
  { db, locale }: ActorContext,
  search: string,
): Promise<{ readonly isExact: boolean; readonly listings: readonly ListingSource[] }> {
  const code = cleanText(search).trim().slice(0, MOST_CHARACTERS);
  if (code === '') return { isExact: false, listings: [] };
  const patterns = likePatterns(code);
  const { rows } = await sql<Row>`
    SELECT listings.id, (upper(items.sku) = upper(${code}) OR upper(items.serial) = upper(${code}) OR items.id = ${code} OR listings.id = ${code}) AS "isExact"
    FROM listings JOIN items ON items.id = listings.item_id
    WHERE listings.status = 'live' AND listings.stock_level > 0 AND NOT items.has_variants AND NOT items.is_custom
      AND (upper(items.sku) = upper(${code}) OR upper(items.serial) = upper(${code}) OR items.id = ${code} OR listings.id = ${code}
        OR concat_ws(' ', items.sku, (SELECT string_agg(title, ' ') FROM item_texts WHERE item_id = items.id)) ILIKE ALL (${patterns}::text[]))
    ORDER BY "isExact" DESC NULLS LAST, listings.listed_at DESC, listings.id LIMIT ${MOST}`.execute(db);
  const exact = rows.filter((row) => row.isExact);
  const ids = (exact.length > 0 ? exact : rows).map(({ id }) => id);
  const found = new Map((await loadListings(db, ids, locale)).map((listing) => [listing.id, listing]));
  return { isExact: exact.length === 1, listings: ids.flatMap((id) => found.get(id) ?? []) };
}
