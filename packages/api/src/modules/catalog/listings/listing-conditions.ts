import type { RawBuilder } from 'kysely';
import type { TraitGroup, traitFacets } from '@headstock/contracts/listing-traits';
import type { RenamedSlug } from '#api/modules/catalog/items/taxonomy.ts';
import type { Keywords } from '#api/modules/catalog/search/keywords.ts';

export const facetKeys = ['CATEGORY', 'TYPE', 'BRAND', 'DECADE', 'CONDITION', 'FINISH', 'SELLER', 'TAGS'] as const;
/** Facets over a column of the listing. Availability is counted separately, because every index begins with one status. */
export type ColumnFacet = (typeof facetKeys)[number];

/** Facets over the traits of a listing. */
export type TraitFacet = keyof typeof traitFacets;
export const traitKeys = [
  'HAND',
  'WEIGHT',
  'NECK',
  'NUT',
  'PICKUPS',
  'FRETS',
  'ORIGIN',
  'SHIPS_FROM',
  'PRICE_DROP',
] as const satisfies readonly TraitFacet[];

/** The facet of each group of traits. */
export const traitKeyOf: Readonly<Record<TraitGroup, TraitFacet>> = {
  hand: 'HAND',
  weight: 'WEIGHT',
  neck: 'NECK',
  nut: 'NUT',
  pickups: 'PICKUPS',
  frets: 'FRETS',
  origin: 'ORIGIN',
  shipsFrom: 'SHIPS_FROM',
  price: 'PRICE_DROP',
};

export type FacetKey = ColumnFacet | TraitFacet | 'AVAILABILITY';

/** A filter as conditions on `listings AS l`, one per facet, so that each can be left out. */
export type ListingConditions = {
  keywords: Keywords | null;
  /** Null without keywords. */
  text: RawBuilder<boolean> | null;
  facets: ReadonlyMap<ColumnFacet, RawBuilder<boolean>>;
  /** Conditions on the traits, one for each group in which something is selected. */
  traits: ReadonlyMap<TraitFacet, RawBuilder<boolean>>;
  /** Replaces the conditions on category and type when types are selected: a type belongs to one category. */
  typeInCategory: RawBuilder<boolean> | null;
  /** The selected values as the columns have them: ids, or the values themselves. */
  columnValues: ReadonlyMap<ColumnFacet, readonly string[]>;
  /** Ids of the selected types that belong to the selected categories. */
  typesInCategories: readonly string[];
  /** Ids of the types that the keywords name; their listings rank first. */
  typesNamed: readonly string[];
  price: RawBuilder<boolean> | null;
  /** The range of years; null without one. */
  years: RawBuilder<boolean> | null;
  /** Lowest and highest price in cents, both included. */
  priceRange: readonly [number, number];
  statuses: readonly ('live' | 'sold')[];
  selected: ReadonlyMap<FacetKey, ReadonlySet<string>>;
  /** Values of the filter that brands and types had before; `selected` has those of today. */
  renamed: readonly RenamedSlug[];
};
