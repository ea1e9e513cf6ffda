// Generated from order-document.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OrderDocumentKind =
  | 'INVOICE'
  | 'PACKING_SLIP'
  | 'STATEMENT';

export type OrderPrintPageQueryVariables = Exact<{
  id: string;
  kind: OrderDocumentKind;
  key?: string | null | undefined;
}>;

export type OrderPrintPageQuery = { readonly orderDocument: { readonly heading: string, readonly number: string, readonly notes: ReadonlyArray<string>, readonly from: ReadonlyArray<string>, readonly facts: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly parties: ReadonlyArray<{ readonly label: string, readonly lines: ReadonlyArray<string> }>, readonly columns: ReadonlyArray<{ readonly label: string, readonly isNumber: boolean }>, readonly rows: ReadonlyArray<{ readonly cells: ReadonlyArray<{ readonly text: string, readonly note: string | null }> }>, readonly sums: ReadonlyArray<{ readonly label: string, readonly value: string, readonly isTotal: boolean }> } | null };

export const OrderPrintPageDocument = typedDocument<OrderPrintPageQuery, OrderPrintPageQueryVariables>(
  'query OrderPrintPage($id:ID!$kind:OrderDocumentKind!$key:String){orderDocument(id:$id kind:$kind key:$key){heading number facts{label value}parties{label lines}columns{label isNumber}rows{cells{text note}}sums{label value isTotal}notes from}}',
);
