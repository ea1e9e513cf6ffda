import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import type { Locale } from '#api/http/locale.ts';
import { conditionLabel, decadeLabel, finishLabel, availabilityLabel, tagLabel } from './labels.ts';
import {
  type FacetKey,
  type FacetKeyOfColumn,
  facetKeys,
  type ListingConditions,
  statusCondition,
} from './listing-filter.ts';
import { conditions as conditionOrder } from './tables.ts';

export type FacetValue = { value: string; label: string; count: number; selected: boolean };
export type Facet = { key: FacetKey; values: FacetValue[] };
export type PriceBucket = { fromCents: number; toCents: number; count: number };
export type FacetCounts = { facets: Facet[]; prices: PriceBucket[] };

const BUCKETS = 16;
const PRICE_BIT = 1 << facetKeys.length;

const bitOf = (key: FacetKeyOfColumn): number => 1 << facetKeys.indexOf(key);

type Row = { key: FacetKey | 'PRICE'; value: string; label: string | null; count: number; upto: number | null };

/**
 * The listings that miss at most one of the selected facets, each with the bit of the one it misses. A facet counts
 * those that miss nothing, or only itself; so one pass over the listings serves all facets.
 */
function candidates(conditions: ListingConditions): RawBuilder<unknown> {
  const missed = [...conditions.facets].map(
    ([key, condition]) => sql`CASE WHEN ${condition} THEN 0 ELSE ${sql.lit(bitOf(key))} END`,
  );
  if (conditions.price) missed.push(sql`CASE WHEN ${conditions.price} THEN 0 ELSE ${sql.lit(PRICE_BIT)} END`);
  const sum = missed.length === 0 ? sql`0` : sql.join(missed, sql` + `);
  const where = sql.join([...conditions.base, statusCondition(conditions.statuses)], sql` AND `);
  return sql`
    SELECT * FROM (
      SELECT l.category_id, l.type_id, l.brand_id, l.decade, l.condition, l.finish_family, l.seller_account_id, l.tags,
        l.asking_cents, ${sum} AS missed
      FROM listings AS l WHERE ${where}
    ) AS all_candidates WHERE missed & (missed - 1) = 0`;
}

function counted(key: FacetKeyOfColumn): RawBuilder<unknown> {
  const where = sql`missed IN (0, ${sql.lit(bitOf(key))})`;
  const group = (column: string): RawBuilder<unknown> =>
    sql`SELECT ${sql.ref(column)} AS id, count(*) AS n FROM candidates WHERE ${where} GROUP BY 1`;
  const row = (
    value: RawBuilder<unknown>,
    label: RawBuilder<unknown>,
    from: RawBuilder<unknown>,
  ): RawBuilder<unknown> =>
    sql`SELECT ${sql.lit(key)} AS key, ${value} AS value, ${label} AS label, g.n AS count, NULL::bigint AS upto FROM ${from}`;
  const none = sql`NULL::text`;
  switch (key) {
    case 'CATEGORY':
      return row(sql`t.slug`, sql`t.title::text`, sql`(${group('category_id')}) g JOIN categories t ON t.id = g.id`);
    case 'TYPE':
      return row(sql`t.slug`, sql`t.title::text`, sql`(${group('type_id')}) g JOIN types t ON t.id = g.id`);
    case 'BRAND':
      return row(sql`t.slug`, sql`t.name`, sql`(${group('brand_id')}) g JOIN brands t ON t.id = g.id`);
    case 'SELLER':
      return row(
        sql`t.username`,
        sql`t.display_name`,
        sql`(${group('seller_account_id')}) g JOIN accounts t ON t.id = g.id`,
      );
    case 'DECADE':
      return row(sql`g.id::text`, none, sql`(${group('decade')}) g WHERE g.id IS NOT NULL`);
    case 'CONDITION':
      return row(sql`g.id`, none, sql`(${group('condition')}) g`);
    case 'FINISH':
      return row(sql`g.id`, none, sql`(${group('finish_family')}) g`);
    case 'TAGS':
      return row(
        sql`g.id`,
        none,
        sql`(SELECT tag AS id, count(*) AS n FROM candidates, unnest(tags) AS tag WHERE ${where} GROUP BY 1) g`,
      );
  }
}

/** The edges of the price buckets in whole cents, each the same factor above the one before; worked out once. */
const priceEdges = sql`
  SELECT most, array(
    SELECT floor(exp(ln(least) + (ln(most + 1) - ln(least)) * step / ${sql.lit(BUCKETS)}) + 0.000001)::bigint
    FROM generate_series(0, ${sql.lit(BUCKETS - 1)}) AS step ORDER BY step
  ) AS edges
  FROM (
    SELECT min(asking_cents)::double precision AS least, max(asking_cents)::double precision AS most
    FROM candidates WHERE missed IN (0, ${sql.lit(PRICE_BIT)})
  ) AS bounds`;

