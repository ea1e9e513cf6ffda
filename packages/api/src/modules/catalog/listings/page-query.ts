import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { Totals } from '#api/modules/catalog/facets/stored-totals.ts';
import { type ListingConditions, matchCondition, indexScan, whereClause } from './filter.ts';
import { isByTime, hasSortedIndex, type ListingSort, orderBy } from './sort.ts';

/** Up to this many matches can be gathered and sorted, where walking along the order would meet them late. */
const GATHERED = 10_000;
/** Listings that pages lead to at most, as in other large shops; who looks for more narrows the search. */
export const REACHABLE = 5_000;
/** Listings that a walk is to pass over. */
const PASSED_OVER = 10_000;

/** How many of the matches the pages of a search lead to. Few enough that no page costs much more than the first. */
export function reachableOf(total: number, totals: Totals, conditions: ListingConditions, sort: ListingSort): number {
  if (total <= GATHERED) return Math.min(total, REACHABLE);
  return Math.min(REACHABLE, Math.floor(PASSED_OVER * densityOf(total, totals, conditions, sort)));
}

/** The share of matches among the listings that the narrowest order passes. */
function densityOf(total: number, { all, ofFilter }: Totals, conditions: ListingConditions, sort: ListingSort): number {
  const walked = [...ofFilter].flatMap(([filter, size]) => (hasSortedIndex(conditions, filter, sort) ? [size] : []));
  return total / Math.max(1, total, Math.min(all, ...walked));
}

/**
 * Ids of a page whose search has `total` matches: by walking the order, or gathered and sorted where that passes too many.
 */
export async function pageOfIds(
  db: Db,
  conditions: ListingConditions,
  sort: ListingSort,
  total: number,
  totals: Totals,
  skip: number,
  take: number,
): Promise<string[]> {
  const density = densityOf(total, totals, conditions, sort);
  const order = orderBy(sort);
  const read = async (from: RawBuilder<unknown>): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`
      SELECT l.id FROM ${from} AS l ORDER BY ${order} LIMIT ${take} OFFSET ${skip}`.execute(db);
    return rows.map(({ id }) => id);
  };
  const matches = matchCondition(conditions);
  const gathered = sql`(
    WITH l AS MATERIALIZED (SELECT l.id, l.listed_at, l.asking_cents, l.year FROM listings AS l WHERE ${whereClause(conditions)})
    SELECT * FROM l)`;
  if (total <= GATHERED && (skip + take) / density > PASSED_OVER / 2) return read(gathered);
  if (density === 1 || isByTime(sort)) return read(indexScan(conditions.statuses, matches, order, skip + take));
  // The cheapest and the oldest are of certain kinds, and others may be met late.
  const passed = indexScan(conditions.statuses, fieldOf(conditions, sort), order, PASSED_OVER * 2);
  const near = await read(sql`(SELECT * FROM ${passed} AS l WHERE ${matches} LIMIT ${skip + take})`);
  return near.length === Math.min(take, total - skip) ? near : read(gathered);
}

/** What an index can walk in this order: a filter that has it, or everything. */
function fieldOf(conditions: ListingConditions, sort: ListingSort): RawBuilder<boolean> {
  const { facets, typeInCategory } = conditions;
  for (const [filter, condition] of facets)
    if (hasSortedIndex(conditions, filter, sort)) return (filter === 'TYPE' && typeInCategory) || condition;
  return sql`true`;
}
