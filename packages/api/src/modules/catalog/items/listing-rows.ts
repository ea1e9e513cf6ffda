import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { mergeReads } from '#api/platform/db/merge-reads.ts';
import { runNamed } from '#api/platform/db/named-query.ts';
import { cacheByRevision } from '#api/platform/db/revisions.ts';
import type { ListingRow } from './item-mapper.ts';

/** Listings of which price, stock and state stay in memory: some 300 bytes each. */
const CACHED_LISTINGS = 10_000;

const columns = sql`l.id, l.item_id, l.status, l.asking_cents, l.listed_at, l.sold_at, l.dropped_from_cents, l.stock_level`;

/** The stock of an item's variants together; null for an item without any. */
const variantStock = (itemId: string): RawBuilder<unknown> => sql`(
  SELECT sum(coalesce(vl.stock_level, 0))::integer FROM items v LEFT JOIN listings vl ON vl.item_id = v.id AND vl.status = 'live'
  WHERE v.parent_item_id = ${sql.ref(itemId)}
) AS variant_stock`;

const mergedByListing = mergeReads(async (db: Db, ids: readonly string[]) => {
  const query = sql<ListingRow>`SELECT ${columns}, ${variantStock('l.item_id')} FROM listings l WHERE l.id = ANY(${[...ids]}::text[])`;
  return new Map((await runNamed(db, query.compile(db))).map((row) => [row.id, row]));
});

/** The listing that stands for an item: the one that is for sale, else the newest; and the stock of variants, also of an item without a listing. */
export type OwnListing = { readonly listing: ListingRow | undefined; readonly variantStock: number | null };
type OwnRow = Omit<ListingRow, 'id'> & { readonly id: string | null; readonly owner_id: string };

const mergedByItem = mergeReads(async (db: Db, ids: readonly string[]) => {
  const query = sql<OwnRow>`SELECT i.id AS owner_id, ${columns}, ${variantStock('i.id')}
    FROM items i LEFT JOIN LATERAL (
      SELECT * FROM listings WHERE item_id = i.id ORDER BY (status = 'live') DESC, listed_at DESC LIMIT 1
    ) l ON true
    WHERE i.id = ANY(${[...ids]}::text[])`;
  const rows = await runNamed(db, query.compile(db));
  return new Map(
    rows.map(({ owner_id: ownerId, id, ...row }): [string, OwnListing] => [
      ownerId,
      { listing: id === null ? undefined : { id, ...row }, variantStock: row.variant_stock },
    ]),
  );
});

/** Prices and stocks change with listings, which variants an item has with what is written of it. */
const cachedByListing = cacheByRevision<ListingRow>(['listings', 'descriptions'], CACHED_LISTINGS);
const cachedByItem = cacheByRevision<OwnListing>(['listings', 'descriptions'], CACHED_LISTINGS);

/** Price, stock and state of listings, by id; unknown ids are left out. One statement, none while nothing has changed. */
export async function loadListingRows(db: Db, ids: readonly string[]): Promise<Map<string, ListingRow>> {
  const cache = await cachedByListing(db);
  return cache.many(ids, (missing) => mergedByListing(db, missing));
}

/** The same of the listings of items, by the item's id. */
export async function loadOwnListings(db: Db, itemIds: readonly string[]): Promise<Map<string, OwnListing>> {
  const cache = await cachedByItem(db);
  return cache.many(itemIds, (missing) => mergedByItem(db, missing));
}