/** How many listings lie in each price bucket. */
const priceRows = sql`
  SELECT 'PRICE' AS key, edges[bucket]::text AS value, NULL::text AS label, count AS count,
    CASE WHEN bucket < ${sql.lit(BUCKETS)} THEN edges[bucket + 1] - 1 ELSE most::bigint END AS upto
  FROM price_edges, LATERAL (
    SELECT width_bucket(asking_cents, edges) AS bucket, count(*) AS count
    FROM candidates WHERE missed IN (0, ${sql.lit(PRICE_BIT)}) GROUP BY 1
  ) AS buckets`;

function availabilityRows(conditions: ListingConditions): RawBuilder<unknown> {
  const all = [...conditions.base, ...conditions.facets.values()];
  if (conditions.price) all.push(conditions.price);
  return sql`
    SELECT 'AVAILABILITY' AS key, CASE l.status WHEN 'live' THEN 'AVAILABLE' ELSE 'SOLD' END AS value, NULL::text AS label,
      count(*) AS count, NULL::bigint AS upto
    FROM listings AS l WHERE l.status IN ('live', 'sold') AND ${sql.join(all, sql` AND `)} GROUP BY l.status`;
}

function labelOf({ key, value, label }: Row, locale: Locale): string {
  switch (key) {
    case 'CATEGORY':
    case 'TYPE':
      return readTitle(label, locale);
    case 'DECADE':
      return decadeLabel(Number(value), locale);
    case 'CONDITION':
      return conditionLabel(value, locale);
    case 'FINISH':
      return finishLabel(value, locale);
    case 'TAGS':
      return tagLabel(value, locale);
    case 'AVAILABILITY':
      return availabilityLabel(value, locale);
    case 'BRAND':
    case 'SELLER':
    case 'PRICE':
      return label ?? value;
  }
}

function readTitle(json: string | null, locale: Locale): string {
  const title: Partial<Record<Locale, string>> = JSON.parse(json ?? '{}');
  return title[locale] ?? '';
}

/** Decades by time, conditions from best to worst, all others by their count. */
function compare(key: FacetKey, a: FacetValue, b: FacetValue): number {
  if (key === 'DECADE') return Number(a.value) - Number(b.value);
  if (key === 'CONDITION')
    return conditionOrder.findIndex((c) => c === a.value) - conditionOrder.findIndex((c) => c === b.value);
  if (key === 'AVAILABILITY') return a.value.localeCompare(b.value);
  return b.count - a.count || a.label.localeCompare(b.label);
}

/** Types of two categories may share a slug; in the filter they are one value. */
function mergeEqual(values: FacetValue[]): FacetValue[] {
  const merged = new Map<string, FacetValue>();
  for (const value of values) {
    const known = merged.get(value.value);
    if (known) known.count += value.count;
    else merged.set(value.value, value);
  }
  return [...merged.values()];
}

function toFacet(key: FacetKey, rows: readonly Row[], selected: ReadonlySet<string>, locale: Locale): Facet {
  const values = rows
    .filter((row) => row.key === key)
    .map((row) => ({
      value: row.value,
      label: labelOf(row, locale),
      count: row.count,
      selected: selected.has(row.value),
    }));
  const missing = [...selected].filter((value) => !values.some((known) => known.value === value));
  for (const value of missing) {
    values.push({
      value,
      label: labelOf({ key, value, label: null, count: 0, upto: null }, locale) || value,
      count: 0,
      selected: true,
    });
  }
  return { key, values: mergeEqual(values).toSorted((a, b) => compare(key, a, b)) };
}

/**
 * Counts every facet under a filter, each without its own selection, and the prices without their bounds. One
 * statement. A selected value stays in its facet when it finds nothing, so that it can be taken back.
 */
export async function countFacets(db: Db, conditions: ListingConditions, locale: Locale): Promise<FacetCounts> {
  const parts = [...facetKeys.map(counted), priceRows, availabilityRows(conditions)];
  const { rows } = await sql<Row>`
    WITH candidates AS MATERIALIZED (${candidates(conditions)}), price_edges AS MATERIALIZED (${priceEdges}) ${sql.join(parts, sql` UNION ALL `)}`.execute(
    db,
  );
  const keys: FacetKey[] = [...facetKeys, 'AVAILABILITY'];
  return {
    facets: keys.map((key) => toFacet(key, rows, conditions.selected.get(key) ?? new Set(), locale)),
    prices: rows
      .filter((row) => row.key === 'PRICE')
      .map((row) => ({
        fromCents: Number(row.value),
        toCents: Math.max(Number(row.value), row.upto ?? 0),
        count: row.count,
      }))
      .toSorted((a, b) => a.fromCents - b.fromCents),
  };
}
