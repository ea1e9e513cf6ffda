// Generated from listing.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Condition =
  | 'NEW'
  | 'MINT'
  | 'EXCELLENT'
  | 'VERY_GOOD'
  | 'GOOD'
  | 'FAIR'
  | 'PROJECT';

/** The backdrop that an item is shown on. */
export type Backdrop =
  | 'SURF'
  | 'SHELL'
  | 'SONIC'
  | 'BUTTER'
  | 'FOG';

/** Crops of a drawing: card 4:5, full 25:54, hang 2:5, head 4:5, back 4:5; DETAIL, 4:5, is any other look at the thing, which `alt` describes. PHOTO is a photograph, of any shape, with a ground of its own. */
export type ImageView =
  | 'CARD'
  | 'FULL'
  | 'HANG'
  | 'HEAD'
  | 'BACK'
  | 'DETAIL'
  | 'PHOTO';

export type ListingSort =
  /** Relevance where there are keywords, newest otherwise. */
  | 'DEFAULT'
  | 'LISTING_TIME_DESC'
  /** For what is sold: sold last first. */
  | 'SOLD_TIME_DESC'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'YEAR_ASC'
  | 'YEAR_DESC';

export type Availability =
  | 'AVAILABLE'
  | 'SOLD';

/** All fields narrow; values within a field widen. Unknown values find nothing, they are no error. */
export type ListingFilter = {
  /** At most 200 characters count. */
  readonly keywords?: string | null | undefined;
  readonly category?: ReadonlyArray<string> | null | undefined;
  readonly type?: ReadonlyArray<string> | null | undefined;
  readonly brand?: ReadonlyArray<string> | null | undefined;
  /** Decades such as 1960. */
  readonly decade?: ReadonlyArray<number> | null | undefined;
  readonly condition?: ReadonlyArray<Condition> | null | undefined;
  readonly finish?: ReadonlyArray<string> | null | undefined;
  readonly seller?: ReadonlyArray<string> | null | undefined;
  readonly tags?: ReadonlyArray<string> | null | undefined;
  readonly availability?: ReadonlyArray<Availability> | null | undefined;
  readonly minPriceCents?: number | null | undefined;
  readonly maxPriceCents?: number | null | undefined;
  /** First and last year of making; what has no year is left out. */
  readonly minYear?: number | null | undefined;
  readonly maxYear?: number | null | undefined;
  /** `left`. */
  readonly hand?: ReadonlyArray<string> | null | undefined;
  /** Ranges by the pounds that they begin with: 0, 5, 6, 7, 8, 9, 10, 12, 20, 40. */
  readonly weight?: ReadonlyArray<string> | null | undefined;
  /** Neck profiles such as `soft-v`. */
  readonly neck?: ReadonlyArray<string> | null | undefined;
  /** Ranges of the width at the nut by the millimetres that they begin with: 0, 38, 41, 42, 43, 44, 45, 48, 51. */
  readonly nut?: ReadonlyArray<string> | null | undefined;
  /** Kinds of pickups such as `p-90`. */
  readonly pickups?: ReadonlyArray<string> | null | undefined;
  /** Numbers of frets. */
  readonly frets?: ReadonlyArray<string> | null | undefined;
  /** Countries of making by their codes such as `jp`. */
  readonly origin?: ReadonlyArray<string> | null | undefined;
  /** Where it is sent from: a country by its code, with the state in the US: `us-tennessee`, `fr`. */
  readonly shipsFrom?: ReadonlyArray<string> | null | undefined;
  /** `drop`: it cost more before. */
  readonly price?: ReadonlyArray<string> | null | undefined;
};

export type FacetKey =
  | 'CATEGORY'
  | 'TYPE'
  | 'BRAND'
  | 'DECADE'
  | 'CONDITION'
  | 'FINISH'
  | 'SELLER'
  | 'AVAILABILITY'
  | 'TAGS'
  | 'HAND'
  | 'WEIGHT'
  | 'NECK'
  | 'NUT'
  | 'PICKUPS'
  | 'FRETS'
  | 'ORIGIN'
  | 'SHIPS_FROM'
  | 'PRICE_DROP';

export type CatalogListingQueryVariables = Exact<{
  slug: string;
  named: boolean;
  filter: ListingFilter;
  sort: ListingSort;
  page: number;
}>;

export type CatalogListingQuery = { readonly category?: { readonly id: string, readonly title: string, readonly description: string } | null, readonly listings: { readonly totalCount: number, readonly totalCountIsLowerBound: boolean, readonly totalCountEstimate: number | null, readonly page: number, readonly pageCount: number, readonly correctedKeywords: string | null, readonly keywordsAreUnspecific: boolean, readonly pricesAreLowerBounds: boolean, readonly nodes: ReadonlyArray<{ readonly id: string, readonly isAvailable: boolean, readonly soldAt: string | null, readonly isPendingSale: boolean, readonly isPaymentPending: boolean, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly coverAlt: string | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> }, readonly askingPrice: { readonly amountCents: number } }>, readonly facets: ReadonlyArray<{ readonly key: FacetKey, readonly countsAreLowerBounds: boolean, readonly values: ReadonlyArray<{ readonly value: string, readonly label: string, readonly count: number }> }>, readonly prices: ReadonlyArray<{ readonly fromCents: number, readonly toCents: number, readonly count: number }>, readonly renamed: ReadonlyArray<{ readonly key: FacetKey, readonly from: string, readonly to: string }>, readonly suggestions: ReadonlyArray<{ readonly value: string, readonly label: string, readonly count: number, readonly isLowerBound: boolean }> } };

export type ListingFactsFragment = { readonly id: string, readonly isAvailable: boolean, readonly soldAt: string | null, readonly isPendingSale: boolean, readonly isPaymentPending: boolean, readonly askingPrice: { readonly amountCents: number } };

export type ItemFactsFragment = { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly coverAlt: string | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> };

const listingFactsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"soldAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPendingSale"}},{"kind":"Field","name":{"kind":"Name","value":"isPaymentPending"}},{"kind":"Field","name":{"kind":"Name","value":"askingPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}};

const itemFactsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"yearLabel"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"backdrop"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"view"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverAlt"}}]}};

export const CatalogListingDocument = /* #__PURE__ */ typedDocument<CatalogListingQuery, CatalogListingQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CatalogListing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"named"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"named"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"23"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsLowerBound"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"correctedKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"keywordsAreUnspecific"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingFacts"}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"countsAreLowerBounds"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromCents"}},{"kind":"Field","name":{"kind":"Name","value":"toCents"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pricesAreLowerBounds"}},{"kind":"Field","name":{"kind":"Name","value":"renamed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"isLowerBound"}}]}}]}}]}}, listingFactsFragment, itemFactsFragment]);
