// Generated from compare.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
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

export type CatalogCompareQueryVariables = Exact<{
  ids: ReadonlyArray<string>;
  rest: ReadonlyArray<string>;
  crowded: boolean;
  find: string;
  finding: boolean;
}>;

export type CatalogCompareQuery = { readonly items: ReadonlyArray<{ readonly acceptingOffers: boolean, readonly localPickupOnly: boolean, readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly type: { readonly title: string }, readonly account: { readonly displayName: string }, readonly retail: { readonly stockLevel: number | null }, readonly variants: ReadonlyArray<{ readonly id: string }>, readonly listing: { readonly id: string, readonly isAvailable: boolean, readonly soldAt: string | null, readonly askingPrice: { readonly amountCents: number } } | null, readonly specs: ReadonlyArray<{ readonly key: string, readonly value: string }>, readonly measurements: ReadonlyArray<{ readonly key: string, readonly value: string, readonly detail: string | null }>, readonly category: { readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> }>, readonly others?: ReadonlyArray<{ readonly id: string, readonly title: string }>, readonly listings?: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly isAvailable: boolean, readonly soldAt: string | null, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly category: { readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> }, readonly askingPrice: { readonly amountCents: number } }> } };

export type ItemFactsFragment = { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly category: { readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> };

export type ListingFactsFragment = { readonly id: string, readonly isAvailable: boolean, readonly soldAt: string | null, readonly askingPrice: { readonly amountCents: number } };

export const CatalogCompareDocument = typedDocument<CatalogCompareQuery, CatalogCompareQueryVariables>(
  'query CatalogCompare($ids:[ID!]!$rest:[ID!]!$crowded:Boolean!$find:String!$finding:Boolean!){items(ids:$ids){...ItemFacts acceptingOffers localPickupOnly type{title}account{displayName}retail{stockLevel}variants{id}listing{...ListingFacts}specs{key value}measurements{key value detail}}others:items(ids:$rest)@include(if:$crowded){id title}listings(filter:{keywords:$find}first:6)@include(if:$finding){nodes{...ListingFacts item{...ItemFacts}}}}fragment ItemFacts on Item{id slug title yearLabel subtitle backdrop condition category{slug}images{id view}}fragment ListingFacts on Listing{id isAvailable soldAt askingPrice{amountCents}}',
);
