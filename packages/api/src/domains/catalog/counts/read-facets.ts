import { type RawBuilder, sql } from 'kysely';
import type { ListingConditions } from '../listing-filter.ts';
import { type Dimension, valuesOfRow } from './dimensions.ts';
import { conditionsUnder, filtersUnder, storedKeys } from './stored-filters.ts';

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
    const [a, b] = filtersUnder(conditions, facet) ?? [];
    const inCategories = facet !== 'CATEGORY';
    return [
      sql`SELECT facet, value, n FROM listing_counts
        WHERE status = ANY(${statuses}) AND a = ANY(${storedKeys(conditions, a, inCategories)})
          AND b = ANY(${storedKeys(conditions, b, inCategories)}) AND facet = ANY(${group})`,
      sql`SELECT v.facet, v.value, l.n FROM listing_changes l, ${valuesOfRow} v
        WHERE l.status = ANY(${statuses}) AND v.facet = ANY(${group}) AND ${conditionsUnder(conditions, facet)}`,
    ];
  });
  return sql`SELECT facet, value, sum(n) AS n FROM (${sql.join(parts, sql` UNION ALL `)}) AS stored
    GROUP BY facet, value HAVING sum(n) > 0`;
}
