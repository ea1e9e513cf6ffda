import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { Totals } from '#api/modules/catalog/facets/stored-totals.ts';
import type { ListingConditions } from './listing-conditions.ts';
import { indexScan, matchCondition, whereClause } from './listing-sql.ts';
import { hasSortedIndex, isByTime, type ListingSort, orderBy } from './sort.ts';

/** Up to this many matches are collected and sorted when an index scan would meet them late. */
const MAX_COLLECTED = 10_000;
/** Listings that an index scan is meant to pass at most on the way to a page. */
const MAX_PASSED = 10_000;
/** Matches that pages lead to at most, as in other large shops. Nobody pages further; they narrow the search. */
export const REACHABLE = 5_000;

/** How many of `total` matches pages lead to: few enough that no page costs much more than the first. */
export function reachableMatches(
  total: number,
  totals: Totals,
  conditions: ListingConditions,
  sort: ListingSort,
): number {
  if (total <= MAX_COLLECTED) return Math.min(total, REACHABLE);
  return Math.min(REACHABLE, Math.floor(MAX_PASSED * matchDensity(total, totals, conditions, sort)));
}

/** The share of matches among the listings that the narrowest index scan passes, 0 to 1. */
function matchDensity(
  total: number,
  { all, ofFilter }: Totals,
  conditions: ListingConditions,
  sort: ListingSort,
): number {
  const scanned = [...ofFilter].flatMap(([filter, size]) => (hasSortedIndex(conditions, filter, sort) ? [size] : []));
  return total / Math.max(1, total, Math.min(all, ...scanned));
}

/** The condition of an index in this order: a selected filter that has one, or everything. */
function scanCondition(conditions: ListingConditions, sort: ListingSort): RawBuilder<boolean> {
  const { facets, typeInCategory } = conditions;
  for (const [filter, condition] of facets)
    if (hasSortedIndex(conditions, filter, sort)) return (filter === 'TYPE' && typeInCategory) || condition;
  return sql`true`;
}

export type PageRequest = {
  /** Number of matches, from the stored counts. */
  readonly total: number;
  readonly totals: Totals;
  readonly skip: number;
  readonly take: number;
};

/**
 * Listing ids of a page of a search whose number of matches is stored. Three plans: scan an index in the order of the page;
 * collect all matches and sort them; or, where the first in an order may all be of another kind, scan a bounded part and
 * collect when that does not fill the page.
 */
export async function pageOfIds(
  db: Db,
  conditions: ListingConditions,
  sort: ListingSort,
  { total, totals, skip, take }: PageRequest,
): Promise<string[]> {
  const density = matchDensity(total, totals, conditions, sort);
  const order = orderBy(sort);
  const read = async (from: RawBuilder<unknown>): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`
      SELECT l.id FROM ${from} AS l ORDER BY ${order} LIMIT ${take} OFFSET ${skip}`.execute(db);
    return rows.map(({ id }) => id);
  };
  const matches = matchCondition(conditions);
  const collected = sql`(
    WITH l AS MATERIALIZED (SELECT l.id, l.listed_at, l.sold_at, l.asking_cents, l.year FROM listings AS l WHERE ${whereClause(conditions)})
    SELECT * FROM l)`;
  if (total <= MAX_COLLECTED && (skip + take) / density > MAX_PASSED / 2) return read(collected);
  if (density === 1 || isByTime(sort)) return read(indexScan(conditions.statuses, matches, order, skip + take));
  // Things without a year come last by year, and the cheapest are accessories: a scan for others would pass most of the shop.
  const passed = indexScan(conditions.statuses, scanCondition(conditions, sort), order, MAX_PASSED * 2);
  const near = await read(sql`(SELECT * FROM ${passed} AS l WHERE ${matches} LIMIT ${skip + take})`);
  return near.length === Math.min(take, total - skip) ? near : read(collected);
}
