// Generated from wishlist.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
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

export type AccountWishlistQueryVariables = Exact<{
  first?: number | null | undefined;
  last?: number | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
}>;

export type AccountWishlistQuery = { readonly wishlist: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly priceWhenAdded: { readonly amountCents: number } | null, readonly item: { readonly hasVariants: boolean, readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly parentItem: { readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly listing: { readonly id: string, readonly isAvailable: boolean, readonly soldAt: string | null, readonly askingPrice: { readonly amountCents: number } } | null, readonly category: { readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } } }> } };

export type ItemFactsFragment = { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly category: { readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> };

export type ListingFactsFragment = { readonly id: string, readonly isAvailable: boolean, readonly soldAt: string | null, readonly askingPrice: { readonly amountCents: number } };

export const AccountWishlistDocument = typedDocument<AccountWishlistQuery, AccountWishlistQueryVariables>(
  'query AccountWishlist($first:Int$last:Int$after:String$before:String){wishlist(first:$first last:$last after:$after before:$before){totalCount pageInfo{hasNextPage hasPreviousPage startCursor endCursor}edges{node{priceWhenAdded{amountCents}item{...ItemFacts hasVariants parentItem{images{id view}}listing{...ListingFacts}}}}}}fragment ItemFacts on Item{id slug title yearLabel subtitle backdrop condition category{slug}images{id view}}fragment ListingFacts on Listing{id isAvailable soldAt askingPrice{amountCents}}',
);
