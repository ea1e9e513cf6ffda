// Generated from home.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
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

export type CatalogHomeQueryVariables = Exact<{ [key: string]: never; }>;

export type CatalogHomeQuery = { readonly featured: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly isAvailable: boolean, readonly soldAt: string | null, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly category: { readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> }, readonly askingPrice: { readonly amountCents: number } }> }, readonly arrivals: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly isAvailable: boolean, readonly soldAt: string | null, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly category: { readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> }, readonly askingPrice: { readonly amountCents: number } }> }, readonly stories: { readonly nodes: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly lead: string, readonly opening: string, readonly imageAlt: string, readonly backdrop: Backdrop, readonly image: { readonly id: string } }> }, readonly posts: { readonly nodes: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly minutes: number }> }, readonly repairs: { readonly lead: string, readonly prices: ReadonlyArray<{ readonly service: string, readonly note: string, readonly isFixed: boolean, readonly from: { readonly amountCents: number } }> } | null, readonly categories: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly count: number, readonly types: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly count: number, readonly image: { readonly id: string } | null }> }>, readonly decades: ReadonlyArray<{ readonly decade: number, readonly count: number }> };

export type ListingFactsFragment = { readonly id: string, readonly isAvailable: boolean, readonly soldAt: string | null, readonly askingPrice: { readonly amountCents: number } };

export type ItemFactsFragment = { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly category: { readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> };

export const CatalogHomeDocument = typedDocument<CatalogHomeQuery, CatalogHomeQueryVariables>(
  'query CatalogHome{featured:listings(filter:{category:["electric-guitars"]tags:["staff-pick"]availability:[AVAILABLE]}sort:LISTING_TIME_DESC first:6){nodes{...ListingFacts item{...ItemFacts}}}arrivals:listings(filter:{category:["electric-guitars" "acoustic-guitars" "mandolins"]tags:["new-arrival"]availability:[AVAILABLE]}sort:LISTING_TIME_DESC first:12){totalCount nodes{...ListingFacts item{...ItemFacts}}}stories:posts(category:"players" first:1){nodes{slug title lead opening image(view:FULL){id}imageAlt backdrop}}posts(first:3){nodes{slug title minutes}}repairs:page(slug:"repairs"){lead prices{service note from{amountCents}isFixed}}categories{slug title count types{slug title count image(view:HANG){id}}}decades{decade count}}fragment ListingFacts on Listing{id isAvailable soldAt askingPrice{amountCents}}fragment ItemFacts on Item{id slug title yearLabel subtitle backdrop condition category{slug}images{id view}}',
);
