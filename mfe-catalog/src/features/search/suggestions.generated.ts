// Generated from suggestions.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CatalogSearchSuggestionsQueryVariables = Exact<{
  keywords: string;
}>;

export type CatalogSearchSuggestionsQuery = { readonly searchSuggestions: ReadonlyArray<{ readonly kind: string, readonly label: string, readonly path: string, readonly image: { readonly id: string } | null }> };

export const CatalogSearchSuggestionsDocument = typedDocument<CatalogSearchSuggestionsQuery, CatalogSearchSuggestionsQueryVariables>(
  'query CatalogSearchSuggestions($keywords:String!){searchSuggestions(keywords:$keywords){kind label path image{id}}}',
);
