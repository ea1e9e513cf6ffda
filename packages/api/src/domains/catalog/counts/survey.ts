import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import {
  type FacetKeyOfColumn,
  type ListingConditions,
  statusCondition,
  textCondition,
  walk,
  whereOf,
} from '../listing-filter.ts';
import { type ListingSort, orderOf } from '../listing-order.ts';
import { type Dimension, dimensions, priceBucket } from './dimensions.ts';
import type { Totals } from './read-totals.ts';

/** Listings that a survey looks at most. As many as this a shop of any size counts exactly. */
export const LOOKED_AT = 2_000;
/** Listings that are gathered at most where those looked at do not fill a page. */
const GATHERED = 10_000;
/** Listings looked at for what is shown last: sellers alone, or how many are sold. */
const LOOKED_AT_ASIDE = 1_000;
/** Matches up to this number are ranked by relevance; more of them are shown newest first. */
const RANKED_MATCHES = 1_000;

const TEXT_BIT = 1 << dimensions.length;
const bitOf = (facet: Dimension): number => 1 << dimensions.indexOf(facet);

/** A count of a facet's value as the database gives it: by id where there is one. */
export type FacetRow = { facet: Dimension; value: string; n: number };

export type Survey = {
  /** How many of those looked at match. */
  readonly found: number;
  /** Whether these are all there are; else there are more, and every count is at least what it says. */
  readonly isWhole: boolean;
  /** Ids of the wanted page. */
  readonly ids: readonly string[];
  readonly facets: readonly FacetRow[];
};

export type SurveyRequest = {
  readonly conditions: ListingConditions;
  readonly sort: ListingSort;
  /** The wanted page: listings before it, and on it. A page beyond the last becomes the last. */
  readonly skip: number;
  readonly take: number;
  readonly facets: readonly Dimension[];
};

/** Where a survey looks: listings that fulfil `condition` in the order of the page. */
type Field = {
  readonly condition: RawBuilder<boolean>;
  /** Whether it holds few enough that their order does not matter. */
  readonly isSmall: boolean;
  /** The selected filter that it is. */
  readonly filter: Dimension | null;
};

/** The narrowest of what one index can walk: a rare word, a selected filter, or everything in its order. */
function fieldOf({ keywords, facets, place }: ListingConditions, totals: Totals): Field {
  if (keywords?.rare) {
    const condition = textCondition(keywords.column, keywords.rare);
    return { condition, isSmall: true, filter: null };
  }
  let best: { filter: FacetKeyOfColumn; size: number } | undefined;
  for (const [filter, size] of totals.ofFilter)
    if (filter !== 'TAGS' && size < (best?.size ?? totals.all)) best = { filter, size };
  const own = best && (best.filter === 'TYPE' ? place : facets.get(best.filter));
  const condition = totals.all > LOOKED_AT ? own : undefined;
  if (!best || !condition) return { condition: sql`true`, isSmall: totals.all <= LOOKED_AT, filter: null };
  return { condition, isSmall: best.size <= LOOKED_AT, filter: best.filter };
}

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

function facetRows(facet: Dimension): RawBuilder<unknown> {
  const from = facet === 'TAGS' ? sql`seen, unnest(tags) AS tag` : sql`seen`;
  const known = facet === 'DECADE' ? sql`AND decade IS NOT NULL` : sql``;
  return sql`SELECT ${sql.lit(facet)} AS facet, ${values[facet]} AS value, count(*) AS n FROM ${from}
    WHERE missed IN (0, ${sql.lit(bitOf(facet))}) ${known} GROUP BY 2`;
}

/** Ids of the page in their order: by relevance where there are words and few matches, else in the order of the sort. */
function pageRows({ conditions: { keywords }, sort, skip, take }: SurveyRequest): RawBuilder<unknown> {
  const ranked = sort === 'DEFAULT' && keywords;
  const join = ranked
    ? sql`LEFT JOIN listings AS r ON r.id = l.id AND (SELECT n FROM found) <= ${sql.lit(RANKED_MATCHES)}`
    : sql``;
  const rank = ranked
    ? sql`ts_rank(${sql.ref(`r.${keywords.column}`)}, to_tsquery('simple', ${keywords.query})) DESC NULLS LAST, `
    : sql``;
  return sql`
    SELECT 'ID' AS facet, id AS value, place AS n FROM (
      SELECT l.id, row_number() OVER (ORDER BY ${rank}${orderOf(sort)}) AS place FROM seen AS l ${join} WHERE l.missed = 0
    ) AS places, LATERAL (
      SELECT least(${skip}::bigint, greatest(0, (SELECT n FROM found) - 1) / ${take}::bigint * ${take}::bigint) AS skip
    ) AS page WHERE place > skip AND place <= skip + ${take}`;
}

