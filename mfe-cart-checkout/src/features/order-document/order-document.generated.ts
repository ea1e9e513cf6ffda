// Generated from order-document.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OrderDocumentKind =
  | 'INVOICE'
  | 'PACKING_SLIP'
  | 'STATEMENT'
  /** What the listings said when they were paid, beside what they say today. */
  | 'SEALED_RECORD';

export type OrderPrintPageQueryVariables = Exact<{
  id: string;
  kind: OrderDocumentKind;
  key?: string | null | undefined;
}>;

export type OrderPrintPageQuery = { readonly orderDocument: { readonly heading: string, readonly number: string, readonly notes: ReadonlyArray<string>, readonly from: ReadonlyArray<string>, readonly facts: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly parties: ReadonlyArray<{ readonly label: string, readonly lines: ReadonlyArray<string> }>, readonly columns: ReadonlyArray<{ readonly label: string, readonly isNumber: boolean }>, readonly rows: ReadonlyArray<{ readonly cells: ReadonlyArray<{ readonly text: string, readonly note: string | null }> }>, readonly sums: ReadonlyArray<{ readonly label: string, readonly value: string, readonly isTotal: boolean }> } | null };

export type OrderDocumentPartsFragment = { readonly heading: string, readonly number: string, readonly notes: ReadonlyArray<string>, readonly from: ReadonlyArray<string>, readonly facts: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly parties: ReadonlyArray<{ readonly label: string, readonly lines: ReadonlyArray<string> }>, readonly columns: ReadonlyArray<{ readonly label: string, readonly isNumber: boolean }>, readonly rows: ReadonlyArray<{ readonly cells: ReadonlyArray<{ readonly text: string, readonly note: string | null }> }>, readonly sums: ReadonlyArray<{ readonly label: string, readonly value: string, readonly isTotal: boolean }> };

const orderDocumentPartsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderDocumentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isTotal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"from"}}]}};

export const OrderPrintPageDocument = /* #__PURE__ */ typedDocument<OrderPrintPageQuery, OrderPrintPageQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderPrintPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderDocumentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDocumentParts"}}]}}]}}, orderDocumentPartsFragment]);
