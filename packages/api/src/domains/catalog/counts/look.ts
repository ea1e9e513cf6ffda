import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import type { ListingConditions } from '../listing-filter.ts';
import { keyOf, type ListingSort, orderOf } from '../listing-order.ts';
import { type Dimension, dimensions, priceBucket } from './dimensions.ts';
import { READ_VALUES } from './read-facets.ts';

/** Matches up to this number are ranked by relevance; more of them are shown newest first. */
export const RANKED_MATCHES = 1_000;

const TEXT_BIT = 1 << dimensions.length;
const bitOf = (facet: Dimension): number => 1 << dimensions.indexOf(facet);

/** A count of a facet's value as the database gives it: by id where there is one. */
export type FacetRow = { facet: Dimension; value: string; n: number };

/** What was seen of a bounded number of listings. */
export type Look = {
  /** How many were looked at. */
  readonly seen: number;
  /** How many of those match. */
  readonly found: number;
  /** Ids of the wanted page. */
  readonly ids: readonly string[];
  readonly facets: readonly FacetRow[];
  /** Key of the match at the place that was asked for, in the order that was asked for. */
  readonly key: number | null;
};

/** What is wanted of those that are looked at. */
export type LookRequest = {
  readonly conditions: ListingConditions;
  readonly sort: ListingSort;
  /** The wanted page: listings before it, and on it. A page beyond the last becomes the last. */
  readonly skip: number;
  readonly take: number;
  readonly facets: readonly Dimension[];
  /** How many of the first matches are put in the order of relevance; all where it is absent. */
  readonly ranked?: number;
  /** A place, from 1, whose match's key is wanted in an order by price or year. */
  readonly keyAt?: { readonly place: number; readonly sort: ListingSort };
};

/** What is read of a listing `l` that is looked at. */
export const seenColumns = sql`l.id, l.listed_at, l.year, l.asking_cents, l.category_id, l.type_id, l.brand_id, l.decade,
  l.condition, l.finish_family, l.seller_account_id, l.tags`;

/** A number with a bit for each selected facet that a listing misses, the prices and the words. */
function missedBits({ facets, price, text }: ListingConditions): RawBuilder<number> {
  const bits = [...facets].map(
    ([key, condition]) => sql`CASE WHEN ${condition} THEN 0 ELSE ${sql.lit(bitOf(key))} END`,
  );
  if (price) bits.push(sql`CASE WHEN ${price} THEN 0 ELSE ${sql.lit(bitOf('PRICE'))} END`);
  if (text) bits.push(sql`CASE WHEN ${text} THEN 0 ELSE ${sql.lit(TEXT_BIT)} END`);
  return bits.length === 0 ? sql`0` : sql`${sql.join(bits, sql` + `)}`;
}

const values: Readonly<Record<Dimension, RawBuilder<unknown>>> = {
  CATEGORY: sql`category_id`,
  TYPE: sql`type_id`,
  BRAND: sql`brand_id`,
  DECADE: sql`decade::text`,
  CONDITION: sql`condition`,
  FINISH: sql`finish_family`,
  SELLER: sql`seller_account_id`,
  TAGS: sql`tag`,
  PRICE: sql`${priceBucket('asking_cents')}::text`,
};

function facetRows(facet: Dimension, { stored }: ListingConditions): RawBuilder<unknown> {
  const from = facet === 'TAGS' ? sql`hits, unnest(tags) AS tag` : sql`hits`;
  const known = facet === 'DECADE' ? sql`AND decade IS NOT NULL` : sql``;
  const counts = sql`SELECT ${sql.lit(facet)} AS facet, ${values[facet]} AS value, count(*) AS n FROM ${from}
    WHERE missed IN (0, ${sql.lit(bitOf(facet))}) ${known} GROUP BY 2`;
  if (facet !== 'SELLER') return counts;
  const selected = [...(stored.get(facet) ?? [])];
  return sql`(SELECT * FROM (${counts}) AS counts
    ORDER BY value = ANY(${selected}::text[]) DESC, n DESC, value LIMIT ${sql.lit(READ_VALUES)})`;
}

