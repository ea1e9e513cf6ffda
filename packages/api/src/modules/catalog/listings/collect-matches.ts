import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { WordByPrice } from '#api/modules/catalog/search/keywords.ts';
import { type ListingConditions, matchCondition, indexScan, whereClause } from './filter.ts';
import { isByTime, upToKey, type ListingSort, orderBy } from './sort.ts';
import { REACHABLE } from './page-query.ts';
import { columnsOf, look, type Look, type LookRequest, RANKED_MATCHES } from './scan-candidates.ts';
import { bucketOf, priceEdges } from '#api/modules/catalog/facets/price-buckets.ts';

/** Listings passed at most on the way to a page that those looked at do not fill. */
const PASSED = 10_000;
/** Of these, as many as a page that begins there still fills where matches do not lie evenly. */
const NEAR = 7_500;
/** Listings that are gathered at most where the page lies farther away. */
const GATHERED = 10_000;
/** Keys of the index of words by price that are looked up at most. */
const MOST_KEYS = 1_000;
/** Listings of a word that are met at most, one price after the other, before it is asked how far the page may lie. */
const MET = 2_000;

/** Matches as far as the wanted page, or all of them, and how many of them pages lead to. */
export type Matches = Look & { readonly isWhole: boolean; readonly reachable: number };

/** What is known of the matches that were not looked at yet. */
export type Ahead = {
  /** How many can be reached soon. */
  readonly ahead: number;
  /** About how many there are; null where nothing tells. */
  readonly about: number | null;
  /** In an order by price or year, where the page is full at the latest; null where nothing tells. */
  readonly key: number | null;
};

/** How many matches can be reached soon: on the way, or all where they can be gathered, of which there may be fewer than it seems. */
export const reachedFrom = ({ found, seen }: Look, about: number | null): number =>
  Math.floor(Math.max((found / seen) * NEAR, about !== null && about <= GATHERED ? about * 0.7 : 0));

/** Whether so few match that all of them are to be put in the order of relevance. */
export const isRanked = ({ conditions, sort }: LookRequest, about: number | null): boolean =>
  conditions.keywords !== null && sort === 'DEFAULT' && about !== null && about <= RANKED_MATCHES;

/**
 * Where the listings lie that come in an order up to a key: of the word that the fewest have, by its index with prices, in
 * which what has other words is not met however cheap it is; else anywhere.
 */
function listingsUpTo(conditions: ListingConditions, sort: ListingSort, key: number): RawBuilder<unknown> {
  const { keywords, priceRange } = conditions;
  if (!keywords?.byPrice || !sort.startsWith('PRICE')) return sql`listings`;
  const [from, to] = sort === 'PRICE_ASC' ? [priceRange[0], key] : [key, priceRange[1]];
  const buckets = priceEdges
    .map((_, index) => index + 1)
    .filter((bucket) => bucket >= bucketOf(from) && bucket <= bucketOf(to));
  const keys = keywords.byPrice.forms.flatMap((form) => buckets.map((bucket) => `${form} ${bucket}`));
  if (keys.length > MOST_KEYS) return sql`listings`;
  return sql`(SELECT * FROM listings AS l WHERE words_with_price(l.names, l.asking_cents) && ${keys}::text[] OFFSET 0)`;
}

/** The listings before a page, which is the last that pages lead to where it is asked for one behind it. */
const startOf = ({ skip, take }: LookRequest): number => Math.min(skip, Math.floor((REACHABLE - 1) / take) * take);

/**
 * Ids of the matches that come first in an order by price, at least as far as the page where there are so many: of the word
 * that the fewest have, by its index with prices, one fine bucket after the other until they fill it. Null where that meets
 * too many others.
 */
export async function firstByWord(
  db: Db,
  request: LookRequest,
  { forms }: WordByPrice,
): Promise<readonly string[] | null> {
  const { conditions, sort, take } = request;
  const [least, most] = [bucketOf(conditions.priceRange[0]), bucketOf(conditions.priceRange[1])];
  const [first, step] = sort === 'PRICE_ASC' ? [least, 1] : [most, -1];
  const isAsked = (bucket: RawBuilder<unknown>) =>
    sql<boolean>`${bucket} BETWEEN ${sql.lit(least)} AND ${sql.lit(most)}`;
  const wanted = startOf(request) + take;
  if (wanted > MET / 2) return null;
  const keys = sql.join(forms.map((form) => sql`${`${form} `}::text || f.bucket`));
  const { rows } = await sql<{ ids: string[] }>`
    WITH RECURSIVE filled (bucket, met, ids) AS (
      SELECT ${sql.lit(first)}, 0::bigint, '{}'::text[] COLLATE "C"
      UNION ALL
      SELECT f.bucket + ${sql.lit(step)}, f.met + here.met, f.ids || here.ids FROM filled AS f, LATERAL (
        SELECT count(*) AS met, array_agg(l.id) FILTER (WHERE ${whereClause(conditions)}) AS ids
        FROM listings AS l WHERE words_with_price(l.names, l.asking_cents) && ARRAY[${keys}]
      ) AS here
      WHERE ${isAsked(sql`f.bucket`)} AND cardinality(f.ids) < ${wanted} AND f.met < ${sql.lit(MET)}
    )
    SELECT ids FROM filled WHERE cardinality(ids) >= ${wanted} OR NOT ${isAsked(sql`bucket`)}`.execute(db);
  return rows[0]?.ids ?? null;
}

