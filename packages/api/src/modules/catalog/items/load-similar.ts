import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { runNamed } from '#api/platform/db/named-query.ts';
import { cacheByRevision } from '#api/platform/db/revisions.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { ItemSource } from './item-mapper.ts';
import { loadItems } from './load-items.ts';
import { type Neighbour, rankSimilar } from './rank-similar.model.ts';

/** How many of the newest of a type, and of the other types of its category, are compared. */
const NEIGHBOURS = 400;
/** Types whose newest listings stay in memory: some 80 kB each. */
const CACHED_TYPES = 100;

const cachedNeighbours = cacheByRevision<readonly Neighbour[]>(['listings'], CACHED_TYPES);

const newest = (where: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  SELECT item_id, type_id, asking_cents, year FROM listings WHERE ${where} AND status = 'live' AND is_published
  ORDER BY listed_at DESC, id DESC LIMIT ${NEIGHBOURS})`;

async function readNeighbours(db: Db, categoryId: string, typeId: string): Promise<readonly Neighbour[]> {
  const query = sql<Neighbour>`
    SELECT item_id AS "itemId", type_id AS "typeId", asking_cents AS cents, year FROM ${newest(sql`type_id = ${typeId}`)} AS own
    UNION ALL
    SELECT item_id, type_id, asking_cents, year FROM ${newest(sql`category_id = ${categoryId}`)} AS others
    WHERE type_id <> ${typeId}`;
  return runNamed(db, query.compile(db));
}

/**
 * Live items similar to one: of its type, else of its category, the nearest in price and year among the newest 400 of each. These come
 * from memory while no listing has changed, the same for all things of a type.
 */
export async function loadSimilar(db: Db, itemId: string, first: number, locale: Locale): Promise<ItemSource[]> {
  const [item] = await loadItems(db, [itemId], locale);
  if (!item) return [];
  const { category, type, year, listing } = item;
  const cache = await cachedNeighbours(db);
  const neighbours = await cache.one(type.id, () => readNeighbours(db, category.id, type.id));
  const origin = { itemId, typeId: type.id, year, cents: listing?.askingPrice.amountCents ?? null };
  return loadItems(db, rankSimilar(origin, neighbours, first), locale);
}
