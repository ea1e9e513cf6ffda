import { sql } from 'kysely';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { toSlug } from '#api/platform/search/normalize-text.ts';

type Place = { seller: string; country: string; region: string | null };

/** A country by its code; in the US with the state, as the country is too large to say where a thing is. */
function valueOf({ country, region }: Place): string {
  const code = country.toLowerCase();
  return code === 'us' && region ? `us-${toSlug(region)}` : code;
}

/**
 * Where sellers send from, by their ids: professional sellers from their default address, all others from the first store,
 * as the shop sends what they sell. Sellers of whom it is not known are left out.
 */
export async function shipsFromOf(db: Db, sellerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<Place>`
    SELECT seller.id AS seller, coalesce(own.country_iso, store.country_iso) AS country,
      CASE WHEN own.country_iso IS NULL THEN store.region_name ELSE own.region_name END AS region
    FROM accounts seller
    LEFT JOIN addresses own ON own.account_id = seller.id AND own.is_default AND own.deleted_at IS NULL
      AND seller.is_professional_seller AND NOT seller.is_admin
    LEFT JOIN LATERAL (
      SELECT country_iso, region_name FROM stores
      WHERE NOT seller.is_professional_seller OR seller.is_admin ORDER BY position LIMIT 1
    ) store ON true
    WHERE seller.id = ANY(${[...sellerIds]}::text[]) AND coalesce(own.country_iso, store.country_iso) IS NOT NULL`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.seller, valueOf(row)]));
}

/** Writes anew where everything of a seller is sent from, after their address changed. */
export async function refreshShipsFrom(trx: Tx, sellerId: string): Promise<void> {
  const place = (await shipsFromOf(trx, [sellerId])).get(sellerId);
  const wanted = place === undefined ? [] : [`shipsFrom:${place}`];
  await sql`UPDATE listings AS l SET traits = ARRAY(SELECT trait FROM unnest(l.traits) AS trait WHERE NOT trait ^@ 'shipsFrom:')
      || CASE WHEN i.local_pickup_only THEN '{}'::text[] ELSE ${wanted}::text[] END
    FROM items i
    WHERE i.id = l.item_id AND l.seller_account_id = ${sellerId}
      AND ARRAY(SELECT trait FROM unnest(l.traits) AS trait WHERE trait ^@ 'shipsFrom:')
        <> CASE WHEN i.local_pickup_only THEN '{}'::text[] ELSE ${wanted}::text[] END`.execute(trx);
}
