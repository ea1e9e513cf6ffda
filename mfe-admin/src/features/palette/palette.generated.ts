// Generated from palette.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RecordKind =
  | 'ORDER'
  | 'ACCOUNT'
  /** Of the shop and of all sellers, drafts too. */
  | 'LISTING'
  | 'REPAIR'
  | 'INTAKE'
  | 'REFUND';

export type PaletteRecordsQueryVariables = Exact<{
  search: string;
}>;

export type PaletteRecordsQuery = { readonly findRecords: ReadonlyArray<{ readonly kind: RecordKind, readonly id: string, readonly title: string, readonly detail: string, readonly shopPath: string | null }> };

export const PaletteRecordsDocument = /* #__PURE__ */ typedDocument<PaletteRecordsQuery, PaletteRecordsQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaletteRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"shopPath"}}]}}]}}]);
