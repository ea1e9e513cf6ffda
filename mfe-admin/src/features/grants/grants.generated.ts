// Generated from grants.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AdminGrantsQueryVariables = Exact<{ [key: string]: never; }>;

export type AdminGrantsQuery = { readonly viewer: { readonly id: string, readonly grants: ReadonlyArray<string> } | null };

export const AdminGrantsDocument = /* #__PURE__ */ typedDocument<AdminGrantsQuery, AdminGrantsQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminGrants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"grants"}}]}}]}}]);
