import { type RawBuilder, sql } from 'kysely';
import type { ListingConditions } from '#api/modules/catalog/listings/filter.ts';
import { type Dimension, dimensionValues } from './dimensions.ts';
import { conditionsExcept, storedFiltersFor, storedKeys, storedValues } from './stored-filters.ts';

/** Values of a facet that are told at most, the most frequent, and those that are selected. */
export const MAX_FACET_VALUES = 200;
/** A few more are read, as pending changes may move one past another. */
export const SELLERS_READ = MAX_FACET_VALUES + 50;

/** Sellers that may be among the largest: the largest of every place where they are counted, and those that are selected. */
function largestSellers(
  statuses: readonly string[],
  a: RawBuilder<string[]>,
  b: RawBuilder<string[]>,
  selected: readonly string[],
): RawBuilder<unknown> {
  return sql`SELECT largest.value FROM unnest(${[...statuses]}::text[]) AS status_, unnest(${a}) AS a_, unnest(${b}) AS b_, LATERAL (
      SELECT value FROM listing_counts
      WHERE status = status_ AND a = a_ AND b = b_ AND facet = 'SELLER' ORDER BY n DESC, value LIMIT ${SELLERS_READ}
    ) AS largest UNION SELECT unnest(${[...selected]}::text[])`;
}

/** Stored counts under one group of filters; of sellers, who are as many as the shop is large, the largest only. */
function countRows(
  conditions: ListingConditions,
  group: readonly Dimension[],
  facet: Dimension,
): RawBuilder<unknown>[] {
  const filters = storedFiltersFor(conditions, facet) ?? [];
  const inCategories = facet !== 'CATEGORY';
  const none = sql<string[]>`'{""}'::text[]`;
  const [a = none, b = none] = filters.map((filter) => storedKeys(conditions, filter, inCategories));
  const statuses = [...conditions.statuses];
  const counts = (which: RawBuilder<boolean>) =>
    sql`SELECT facet, value, n FROM listing_counts WHERE status = ANY(${statuses}) AND a = ANY(${a}) AND b = ANY(${b}) AND ${which}`;
  const others = group.filter((other) => other !== 'SELLER');
  const rows = others.length === 0 ? [] : [counts(sql`facet = ANY(${others})`)];
  if (others.length === group.length) return rows;
  const sellers = largestSellers(statuses, a, b, storedValues(conditions, 'SELLER', true));
  return [...rows, counts(sql`facet = 'SELLER' AND value = ANY(ARRAY(${sellers}))`)];
}

/** Rows `(facet, value, n)` of facets that are stored: their counts and what is pending. */
export function storedFacetRows(conditions: ListingConditions, facets: readonly Dimension[]): RawBuilder<unknown> {
  const selected = new Set<Dimension>(conditions.facets.keys());
  // Facets without a selection of their own stand under the same filters.
  const groups = [
    facets.filter((facet) => !selected.has(facet)),
    ...facets.filter((facet) => selected.has(facet)).map((facet) => [facet]),
  ].filter((group) => group.length > 0);
  const statuses = [...conditions.statuses];
  const parts = groups.flatMap((group) => {
    const [facet = 'CATEGORY'] = group;
    return [
      ...countRows(conditions, group, facet),
      sql`SELECT v.facet, v.value, l.n FROM listing_changes l, ${dimensionValues} v
        WHERE l.status = ANY(${statuses}) AND v.facet = ANY(${group}) AND ${conditionsExcept(conditions, facet)}`,
    ];
  });
  return sql`SELECT facet, value, sum(n) AS n FROM (${sql.join(parts, sql` UNION ALL `)}) AS stored
    GROUP BY facet, value HAVING sum(n) > 0`;
}
