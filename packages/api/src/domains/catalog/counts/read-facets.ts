import { type RawBuilder, sql } from 'kysely';
import type { ListingConditions } from '../listing-filter.ts';
import { type Dimension, valuesOfRow } from './dimensions.ts';
import { conditionsUnder, filtersUnder, storedKeys, storedValues } from './stored-filters.ts';

/** Values of a facet that are told at most, the most frequent, and those that are selected. */
export const MOST_VALUES = 200;
/** A few more are read, as pending changes may move one past another. */
const READ_VALUES = MOST_VALUES + 50;

/** Stored counts under one group of filters; of one state under single filters the largest sellers only. */
function countRows(
  conditions: ListingConditions,
  group: readonly Dimension[],
  facet: Dimension,
): RawBuilder<unknown>[] {
  const filters = filtersUnder(conditions, facet) ?? [];
  const inCategories = facet !== 'CATEGORY';
  const [a, b] = filters.map((filter) => storedKeys(conditions, filter, inCategories));
  const none = sql`'{""}'::text[]`;
  const statuses = [...conditions.statuses];
  const under = sql`status = ANY(${statuses}) AND a = ANY(${a ?? none}) AND b = ANY(${b ?? none})`;
  const isSingle =
    statuses.length === 1 && filters.every((filter) => storedValues(conditions, filter, inCategories).length === 1);
  if (!isSingle || !group.includes('SELLER'))
    return [sql`SELECT facet, value, n FROM listing_counts WHERE ${under} AND facet = ANY(${[...group]})`];
  const selected = [...storedValues(conditions, 'SELLER', true)];
  const single = sql`status = ${statuses[0]} AND a = (${a ?? none})[1] AND b = (${b ?? none})[1] AND facet = 'SELLER'`;
  const others = group.filter((other) => other !== 'SELLER');
  return [
    sql`SELECT facet, value, n FROM listing_counts WHERE ${under} AND facet = ANY(${others})`,
    sql`SELECT * FROM (
        (SELECT facet, value, n FROM listing_counts WHERE ${single} ORDER BY n DESC, value LIMIT ${READ_VALUES})
        UNION SELECT facet, value, n FROM listing_counts WHERE ${single} AND value = ANY(${selected}::text[])
      ) AS sellers`,
  ];
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
      sql`SELECT v.facet, v.value, l.n FROM listing_changes l, ${valuesOfRow} v
        WHERE l.status = ANY(${statuses}) AND v.facet = ANY(${group}) AND ${conditionsUnder(conditions, facet)}`,
    ];
  });
  return sql`SELECT facet, value, sum(n) AS n FROM (${sql.join(parts, sql` UNION ALL `)}) AS stored
    GROUP BY facet, value HAVING sum(n) > 0`;
}