/**
 * The matches of a search by their indexes: all of them, or of many those up to the page. Of these `ranked` come first by
 * relevance, of all there are `about` so many, in an order by price or year the page is full at `key`, and the `first` may
 * be known by their ids.
 */
export async function gatherMatches(
  db: Db,
  request: LookRequest,
  ranked: number,
  { about, key, first = null }: Pick<Ahead, 'about' | 'key'> & { readonly first?: readonly string[] | null },
): Promise<Matches> {
  const { conditions, sort, take } = request;
  // Planned as if all were wanted, so by the indexes: a walk that hopes to meet these soon may pass the whole shop.
  const matches = (upTo: RawBuilder<boolean> = sql`true`, from: RawBuilder<unknown> = sql`listings`) => sql`
    WITH l AS MATERIALIZED (SELECT ${columnsOf(request)} FROM ${from} AS l WHERE ${whereClause(conditions)} AND ${upTo})
    SELECT * FROM l`;
  const upTo = key === null ? undefined : upToKey(sort, key);
  if ((about ?? 0) <= (upTo ? GATHERED / 4 : GATHERED)) {
    const gathered = await look(db, request, sql`(${matches()} LIMIT ${GATHERED + 1})`, { areMatches: true });
    if (gathered.found <= GATHERED) return { ...gathered, isWhole: true, reachable: gathered.found };
  }
  const start = startOf(request);
  const inOrder = (from: RawBuilder<unknown>): Promise<Look> =>
    look(db, { ...request, skip: start, ranked }, sql`(${from} ORDER BY ${orderBy(sort)} LIMIT ${start + take})`, {
      areMatches: true,
    });
  const near = upTo && key !== null ? matches(upTo, listingsUpTo(conditions, sort, key)) : matches();
  let ordered = await inOrder(first ? sql`SELECT * FROM listings AS l WHERE l.id = ANY(${[...first]})` : near);
  if (!first && upTo && ordered.found < start + take) ordered = await inOrder(matches());
  const isWhole = ordered.found < start + take;
  return { ...ordered, isWhole, reachable: isWhole ? ordered.found : REACHABLE };
}

/** What an order is walked through; where it is small, its listings were looked at in no order. */
type Walked = { readonly condition: RawBuilder<boolean>; readonly isSmall: boolean };

/** The first matches on the way that an order takes. */
function onTheWay(
  { conditions, sort, skip, take }: LookRequest,
  { condition, isSmall }: Walked,
  near: Look,
): RawBuilder<unknown> {
  const { statuses } = conditions;
  const order = orderBy(sort);
  const isMatch = matchCondition(conditions);
  if (isSmall || !isByTime(sort) || statuses.length > 1 || skip > 0 || near.ids.length < near.found) {
    const passed = indexScan(statuses, condition, order, PASSED);
    return sql`(SELECT * FROM ${passed} AS l WHERE ${isMatch} LIMIT ${skip + take})`;
  }
  // All that are near are known: nothing of it is passed a second time.
  const ids = [...near.ids];
  const seen = indexScan(statuses, condition, order, near.seen);
  const last = sql`(SELECT l.listed_at, l.id FROM ${seen} AS l ORDER BY ${order} LIMIT 1 OFFSET ${near.seen - 1})`;
  const others = indexScan(statuses, sql`${condition} AND (l.listed_at, l.id) < ${last}`, order, PASSED - near.seen);
  return sql`(SELECT * FROM listings AS l WHERE l.id = ANY(${ids}) UNION ALL
    (SELECT * FROM ${others} AS l WHERE ${isMatch} AND l.id <> ALL(${ids}) LIMIT ${take - near.found}))`;
}

/**
 * The matches themselves, as far as the wanted page, behind those that are `near`: on the way that the order takes, or
 * gathered where that is far.
 */
export async function lookFurther(
  db: Db,
  request: LookRequest,
  walked: Walked,
  near: Look,
  { ahead, about, key }: Ahead,
): Promise<Matches> {
  const { take } = request;
  const skip = near.found < take ? request.skip : Math.min(request.skip, Math.floor((ahead - 1) / take) * take);
  // Those that were near come first, by relevance, on whichever page one is.
  const ranked = near.found;
  if (!isRanked(request, about) && Math.max(skip, take) * near.seen <= NEAR * near.found) {
    const wanted = { ...request, skip, ranked };
    const reached = await look(db, wanted, onTheWay(wanted, walked, near), { areMatches: true });
    if (reached.found >= skip + take) return { ...reached, isWhole: false, reachable: Math.max(reached.found, ahead) };
  }
  return gatherMatches(db, request, ranked, { about, key });
}
