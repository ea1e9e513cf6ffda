import type { RawBuilder } from 'kysely';
import type { Keywords } from '#api/modules/catalog/search/keywords.ts';

export const facetKeys = ['CATEGORY', 'TYPE', 'BRAND', 'DECADE', 'CONDITION', 'FINISH', 'SELLER', 'TAGS'] as const;
/** Facets over a column of the listing. Availability is counted separately, because every index begins with one status. */
export type ColumnFacet = (typeof facetKeys)[number];
export type FacetKey = ColumnFacet | 'AVAILABILITY';

/** A filter as conditions on `listings AS l`, one per facet, so that each can be left out. */
export type ListingConditions = {
  keywords: Keywords | null;
  /** Null without keywords. */
  text: RawBuilder<boolean> | null;
  facets: ReadonlyMap<ColumnFacet, RawBuilder<boolean>>;
  /** Replaces the conditions on category and type when types are selected: a type belongs to one category. */
  typeInCategory: RawBuilder<boolean> | null;
  /** The selected values as the columns have them: ids, or the values themselves. */
  columnValues: ReadonlyMap<ColumnFacet, readonly string[]>;
  /** Ids of the selected types that belong to the selected categories. */
  typesInCategories: readonly string[];
  /** Ids of the types that the keywords name; their listings rank first. */
  typesNamed: readonly string[];
  price: RawBuilder<boolean> | null;
  /** Lowest and highest price in cents, both included. */
  priceRange: readonly [number, number];
  statuses: readonly ('live' | 'sold')[];
  selected: ReadonlyMap<FacetKey, ReadonlySet<string>>;
};
