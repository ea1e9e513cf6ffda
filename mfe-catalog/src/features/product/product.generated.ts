// Generated from product.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
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

export type CatalogProductQueryVariables = Exact<{
  id: string;
}>;

export type CatalogProductQuery = { readonly item: { readonly sku: string, readonly model: string, readonly year: number | null, readonly description: string, readonly finish: string, readonly handedness: string | null, readonly acceptingOffers: boolean, readonly reportedAt: string | null, readonly requiresShipping: boolean, readonly localPickupOnly: boolean, readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly brand: { readonly name: string, readonly slug: string }, readonly category: { readonly title: string, readonly slug: string }, readonly type: { readonly slug: string, readonly title: string }, readonly account: { readonly username: string, readonly displayName: string }, readonly retail: { readonly stockLevel: number | null }, readonly parentItem: { readonly id: string, readonly slug: string } | null, readonly listing: { readonly listedAt: string, readonly isPaymentPending: boolean, readonly id: string, readonly isAvailable: boolean, readonly soldAt: string | null, readonly askingPrice: { readonly amountCents: number } } | null, readonly variants: ReadonlyArray<{ readonly id: string, readonly sku: string, readonly variant: { readonly fields: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null, readonly retail: { readonly stockLevel: number | null }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }>, readonly listing: { readonly id: string, readonly isAvailable: boolean, readonly soldAt: string | null, readonly askingPrice: { readonly amountCents: number } } | null }>, readonly specs: ReadonlyArray<{ readonly key: string, readonly value: string }>, readonly measurements: ReadonlyArray<{ readonly key: string, readonly value: string, readonly detail: string | null }>, readonly report: ReadonlyArray<{ readonly key: string, readonly text: string }>, readonly pastSales: ReadonlyArray<{ readonly year: string | null, readonly soldAt: string, readonly price: { readonly amountCents: number } }>, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly similarItems: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly listing: { readonly id: string, readonly isAvailable: boolean, readonly soldAt: string | null, readonly askingPrice: { readonly amountCents: number } } | null, readonly category: { readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> }>, readonly addressStores: ReadonlyArray<{ readonly id: string, readonly line1: string, readonly city: string, readonly postalCode: string | null, readonly region: { readonly name: string, readonly iso: string | null } | null }> };

export type ItemFactsFragment = { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly category: { readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> };

export type ListingFactsFragment = { readonly id: string, readonly isAvailable: boolean, readonly soldAt: string | null, readonly askingPrice: { readonly amountCents: number } };

export const CatalogProductDocument = typedDocument<CatalogProductQuery, CatalogProductQueryVariables>(
  'query CatalogProduct($id:ID!){item(id:$id){...ItemFacts sku model year description finish handedness acceptingOffers reportedAt requiresShipping localPickupOnly brand{name slug}category{title}type{slug title}account{username displayName}retail{stockLevel}parentItem{id slug}listing{...ListingFacts listedAt isPaymentPending}variants{id sku variant{fields{name value}}retail{stockLevel}images{id view}listing{...ListingFacts}}specs{key value}measurements{key value detail}report{key text}pastSales{year price{amountCents}soldAt}}similarItems(itemId:$id first:4){...ItemFacts listing{...ListingFacts}}addressStores{id line1 city postalCode region{name iso}}}fragment ItemFacts on Item{id slug title yearLabel subtitle backdrop condition category{slug}images{id view}}fragment ListingFacts on Listing{id isAvailable soldAt askingPrice{amountCents}}',
);
