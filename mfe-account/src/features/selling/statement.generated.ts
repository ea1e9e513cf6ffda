// Generated from statement.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What moved a seller's balance; adjustment: what the shop kept for what the seller owed of another order, and the like. */
export type SellerEntryKind =
  | 'sale'
  | 'refund'
  | 'return'
  | 'cancellation'
  | 'dispute'
  | 'payout'
  /** The seller's bank sent it back. */
  | 'payoutFailed'
  /** By the terms of the shop; always against the seller. */
  | 'fine'
  /** A mistake that was put right, either way. */
  | 'correction'
  | 'adjustment';

export type AccountSellerStatementQueryVariables = Exact<{
  month?: string | null | undefined;
}>;

export type AccountSellerStatementQuery = { readonly sellerStatement: { readonly month: string, readonly months: ReadonlyArray<string>, readonly opening: { readonly amountCents: number }, readonly closing: { readonly amountCents: number }, readonly entries: ReadonlyArray<{ readonly id: string, readonly at: string, readonly kind: SellerEntryKind, readonly orderId: string | null, readonly orderNumber: string | null, readonly reason: string | null, readonly reference: string | null, readonly gross: { readonly amountCents: number }, readonly fee: { readonly amountCents: number }, readonly net: { readonly amountCents: number }, readonly balance: { readonly amountCents: number } }> } };

export const AccountSellerStatementDocument = /* #__PURE__ */ typedDocument<AccountSellerStatementQuery, AccountSellerStatementQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountSellerStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerStatement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"gross"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"net"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}}]}}]}}]);
