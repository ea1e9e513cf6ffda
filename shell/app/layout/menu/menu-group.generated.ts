// Generated from menu-group.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type MenuGroupQueryVariables = Exact<{
  category?: ReadonlyArray<string> | null | undefined;
}>;

export type MenuGroupQuery = { readonly listings: { readonly facets: ReadonlyArray<{ readonly key: FacetKey, readonly values: ReadonlyArray<{ readonly value: string, readonly count: number }> }>, readonly nodes: ReadonlyArray<{ readonly id: string, readonly item: { readonly id: string, readonly slug: string, readonly model: string, readonly yearLabel: string | null, readonly backdrop: Backdrop, readonly brand: { readonly name: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } }> } };

export const MenuGroupDocument = typedDocument<MenuGroupQuery, MenuGroupQueryVariables>(
  'query MenuGroup($category:[String!]){listings(filter:{category:$category availability:[AVAILABLE]}sort:LISTING_TIME_DESC first:1){facets{key values{value count}}nodes{id item{id slug brand{name}model yearLabel backdrop images{id view}}}}}',
);
