// Generated from table-exports.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TableExportState =
  | 'WAITING'
  | 'READY'
  | 'FAILED';

export type TableExportsRequestMutationVariables = Exact<{
  tableId: string;
  query: string;
  columns: ReadonlyArray<string>;
}>;

export type TableExportsRequestMutation = { readonly tableExportRequest: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type TableExportsOwnQueryVariables = Exact<{ [key: string]: never; }>;

export type TableExportsOwnQuery = { readonly tableExports: ReadonlyArray<{ readonly id: string, readonly title: string, readonly state: TableExportState, readonly rowCount: number | null, readonly bytes: number | null, readonly createdAt: string, readonly expiresAt: string, readonly url: string | null }> };

export const TableExportsRequestDocument = /* #__PURE__ */ typedDocument<TableExportsRequestMutation, TableExportsRequestMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TableExportsRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tableId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tableExportRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tableId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tableId"}}},{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const TableExportsOwnDocument = /* #__PURE__ */ typedDocument<TableExportsOwnQuery, TableExportsOwnQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TableExportsOwn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tableExports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]);
