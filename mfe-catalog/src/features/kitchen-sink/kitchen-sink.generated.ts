// Generated from kitchen-sink.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** card 4:5, full 25:54, hang 2:5, head 4:5, back 4:5. */
export type ImageView =
  | 'CARD'
  | 'FULL'
  | 'HANG'
  | 'HEAD'
  | 'BACK';

export type CatalogKitchenSinkQueryVariables = Exact<{ [key: string]: never; }>;

export type CatalogKitchenSinkQuery = { readonly listings: { readonly nodes: ReadonlyArray<{ readonly item: { readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } }> } };

export const CatalogKitchenSinkDocument = typedDocument<CatalogKitchenSinkQuery, CatalogKitchenSinkQueryVariables>(
  'query CatalogKitchenSink{listings(filter:{category:["electric-guitars"]availability:[AVAILABLE]}first:12){nodes{item{images{id view}}}}}',
);
