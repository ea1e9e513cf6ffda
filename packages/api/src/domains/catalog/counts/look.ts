import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { type ListingConditions, relevanceOf } from '../listing-filter.ts';
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
const seenColumns = sql`l.id, l.listed_at, l.year, l.asking_cents, l.category_id, l.type_id, l.brand_id, l.decade,
  l.condition, l.finish_family, l.seller_account_id, l.tags`;

/** Whether the first matches come in the order of relevance, for which their words are read too. */
const isByRelevance = ({ conditions: { keywords }, sort, take }: LookRequest): boolean =>
  keywords !== null && sort === 'DEFAULT' && take > 0;

/** What is read of a match `l` for a request. */
export function columnsOf(request: LookRequest): RawBuilder<unknown> {
  const { keywords } = request.conditions;
  return keywords && isByRelevance(request) ? sql`${seenColumns}, ${sql.ref(`l.${keywords.column}`)}` : seenColumns;
}

/** The listings of `from` with what they miss; words, which are long, of matches only. */
function seenRows(request: LookRequest, from: RawBuilder<unknown>): RawBuilder<unknown> {
  const { keywords } = request.conditions;
  const words =
    keywords && isByRelevance(request)
      ? sql`, CASE WHEN l.missed = 0 THEN ${sql.ref(`l.${keywords.column}`)} END AS ${sql.ref(keywords.column)}`
      : sql``;
  return sql`SELECT ${seenColumns}, l.missed ${words}
    FROM (SELECT l.*, ${missedBits(request.conditions)} AS missed FROM ${from} AS l OFFSET 0) AS l`;
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

const columns: Readonly<Record<Exclude<Dimension, 'TAGS'>, RawBuilder<unknown>>> = {
  CATEGORY: sql`category_id`,
  TYPE: sql`type_id`,
  BRAND: sql`brand_id`,
  DECADE: sql`decade::text`,
  CONDITION: sql`condition`,
  FINISH: sql`finish_family`,
  SELLER: sql`seller_account_id`,
  PRICE: sql`${priceBucket('asking_cents')}::text`,
};

function countsOfColumns(facets: readonly (keyof typeof columns)[], missed: RawBuilder<boolean>): RawBuilder<unknown> {
  const names = facets.map((facet) => sql.ref(facet));
  const named = facets.map((facet, index) => sql`${columns[facet]} AS ${names[index]}`);
  const cases = facets.map((facet, index) => sql`WHEN GROUPING(${names[index]}) = 0 THEN ${sql.lit(facet)}`);
  const sets = names.map((name) => sql`(${name})`);
  return sql`
    SELECT CASE ${sql.join(cases, sql` `)} END AS facet, coalesce(${sql.join(names)}) COLLATE "C" AS value, count(*) AS n
    FROM (SELECT ${sql.join(named)} FROM hits WHERE ${missed}) AS named GROUP BY GROUPING SETS (${sql.join(sets)})`;
}

const countsOfTags = (missed: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  SELECT 'TAGS', tag, count(*) FROM (SELECT unnest(tags) AS tag FROM hits WHERE ${missed}) AS named GROUP BY tag`;

/** Counts of facets among the hits: of matches all at once, and of what misses one facet that facet alone. */
function facetCounts({ facets, conditions }: LookRequest): RawBuilder<unknown> {
  const countsOf = (which: readonly Dimension[], missed: RawBuilder<boolean>): RawBuilder<unknown>[] => {
    const single = which.filter((facet) => facet !== 'TAGS');
    return [
      ...(single.length > 0 ? [countsOfColumns(single, missed)] : []),
      ...(which.includes('TAGS') ? [countsOfTags(missed)] : []),
    ];
  };
  const missable = facets.filter((facet) => (facet === 'PRICE' ? conditions.price : conditions.facets.has(facet)));
  const alone = missable.flatMap((facet) => countsOf([facet], sql`missed = ${sql.lit(bitOf(facet))}`));
  return sql`${sql.join([...countsOf(facets, sql`missed = 0`), ...alone], sql` UNION ALL `)}`;
}

function facetRows({ stored }: ListingConditions): RawBuilder<unknown>[] {
  const selected = [...(stored.get('SELLER') ?? [])];
  return [
    sql`SELECT * FROM counted WHERE facet <> 'SELLER' AND value IS NOT NULL`,
    sql`(SELECT * FROM counted WHERE facet = 'SELLER'
      ORDER BY value = ANY(${selected}::text[]) DESC, n DESC, value LIMIT ${sql.lit(READ_VALUES)})`,
  ];
}

/** Ids of the page in their order: by relevance where there are words and few matches, else in the order of the sort. */
function pageRows(request: LookRequest): RawBuilder<unknown> {
  const { sort, skip, take, ranked } = request;
  const keywords = isByRelevance(request) ? request.conditions.keywords : null;
  const first = ranked === undefined ? sql`true` : sql`l.position <= ${ranked}`;
  const rank = keywords
    ? sql`CASE WHEN ${first} AND (SELECT n FROM found) <= ${sql.lit(RANKED_MATCHES)}
        THEN ${relevanceOf(keywords, request.conditions.typesNamed)} END DESC NULLS LAST, `
    : sql``;
  const matches =
    keywords && ranked !== undefined
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
    ...(facets.length > 0 ? facetRows(conditions) : []),
    ...(request.keyAt ? [keyRow(request.keyAt)] : []),
  ];
  const { rows } = await sql<{ facet: Dimension | 'FOUND' | 'SEEN' | 'ID' | 'KEY'; value: string; n: number }>`
    WITH seen AS MATERIALIZED (
      ${areMatches ? sql`SELECT ${columnsOf(request)}, 0 AS missed FROM ${from} AS l` : seenRows(request, from)}
    ), hits AS ${areMatches ? sql`NOT MATERIALIZED` : sql`MATERIALIZED`} (
      SELECT * FROM seen WHERE missed = ANY(${[0, ...facets.map(bitOf)]}::integer[])
    ), found AS MATERIALIZED (SELECT count(*) AS n FROM hits WHERE missed = 0)
    ${facets.length > 0 ? sql`, counted (facet, value, n) AS MATERIALIZED (${facetCounts(request)})` : sql``}
    ${sql.join(parts, sql` UNION ALL `)}`.execute(db);
  const numberOf = (what: string): number => rows.find(({ facet }) => facet === what)?.n ?? 0;
  const counts = new Map<string, FacetRow>();
  for (const { facet, value, n } of rows) {
    if (facet === 'FOUND' || facet === 'SEEN' || facet === 'ID' || facet === 'KEY') continue;
    const key = `${facet} ${value}`;
    counts.set(key, { facet, value, n: n + (counts.get(key)?.n ?? 0) });
  }
  return {
    seen: numberOf('SEEN'),
    found: numberOf('FOUND'),
    ids: rows
      .filter(({ facet }) => facet === 'ID')
      .toSorted((a, b) => a.n - b.n)
      .map(({ value }) => value),
    facets: [...counts.values()],
    key: rows.find(({ facet }) => facet === 'KEY')?.n ?? null,
  };
}
