import { type RawBuilder, sql } from 'kysely';
import type { ListingConditions } from '#api/modules/catalog/listings/listing-conditions.ts';
import { type Dimension, type FilterDimension, inStoredOrder, isStored } from './dimensions.ts';

/**
 * The selected filters except that of the counted facet. Undefined when stored counts cannot answer: with keywords, with a
 * price range, a range of years, with traits, and with several tags, because a listing that has two of them would count twice.
 */
export function storedFiltersFor(
  { keywords, price, years, facets, traits, selected }: ListingConditions,
  facet: Dimension | null,
): FilterDimension[] | undefined {
  if (keywords || years || traits.size > 0 || (price && facet !== 'PRICE')) return undefined;
  const under = [...facets.keys()].filter((key) => key !== facet);
  if (under.includes('TAGS') && (selected.get('TAGS')?.size ?? 0) > 1) return undefined;
  // A type belongs to one category, so the types within the categories imply these.
  return inStoredOrder(under.includes('TYPE') ? under.filter((key) => key !== 'CATEGORY') : under);
}

/** Whether the counts of a facet are stored for this search. */
export function isFacetStored(conditions: ListingConditions, facet: Dimension): boolean {
  const under = storedFiltersFor(conditions, facet);
  return under !== undefined && isStored(under, facet);
}

/** The selected values of a filter as the counts have them; `inCategories` limits types to the selected categories. */
export function storedValues(
  { columnValues, typesInCategories }: ListingConditions,
  filter: FilterDimension,
  inCategories: boolean,
): readonly string[] {
  return (filter === 'TYPE' && inCategories ? typesInCategories : columnValues.get(filter)) ?? [];
}

/** The same as keys of the columns `first_filter` and `second_filter`; no filter is the empty key. */
export function storedKeys(
  conditions: ListingConditions,
  filter: FilterDimension | undefined,
  inCategories: boolean,
): RawBuilder<string[]> {
  const keys =
    filter === undefined ? [''] : storedValues(conditions, filter, inCategories).map((value) => `${filter} ${value}`);
  return sql`${keys}::text[]`;
}

/** The conditions of all selected facets except one, on `l`. */
export function conditionsExcept({ facets }: ListingConditions, facet: Dimension | null): RawBuilder<boolean> {
  const all = [...facets].filter(([key]) => key !== facet).map(([, condition]) => condition);
  return all.length === 0 ? sql`true` : sql`${sql.join(all, sql` AND `)}`;
}