/** Ids of the page in their order: by relevance where there are words and few matches, else in the order of the sort. */
function pageRows({ conditions: { keywords }, sort, skip, take, ranked }: LookRequest): RawBuilder<unknown> {
  const isRanked = sort === 'DEFAULT' && keywords;
  const first = ranked === undefined ? sql`true` : sql`l.position <= ${ranked}`;
  const rank = isRanked
    ? sql`CASE WHEN ${first} AND (SELECT n FROM found) <= ${sql.lit(RANKED_MATCHES)} THEN (
        SELECT ts_rank(${sql.ref(`r.${keywords.column}`)}, to_tsquery('simple', ${keywords.query}))
        FROM listings AS r WHERE r.id = l.id
      ) END DESC NULLS LAST, `
    : sql``;
  const matches =
    isRanked && ranked !== undefined
      ? sql`(SELECT *, row_number() OVER (ORDER BY ${orderOf(sort)}) AS position FROM hits AS l WHERE l.missed = 0)`
      : sql`(SELECT * FROM hits WHERE missed = 0)`;
  return sql`
    SELECT 'ID' AS facet, id AS value, place AS n FROM (
      SELECT l.id, row_number() OVER (ORDER BY ${rank}${orderOf(sort)}) AS place FROM ${matches} AS l
    ) AS places, LATERAL (
      SELECT least(${skip}::bigint, greatest(0, (SELECT n FROM found) - 1) / ${take}::bigint * ${take}::bigint) AS skip
    ) AS page WHERE place > skip AND place <= skip + ${take}`;
}

const keyRow = ({ place, sort }: NonNullable<LookRequest['keyAt']>): RawBuilder<unknown> => sql`
  (SELECT 'KEY', '', ${keyOf(sort)} FROM hits AS l WHERE l.missed = 0 ORDER BY ${orderOf(sort)} LIMIT 1 OFFSET ${place - 1})`;

/**
 * Looks at the listings that `from` gives, of which `from` is to hold few: which match, the wanted page of them, and the
 * facets, each without its own selection. `areMatches` says that `from` gives matches only.
 */
export async function look(db: Db, request: LookRequest, from: RawBuilder<unknown>, areMatches = false): Promise<Look> {
  const { conditions, facets } = request;
  const parts = [
    sql`SELECT 'FOUND' AS facet, '' AS value, n FROM found`,
    sql`SELECT 'SEEN', '', count(*) FROM seen`,
    ...(request.take > 0 ? [pageRows(request)] : []),
    ...facets.map((facet) => facetRows(facet, conditions)),
    ...(request.keyAt ? [keyRow(request.keyAt)] : []),
  ];
  const { rows } = await sql<{ facet: Dimension | 'FOUND' | 'SEEN' | 'ID' | 'KEY'; value: string; n: number }>`
    WITH seen AS MATERIALIZED (
      SELECT ${seenColumns}, ${areMatches ? sql`0` : missedBits(conditions)} AS missed
      FROM ${from} AS l
    ), hits AS MATERIALIZED (
      SELECT * FROM seen WHERE missed = ANY(${[0, ...facets.map(bitOf)]}::integer[])
    ), found AS MATERIALIZED (SELECT count(*) AS n FROM hits WHERE missed = 0)
    ${sql.join(parts, sql` UNION ALL `)}`.execute(db);
  const numberOf = (what: string): number => rows.find(({ facet }) => facet === what)?.n ?? 0;
  return {
    seen: numberOf('SEEN'),
    found: numberOf('FOUND'),
    ids: rows
      .filter(({ facet }) => facet === 'ID')
      .toSorted((a, b) => a.n - b.n)
      .map(({ value }) => value),
    facets: rows.flatMap(({ facet, value, n }) =>
      facet === 'FOUND' || facet === 'SEEN' || facet === 'ID' || facet === 'KEY' ? [] : [{ facet, value, n }],
    ),
    key: rows.find(({ facet }) => facet === 'KEY')?.n ?? null,
  };
}
