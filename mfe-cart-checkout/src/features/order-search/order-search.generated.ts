// Generated from order-search.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/**
 * Where a placed order stands for its buyer: exactly one of these. TO_PAY: something of it is not paid. ON_THE_WAY: paid, and not all
 * of it has arrived. CANCELLED: cancelled, or refunded.
 */
export type PurchaseStage =
  | 'TO_PAY'
  | 'ON_THE_WAY'
  | 'DELIVERED'
  | 'CANCELLED';

export type OrderStatusQueryVariables = Exact<{
  key: string;
}>;

export type OrderStatusQuery = { readonly orderStatus: { readonly number: string, readonly completedAt: string, readonly stage: PurchaseStage, readonly carrierName: string | null, readonly trackingNumber: string | null, readonly trackingUrl: string | null } | null };

export const OrderStatusDocument = /* #__PURE__ */ typedDocument<OrderStatusQuery, OrderStatusQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"carrierName"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}}]}}]}}]);
