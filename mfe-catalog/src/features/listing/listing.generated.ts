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

/** card 4:5, full 25:54, hang 2:5, head 4:5, back 4:5. */
export type ImageView =
  | 'CARD'
  | 'FULL'
  | 'HANG'
  | 'HEAD'
  | 'BACK';

export type ListingSort =
  /** Relevance where there are keywords, newest otherwise. */
  | 'DEFAULT'
  | 'LISTING_TIME_DESC'
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
  | 'TAGS';

export type CatalogListingQueryVariables = Exact<{
  slug: string;
  named: boolean;
  filter: ListingFilter;
  sort: ListingSort;
  page: number;
}>;

export type CatalogListingQuery = { readonly category?: { readonly title: string, readonly description: string } | null, readonly listings: { readonly totalCount: number, readonly totalCountIsLowerBound: boolean, readonly totalCountEstimate: number | null, readonly page: number, readonly pageCount: number, readonly correctedKeywords: string | null, readonly pricesAreLowerBounds: boolean, readonly nodes: ReadonlyArray<{ readonly id: string, readonly isAvailable: boolean, readonly soldAt: string | null, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly category: { readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> }, readonly askingPrice: { readonly amountCents: number } }>, readonly facets: ReadonlyArray<{ readonly key: FacetKey, readonly countsAreLowerBounds: boolean, readonly values: ReadonlyArray<{ readonly value: string, readonly label: string, readonly count: number }> }>, readonly prices: ReadonlyArray<{ readonly fromCents: number, readonly toCents: number, readonly count: number }>, readonly suggestions: ReadonlyArray<{ readonly value: string, readonly label: string, readonly count: number, readonly isLowerBound: boolean }> } };

export type ListingFactsFragment = { readonly id: string, readonly isAvailable: boolean, readonly soldAt: string | null, readonly askingPrice: { readonly amountCents: number } };

export type ItemFactsFragment = { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly category: { readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> };

export const CatalogListingDocument = typedDocument<CatalogListingQuery, CatalogListingQueryVariables>(
  'query CatalogListing($slug:String!$named:Boolean!$filter:ListingFilter!$sort:ListingSort!$page:Int!){category(slug:$slug)@include(if:$named){title description}listings(filter:$filter sort:$sort page:$page first:23){totalCount totalCountIsLowerBound totalCountEstimate page pageCount correctedKeywords nodes{...ListingFacts item{...ItemFacts}}facets{key countsAreLowerBounds values{value label count}}prices{fromCents toCents count}pricesAreLowerBounds suggestions{value label count isLowerBound}}}fragment ListingFacts on Listing{id isAvailable soldAt askingPrice{amountCents}}fragment ItemFacts on Item{id slug title yearLabel subtitle backdrop condition category{slug}images{id view}}',
);
