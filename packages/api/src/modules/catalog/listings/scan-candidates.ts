import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { type ListingConditions, relevance } from './filter.ts';
import { sortColumn, type ListingSort, orderBy } from './sort.ts';
import { type Dimension, dimensions, priceBucket } from '#api/modules/catalog/facets/dimensions.ts';
import { MAX_FACET_VALUES } from '#api/modules/catalog/facets/stored-facets.ts';

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
  return sql`SELECT ${seenColumns}, l.missed ${words} FROM ${withMissed(request.conditions, from)} AS l`;
}

const withMissed = (conditions: ListingConditions, from: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(SELECT l.*, ${missedBits(conditions)} AS missed FROM ${from} AS l OFFSET 0)`;

/** A number with a bit for each selected facet that a listing misses, the prices and the words. */
function missedBits({ facets, price, text }: ListingConditions): RawBuilder<number> {
  const bits = [...facets].map(
    ([key, condition]) => sql`CASE WHEN ${condition} THEN 0 ELSE ${sql.lit(bitOf(key))} END`,
  );
  if (price) bits.push(sql`CASE WHEN ${price} THEN 0 ELSE ${sql.lit(bitOf('PRICE'))} END`);
  if (text) bits.push(sql`CASE WHEN ${text} THEN 0 ELSE ${sql.lit(TEXT_BIT)} END`);
  return bits.length === 0 ? sql`0` : sql`${sql.join(bits, sql` + `)}`;
}

const columns: Readonly<Record<Exclude<Dimension, 'TAGS' | 'SELLER'>, RawBuilder<unknown>>> = {
  CATEGORY: sql`category_id`,
  TYPE: sql`type_id`,
  BRAND: sql`brand_id`,
  DECADE: sql`decade::text`,
  CONDITION: sql`condition`,
  FINISH: sql`finish_family`,
  PRICE: sql`${priceBucket('asking_cents')}::text`,
};

function countsOfColumns(facets: readonly (keyof typeof columns)[], missed: RawBuilder<boolean>): RawBuilder<unknown> {
  const names = facets.map((facet) => sql.ref(facet));
  const named = facets.map((facet, index) => sql`${columns[facet]} AS ${names[index]}`);
  const cases = facets.map((facet, index) => sql`WHEN GROUPING(${names[index]}) = 0 THEN ${sql.lit(facet)}`);
  const sets = names.map((name) => sql`(${name})`);
  // Only a decade may be missing; asked of prices, their buckets would be made out twice.
  const withoutNone = facets.includes('DECADE') ? sql`HAVING coalesce(${sql.join(names)}) IS NOT NULL` : sql``;
  return sql`
    SELECT CASE ${sql.join(cases, sql` `)} END AS facet, coalesce(${sql.join(names)}) COLLATE "C" AS value, count(*) AS n
    FROM (SELECT ${sql.join(named)} FROM hits WHERE ${missed}) AS named
    GROUP BY GROUPING SETS (${sql.join(sets)}) ${withoutNone}`;
}

const countsOfTags = (missed: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  SELECT 'TAGS', tag, count(*) FROM (SELECT unnest(tags) AS tag FROM hits WHERE ${missed}) AS named GROUP BY tag`;

const countsOfSellers = (missed: RawBuilder<boolean>, selected: readonly string[]): RawBuilder<unknown> => sql`
  (SELECT 'SELLER', seller_account_id, count(*) FROM hits WHERE ${missed} GROUP BY seller_account_id
    ORDER BY seller_account_id = ANY(${[...selected]}::text[]) DESC, count(*) DESC, seller_account_id
    LIMIT ${sql.lit(MAX_FACET_VALUES + selected.length)})`;

/** Facets of which those are counted, too, that a selection of their own leaves out. */
const missableOf = ({ facets, conditions }: LookRequest): Dimension[] =>
  facets.filter((facet) => (facet === 'PRICE' ? conditions.price : conditions.facets.has(facet)));

const missesAtMost = (facet: Dimension): RawBuilder<boolean> => sql`missed IN (0, ${sql.lit(bitOf(facet))})`;

/** Counts of facets among the hits: of those without a selection all at once. Of sellers, who are many, the largest only. */
function facetRows(request: LookRequest): RawBuilder<unknown>[] {
  const { facets, conditions } = request;
  const missable = missableOf(request);
  const countsOf = (which: readonly Dimension[], missed: RawBuilder<boolean>): RawBuilder<unknown>[] => {
    const single = which.filter((facet) => facet !== 'TAGS' && facet !== 'SELLER');
    return [
      ...(single.length > 0 ? [countsOfColumns(single, missed)] : []),
      ...(which.includes('TAGS') ? [countsOfTags(missed)] : []),
      ...(which.includes('SELLER') ? [countsOfSellers(missed, conditions.columnValues.get('SELLER') ?? [])] : []),
    ];
  };
  const unselected = facets.filter((facet) => !missable.includes(facet));
  return [
    ...countsOf(unselected, sql`missed = 0`),
    ...missable.flatMap((facet) => countsOf([facet], missesAtMost(facet))),
  ];
}

/** Ids of the page in their order: by relevance where there are words and few matches, else in the order of the sort. */
function pageRows(request: LookRequest): RawBuilder<unknown> {
  const { sort, skip, take, ranked } = request;
  const keywords = isByRelevance(request) ? request.conditions.keywords : null;
  const first = ranked === undefined ? sql`true` : sql`l.position <= ${ranked}`;
  const rank = keywords
    ? sql`CASE WHEN ${first} AND (SELECT n FROM found) <= ${sql.lit(RANKED_MATCHES)}
        THEN ${relevance(keywords, request.conditions.typesNamed)} END DESC NULLS LAST, `
    : sql``;
  const matches =
    keywords && ranked !== undefined
      ? sql`(SELECT *, row_number() OVER (ORDER BY ${orderBy(sort)}) AS position FROM hits AS l WHERE l.missed = 0)`
      : sql`(SELECT * FROM hits WHERE missed = 0)`;
  return sql`
    SELECT 'ID' AS facet, id AS value, place AS n FROM (
      SELECT l.id, row_number() OVER (ORDER BY ${rank}${orderBy(sort)}) AS place FROM ${matches} AS l
    ) AS places, LATERAL (
      SELECT least(${skip}::bigint, greatest(0, (SELECT n FROM found) - 1) / ${take}::bigint * ${take}::bigint) AS skip
    ) AS page WHERE place > skip AND place <= skip + ${take}`;
}

const keyRow = ({ place, sort }: NonNullable<LookRequest['keyAt']>): RawBuilder<unknown> => sql`
  (SELECT 'KEY', '', ${sortColumn(sort)} FROM hits AS l WHERE l.missed = 0 ORDER BY ${orderBy(sort)} LIMIT 1 OFFSET ${place - 1})`;

/** What is known of listings before they are looked at: that they all match, or how many they are. */
export type Known = { readonly areMatches?: boolean; readonly seen?: number };

const isWithoutCondition = ({ facets, price, text }: ListingConditions): boolean =>
  facets.size === 0 && price === null && text === null;

/** The listings of `from` that match or miss one facet only; where it is not known how many those of `from` are, with these. */
function hitsOf(request: LookRequest, from: RawBuilder<unknown>, { areMatches, seen }: Known): RawBuilder<unknown> {
  if (areMatches) return sql`hits AS MATERIALIZED (SELECT ${columnsOf(request)}, 0 AS missed FROM ${from} AS l)`;
  const isHit = sql`missed IN (${sql.join([0, ...missableOf(request).map(bitOf)].map((bit) => sql.lit(bit)))})`;
  const rows = seenRows(request, from);
  return seen === undefined
    ? sql`seen AS MATERIALIZED (${rows}), hits AS MATERIALIZED (SELECT * FROM seen WHERE ${isHit})`
    : sql`hits AS MATERIALIZED (${rows} WHERE ${isHit})`;
}

/** The same of what is counted only. */
async function countHits(db: Db, conditions: ListingConditions, from: RawBuilder<unknown>): Promise<Look> {
  const { rows } = await sql<{ seen: number; found: number }>`
    SELECT count(*) AS seen, count(*) FILTER (WHERE missed = 0) AS found FROM ${withMissed(conditions, from)} AS l`.execute(
    db,
  );
  return { seen: 0, found: 0, ...rows[0], ids: [], facets: [], key: null };
}

/**
 * Looks at the listings that `from` gives, of which `from` is to hold few: which match, the wanted page of them, and the
 * facets, each without its own selection.
 */
export async function look(db: Db, request: LookRequest, from: RawBuilder<unknown>, known: Known = {}): Promise<Look> {
  const { conditions, facets, take, keyAt } = request;
  if (take === 0 && facets.length === 0 && !keyAt) return countHits(db, conditions, from);
  const areMatches = known.areMatches || isWithoutCondition(conditions);
  const isCounted = !areMatches && known.seen === undefined;
  const parts = [
    sql`SELECT 'FOUND' AS facet, '' AS value, n FROM found`,
    ...(isCounted ? [sql`SELECT 'SEEN', '', count(*) FROM seen`] : []),
    ...(take > 0 ? [pageRows(request)] : []),
    ...facetRows(request),
    ...(keyAt ? [keyRow(keyAt)] : []),
  ];
  const { rows } = await sql<{ facet: Dimension | 'FOUND' | 'SEEN' | 'ID' | 'KEY'; value: string; n: number }>`
    WITH ${hitsOf(request, from, { ...known, areMatches })}, found AS MATERIALIZED (SELECT count(*) AS n FROM hits WHERE missed = 0)
    ${sql.join(parts, sql` UNION ALL `)}`.execute(db);
  const numberOf = (what: string): number | undefined => rows.find(({ facet }) => facet === what)?.n;
  const found = numberOf('FOUND') ?? 0;
  return {
    seen: known.seen ?? numberOf('SEEN') ?? found,
    found,
    ids: rows
      .filter(({ facet }) => facet === 'ID')
      .toSorted((a, b) => a.n - b.n)
      .map(({ value }) => value),
    facets: rows.flatMap(({ facet, value, n }) =>
      facet === 'FOUND' || facet === 'SEEN' || facet === 'ID' || facet === 'KEY' ? [] : [{ facet, value, n }],
    ),
    key: numberOf('KEY') ?? null,
  };
}
