import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import type { Totals } from './counts/read-totals.ts';
import { type ListingConditions, matchesOf, walk, whereOf } from './listing-filter.ts';
import { type ListingSort, orderOf } from './listing-order.ts';

/** Up to this many matches can be gathered and sorted, where walking along the order would meet them late. */
const GATHERED = 10_000;
/** Listings that pages lead to at most, as in other large shops; who looks for more narrows the search. */
export const REACHABLE = 5_000;
/** Listings that a walk may pass over. */
const PASSED_OVER = 10_000;

/** How many of the matches the pages of a search lead to. Few enough that no page costs much more than the first. */
export function reachableOf(total: number, totals: Totals): number {
  if (total <= GATHERED) return Math.min(total, REACHABLE);
  return Math.min(REACHABLE, Math.floor(PASSED_OVER * densityOf(total, totals)));
}

/** The share of matches among the listings that the narrowest order passes. */
function densityOf(total: number, { all, ofFilter }: Totals): number {
  return total / Math.max(1, total, Math.min(all, ...ofFilter.values()));
}

/** Ids of a page whose search has `total` matches: by walking the order, or gathered and sorted where that passes too many. */
export async function pageOfIds(
  db: Db,
  conditions: ListingConditions,
  sort: ListingSort,
  total: number,
  totals: Totals,
  skip: number,
  take: number,
): Promise<string[]> {
  const passed = (skip + take) / densityOf(total, totals);
  const order = orderOf(sort);
  const isGathered = total <= GATHERED && passed > PASSED_OVER / 2;
  const query = isGathered
    ? sql<{ id: string }>`
        WITH l AS MATERIALIZED (SELECT l.id, l.listed_at, l.asking_cents, l.year FROM listings AS l WHERE ${whereOf(conditions)})
        SELECT l.id FROM l ORDER BY ${order} LIMIT ${take} OFFSET ${skip}`
    : sql<{ id: string }>`
        SELECT l.id FROM ${walk(conditions.statuses, matchesOf(conditions), order, skip + take)} AS l
        ORDER BY ${order} LIMIT ${take} OFFSET ${skip}`;
  const { rows } = await query.execute(db);
  return rows.map(({ id }) => id);
}
