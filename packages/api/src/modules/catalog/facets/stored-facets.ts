import { type RawBuilder, sql } from 'kysely';
import type { ListingConditions } from '#api/modules/catalog/listings/listing-conditions.ts';
import { type Dimension, dimensionValues } from './dimensions.ts';
import { conditionsExcept, storedFiltersFor, storedKeys, storedValues } from './stored-filters.ts';

/** Values of a facet in an answer: the most frequent, and those that are selected. */
export const MAX_FACET_VALUES = 200;
/** A few more sellers are read, because pending deltas can change their order. */
const SELLERS_READ = MAX_FACET_VALUES + 50;

/** Ids of the sellers that can be among the largest under any of the filter keys, and of those that are selected. */
function largestSellers(
  statuses: readonly string[],
  firstKeys: RawBuilder<string[]>,
  secondKeys: RawBuilder<string[]>,
  selected: readonly string[],
): RawBuilder<unknown> {
  return sql`SELECT largest.value
    FROM unnest(${[...statuses]}::text[]) AS s, unnest(${firstKeys}) AS f, unnest(${secondKeys}) AS g, LATERAL (
      SELECT value FROM listing_counts
      WHERE status = s AND first_filter = f AND second_filter = g AND facet = 'SELLER'
      ORDER BY count DESC, value LIMIT ${SELLERS_READ}
    ) AS largest UNION SELECT unnest(${[...selected]}::text[])`;
}

/** SELECTs of stored counts for facets that stand under the same filters. */
function countSelects(conditions: ListingConditions, group: readonly Dimension[]): RawBuilder<unknown>[] {
  const [facet = 'CATEGORY'] = group;
  const filters = storedFiltersFor(conditions, facet) ?? [];
  const inCategories = facet !== 'CATEGORY';
  const none = sql<string[]>`'{""}'::text[]`;
  const [first = none, second = none] = filters.map((filter) => storedKeys(conditions, filter, inCategories));
  const statuses = [...conditions.statuses];
  const counts = (which: RawBuilder<boolean>) => sql`SELECT facet, value, count FROM listing_counts
    WHERE status = ANY(${statuses}) AND first_filter = ANY(${first}) AND second_filter = ANY(${second}) AND ${which}`;
  const others = group.filter((other) => other !== 'SELLER');
  const selects = others.length === 0 ? [] : [counts(sql`facet = ANY(${others})`)];
  if (others.length === group.length) return selects;
  // There are as many sellers as the shop is large, so only the largest are read.
  const sellers = largestSellers(statuses, first, second, storedValues(conditions, 'SELLER', true));
  return [...selects, counts(sql`facet = 'SELLER' AND value = ANY(ARRAY(${sellers}))`)];
}

/** Rows `(facet, value, count)` of facets whose counts are stored, pending deltas included. */
export function storedFacetRows(conditions: ListingConditions, facets: readonly Dimension[]): RawBuilder<unknown> {
  const isSelected = (facet: Dimension): boolean =>
    facet !== 'PRICE' && facet !== 'TRAITS' && conditions.facets.has(facet);
  // Facets without a selection of their own are counted under the same filters.
  const groups = [
    facets.filter((facet) => !isSelected(facet)),
    ...facets.filter(isSelected).map((facet) => [facet]),
  ].filter((group) => group.length > 0);
  const parts = groups.flatMap((group) => [
    ...countSelects(conditions, group),
    sql`SELECT v.facet, v.value, l.delta FROM listing_count_deltas l, ${dimensionValues} v
      WHERE l.status = ANY(${[...conditions.statuses]}) AND v.facet = ANY(${group})
        AND ${conditionsExcept(conditions, group[0] ?? null)}`,
  ]);
  return sql`SELECT facet, value, sum(count) AS count FROM (${sql.join(parts, sql` UNION ALL `)}) AS stored
    GROUP BY facet, value HAVING sum(count) > 0`;
}
