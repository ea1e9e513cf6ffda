// Generated from item-path.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CatalogItemPathQueryVariables = Exact<{
  id: string;
}>;

export type CatalogItemPathQuery = { readonly item: { readonly id: string, readonly slug: string } | null };

export const CatalogItemPathDocument = typedDocument<CatalogItemPathQuery, CatalogItemPathQueryVariables>(
  'query CatalogItemPath($id:ID!){item(id:$id){id slug}}',
);
