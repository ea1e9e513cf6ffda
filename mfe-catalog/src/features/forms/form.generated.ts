// Generated from form.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CatalogFormDraftQueryVariables = Exact<{
  id: string;
}>;

export type CatalogFormDraftQuery = { readonly formDraft: { readonly id: string, readonly type: string, readonly answers: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly problems: ReadonlyArray<{ readonly field: string, readonly code: string, readonly file: string | null }>, readonly pictures: ReadonlyArray<{ readonly id: string, readonly fileName: string }> } | null };

export const CatalogFormDraftDocument = typedDocument<CatalogFormDraftQuery, CatalogFormDraftQueryVariables>(
  'query CatalogFormDraft($id:ID!){formDraft(id:$id){id type answers{name value}problems{field code file}pictures{id fileName}}}',
);