async function look(db: Db, request: SurveyRequest, from: RawBuilder<unknown>, limit: number): Promise<Survey> {
  const parts = [
    sql`SELECT 'FOUND' AS facet, '' AS value, n FROM found`,
    sql`SELECT 'SEEN', '', count(*) FROM seen`,
    pageRows(request),
    ...request.facets.map(facetRows),
  ];
  const { rows } = await sql<{ facet: Dimension | 'FOUND' | 'SEEN' | 'ID'; value: string; n: number }>`
    WITH seen AS MATERIALIZED (
      SELECT l.id, l.listed_at, l.year, l.asking_cents, l.category_id, l.type_id, l.brand_id, l.decade, l.condition,
        l.finish_family, l.seller_account_id, l.tags, ${missedBits(request.conditions)} AS missed
      FROM ${from} AS l
    ), found AS MATERIALIZED (SELECT count(*) AS n FROM seen WHERE missed = 0)
    ${sql.join(parts, sql` UNION ALL `)}`.execute(db);
  const numberOf = (what: string): number => rows.find(({ facet }) => facet === what)?.n ?? 0;
  return {
    found: numberOf('FOUND'),
    isWhole: numberOf('SEEN') <= limit,
    ids: rows
      .filter(({ facet }) => facet === 'ID')
      .toSorted((a, b) => a.n - b.n)
      .map(({ value }) => value),
    facets: rows.flatMap(({ facet, value, n }) =>
      facet === 'FOUND' || facet === 'SEEN' || facet === 'ID' ? [] : [{ facet, value, n }],
    ),
  };
}

/**
 * Finds the page of a search and counts its facets among a bounded number of listings: what the narrowest index holds,
 * else the first 2,000 in the order of the page. Where these do not fill the page, the matches themselves are gathered.
 */
export async function surveyListings(db: Db, request: SurveyRequest, totals: Totals): Promise<Survey> {
  const { conditions, facets, take } = request;
  const field = fieldOf(conditions, totals);
  const isAside = facets.every((facet) => facet === 'SELLER') && totals.all > LOOKED_AT;
  const limit = isAside ? LOOKED_AT_ASIDE : LOOKED_AT;
  const near = await look(db, request, fromField(request, field, limit), limit);
  if (near.isWhole) {
    const own = facets.filter((facet) => facet === field.filter);
    if (own.length === 0) return near;
    // Other values of the filter by which it looked lie elsewhere.
    const everywhere = { condition: sql<boolean>`true`, isSmall: false, filter: null };
    const others = await look(db, { ...request, facets: own }, fromField(request, everywhere, LOOKED_AT), LOOKED_AT);
    return { ...near, facets: [...near.facets.filter(({ facet }) => facet !== field.filter), ...others.facets] };
  }
  if (near.found >= take || isAside) return near;
  const gathered = await look(
    db,
    request,
    sql`(SELECT * FROM listings AS l WHERE ${whereOf(conditions)} LIMIT ${GATHERED + 1})`,
    GATHERED,
  );
  const selected = new Set<Dimension>(conditions.facets.keys()).add('PRICE');
  return {
    ...gathered,
    facets: [
      ...gathered.facets.filter(({ facet }) => !selected.has(facet)),
      ...near.facets.filter(({ facet }) => selected.has(facet)),
    ],
  };
}

function fromField(
  { conditions, sort }: SurveyRequest,
  { condition, isSmall }: Field,
  limit: number,
): RawBuilder<unknown> {
  if (!isSmall) return walk(conditions.statuses, condition, orderOf(sort), limit + 1);
  return sql`(SELECT * FROM listings AS l
    WHERE l.browsable AND ${statusCondition(conditions.statuses)} AND ${condition} LIMIT ${limit + 1})`;
}
