import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { bucketOf, priceEdges } from '#api/modules/catalog/facets/price-buckets.ts';
import type { ListingConditions } from './listing-conditions.ts';
import { indexScan, matchCondition, whereClause } from './listing-sql.ts';
import { REACHABLE } from './page-query.ts';
import { RANKED_MATCHES, scanCandidates, scanColumns, type ScanRequest, type ScanResult } from './scan-candidates.ts';
import { type ListingSort, orderBy, upToKey } from './sort.ts';

/** Listings that an index scan passes at most on the way to a page that the sample does not fill. */
const MAX_PASSED = 10_000;
/** The same less a reserve, because matches are not spread evenly: a page that begins before this is filled. */
const EXPECTED_WITHIN = 7_500;
/** Matches that are collected and sorted at most. */
const MAX_COLLECTED = 10_000;
/** Keys of the index of keywords by price that are looked up at most. */
const MAX_PRICE_KEYS = 1_000;

/** Matches up to the page, or all of them, and how many of them pages lead to. */
export type Matches = ScanResult & { readonly isComplete: boolean; readonly reachable: number };

/** What a sample tells about the matches beyond it. */
export type Outlook = {
  /** How many matches pages can lead to. */
  readonly reachable: number;
  /** Estimate of all matches; null when the sample allows none. */
  readonly estimate: number | null;
  /** For a sort by price or year: the key by which the page is full; null when unknown. */
  readonly key: number | null;
};

/** How many matches can be reached: by continuing the index scan, or all of them when they can be collected. */
export const reachableFrom = ({ matched, scanned }: ScanResult, estimate: number | null): number =>
  Math.floor(
    Math.max(
      (matched / scanned) * EXPECTED_WITHIN,
      // The estimate may be too high.
      estimate !== null && estimate <= MAX_COLLECTED ? estimate * 0.7 : 0,
    ),
  );

/** Whether there are so few matches that all of them are ranked by relevance. */
export const ranksAllMatches = ({ conditions, sort }: ScanRequest, estimate: number | null): boolean =>
  conditions.keywords !== null && sort === 'DEFAULT' && estimate !== null && estimate <= RANKED_MATCHES;

/**
 * A FROM item with the listings of a price sort up to a key. With keywords it reads the index of keywords by price for the
 * rarest of them, and so skips everything cheaper that lacks the word; else the whole table.
 */
function listingsUpToPrice(conditions: ListingConditions, sort: ListingSort, key: number): RawBuilder<unknown> {
  const { keywords, priceRange } = conditions;
  if (!keywords?.byPrice || !sort.startsWith('PRICE')) return sql`listings`;
  const [from, to] = sort === 'PRICE_ASC' ? [priceRange[0], key] : [key, priceRange[1]];
  const buckets = priceEdges
    .map((_, index) => index + 1)
    .filter((bucket) => bucket >= bucketOf(from) && bucket <= bucketOf(to));
  const keys = keywords.byPrice.forms.flatMap((form) => buckets.map((bucket) => `${form} ${bucket}`));
  if (keys.length > MAX_PRICE_KEYS) return sql`listings`;
  return sql`(SELECT * FROM listings AS l WHERE keywords_by_price(l.names, l.asking_cents) && ${keys}::text[] OFFSET 0)`;
}

/** Matches before the page; a page behind the last reachable one becomes that one. */
const startOf = ({ skip, take }: ScanRequest): number => Math.min(skip, Math.floor((REACHABLE - 1) / take) * take);

/**
 * The matches by the indexes of their conditions: all of them when there are few, else those up to the page. The first
 * `ranked` of them are ranked by relevance.
 */
export async function collectMatches(
  db: Db,
  request: ScanRequest,
  ranked: number,
  { estimate, key }: Pick<Outlook, 'estimate' | 'key'>,
): Promise<Matches> {
  const { conditions, sort, take } = request;
  // MATERIALIZED makes the planner fetch all matches by their indexes. With the LIMIT inside it would scan an order in the
  // hope of meeting enough matches soon, and may read the whole table.
  const matches = (upTo: RawBuilder<boolean> = sql`true`, from: RawBuilder<unknown> = sql`listings`) => sql`
    WITH l AS MATERIALIZED (SELECT ${scanColumns(request)} FROM ${from} AS l WHERE ${whereClause(conditions)} AND ${upTo})
    SELECT * FROM l`;
  const upTo = key === null ? undefined : upToKey(sort, key);
  if ((estimate ?? 0) <= (upTo ? MAX_COLLECTED / 4 : MAX_COLLECTED)) {
    const all = await scanCandidates(db, request, sql`(${matches()} LIMIT ${MAX_COLLECTED + 1})`, { areMatches: true });
    if (all.matched <= MAX_COLLECTED) return { ...all, isComplete: true, reachable: all.matched };
  }
  const start = startOf(request);
  const firstInOrder = (from: RawBuilder<unknown>): Promise<ScanResult> =>
    scanCandidates(
      db,
      { ...request, skip: start, ranked },
      sql`(${from} ORDER BY ${orderBy(sort)} LIMIT ${start + take})`,
      { areMatches: true },
    );
  const near = upTo && key !== null ? matches(upTo, listingsUpToPrice(conditions, sort, key)) : matches();
  let ordered = await firstInOrder(near);
  // The key was an estimate. When it cut off too much, collect without it.
  if (upTo && ordered.matched < start + take) ordered = await firstInOrder(matches());
  const isComplete = ordered.matched < start + take;
  return { ...ordered, isComplete, reachable: isComplete ? ordered.matched : REACHABLE };
}

/**
 * The matches up to a page that the sample does not fill: by continuing the sample's index scan over `scope`, or collected
 * when the page is too far away for that.
 */
export async function matchesBeyondSample(
  db: Db,
  request: ScanRequest,
  scope: RawBuilder<boolean>,
  sample: ScanResult,
  { reachable, estimate, key }: Outlook,
): Promise<Matches> {
  const { conditions, sort, take } = request;
  const skip = sample.matched < take ? request.skip : Math.min(request.skip, Math.floor((reachable - 1) / take) * take);
  // Matches of the sample stay ranked by relevance on every page, so that pages follow each other without gaps.
  const ranked = sample.matched;
  const isNear = Math.max(skip, take) * sample.scanned <= EXPECTED_WITHIN * sample.matched;
  if (isNear && !ranksAllMatches(request, estimate)) {
    const passed = indexScan(conditions.statuses, scope, orderBy(sort), MAX_PASSED);
    const matches = sql`(SELECT * FROM ${passed} AS l WHERE ${matchCondition(conditions)} LIMIT ${skip + take})`;
    const reached = await scanCandidates(db, { ...request, skip, ranked }, matches, { areMatches: true });
    if (reached.matched >= skip + take)
      return { ...reached, isComplete: false, reachable: Math.max(reached.matched, reachable) };
  }
  return collectMatches(db, request, ranked, { estimate, key });
}
