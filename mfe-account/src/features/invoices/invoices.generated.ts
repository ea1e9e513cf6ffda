// Generated from invoices.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PaymentState =
  | 'UNPAID'
  | 'PARTIALLY_PAID'
  | 'PAID'
  | 'REFUNDED';

/** How far a refund is. A refund that SUCCEEDED can still come back days later, when the buyer's bank refuses it. */
export type RefundStatus =
  /** Written down; the provider has not taken it yet. */
  | 'REQUESTED'
  /** The provider has it, and its bank has not decided. */
  | 'PENDING'
  | 'SUCCEEDED'
  /** It came back; the shop tries again by itself. */
  | 'FAILED';

export type OrderDocumentKind =
  | 'INVOICE'
  | 'PACKING_SLIP'
  | 'STATEMENT'
  /** What the listings said when they were paid, beside what they say today. */
  | 'SEALED_RECORD';

export type InvoiceTableOrdersQueryVariables = Exact<{
  first?: number | null | undefined;
  last?: number | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
}>;

export type InvoiceTableOrdersQuery = { readonly invoices: { readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node:
        | { readonly __typename: 'Order', readonly id: string, readonly number: string | null, readonly completedAt: string | null, readonly cancelledAt: string | null, readonly paymentState: PaymentState, readonly total: { readonly amountCents: number } }
        | { readonly __typename: 'OrderRefund', readonly id: string, readonly createdAt: string, readonly isVoid: boolean, readonly status: RefundStatus, readonly refundedAmount: { readonly amountCents: number }, readonly order: { readonly id: string, readonly number: string | null } }
       }> } };

export type OrderStatementQueryVariables = Exact<{
  orderId: string;
  kind: OrderDocumentKind;
}>;

export type OrderStatementQuery = { readonly orderDocument: { readonly heading: string, readonly number: string, readonly notes: ReadonlyArray<string>, readonly from: ReadonlyArray<string>, readonly facts: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly parties: ReadonlyArray<{ readonly label: string, readonly lines: ReadonlyArray<string> }>, readonly columns: ReadonlyArray<{ readonly label: string, readonly isNumber: boolean }>, readonly rows: ReadonlyArray<{ readonly cells: ReadonlyArray<{ readonly text: string, readonly note: string | null, readonly imageIds: ReadonlyArray<string> }> }>, readonly sums: ReadonlyArray<{ readonly label: string, readonly value: string, readonly isTotal: boolean }> } | null };

export type OrderRefundStatementQueryVariables = Exact<{
  refundId: string;
}>;

export type OrderRefundStatementQuery = { readonly orderRefund: { readonly id: string, readonly order: { readonly id: string }, readonly document: { readonly heading: string, readonly number: string, readonly notes: ReadonlyArray<string>, readonly from: ReadonlyArray<string>, readonly facts: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly parties: ReadonlyArray<{ readonly label: string, readonly lines: ReadonlyArray<string> }>, readonly columns: ReadonlyArray<{ readonly label: string, readonly isNumber: boolean }>, readonly rows: ReadonlyArray<{ readonly cells: ReadonlyArray<{ readonly text: string, readonly note: string | null, readonly imageIds: ReadonlyArray<string> }> }>, readonly sums: ReadonlyArray<{ readonly label: string, readonly value: string, readonly isTotal: boolean }> } } | null };

export type OrderDocumentPartsFragment = { readonly heading: string, readonly number: string, readonly notes: ReadonlyArray<string>, readonly from: ReadonlyArray<string>, readonly facts: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly parties: ReadonlyArray<{ readonly label: string, readonly lines: ReadonlyArray<string> }>, readonly columns: ReadonlyArray<{ readonly label: string, readonly isNumber: boolean }>, readonly rows: ReadonlyArray<{ readonly cells: ReadonlyArray<{ readonly text: string, readonly note: string | null, readonly imageIds: ReadonlyArray<string> }> }>, readonly sums: ReadonlyArray<{ readonly label: string, readonly value: string, readonly isTotal: boolean }> };

const orderDocumentPartsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderDocumentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"imageIds"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isTotal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"from"}}]}};

export const InvoiceTableOrdersDocument = /* #__PURE__ */ typedDocument<InvoiceTableOrdersQuery, InvoiceTableOrdersQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvoiceTableOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderRefund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isVoid"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"refundedAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]}}]}}]}}]);

export const OrderStatementDocument = /* #__PURE__ */ typedDocument<OrderStatementQuery, OrderStatementQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderDocumentKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDocumentParts"}}]}}]}}, orderDocumentPartsFragment]);

export const OrderRefundStatementDocument = /* #__PURE__ */ typedDocument<OrderRefundStatementQuery, OrderRefundStatementQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderRefundStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"refundId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderRefund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"refundId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDocumentParts"}}]}}]}}]}}, orderDocumentPartsFragment]);
