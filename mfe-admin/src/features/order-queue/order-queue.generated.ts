// Generated from order-queue.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
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

/**
 * What staff does next about a placed order. Each order waits for exactly one of these, the first that applies: a bank's dispute, a
 * return that the shop answers or unpacks, a refund that did not arrive, money to collect, a parcel to ship, a pick-up to hand over,
 * a delivery to confirm, a seller to pay out; NONE when nothing is open.
 */
export type OrderNextAction =
  | 'ANSWER_DISPUTE'
  | 'ANSWER_RETURN'
  | 'CHECK_REFUND'
  | 'COLLECT'
  | 'SHIP'
  | 'HAND_OVER'
  | 'CONFIRM_DELIVERY'
  | 'PAY_OUT'
  | 'NONE';

/** How one order of a batch is sent. */
export type OrderShipment = {
  readonly orderId: string;
  readonly carrierName: string;
  readonly trackingNumber: string;
};

export type QueuedOrderFragment = { readonly id: string, readonly nextAction: OrderNextAction, readonly since: string, readonly dueAt: string | null, readonly order: { readonly id: string, readonly number: string | null, readonly completedAt: string | null, readonly paymentState: PaymentState, readonly shipOption: string | null, readonly total: { readonly amountCents: number }, readonly amountRemaining: { readonly amountCents: number }, readonly margin: { readonly margin: { readonly amountCents: number } | null } | null, readonly seller: { readonly id: string, readonly displayName: string }, readonly account: { readonly id: string, readonly displayName: string } | null, readonly contact: { readonly id: string, readonly firstName: string | null, readonly lastName: string | null, readonly email: string | null } | null, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly listing: { readonly id: string, readonly item: { readonly id: string, readonly title: string } } }> } };

export type AdminOrdersQueryVariables = Exact<{
  first?: number | null | undefined;
  last?: number | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
  nextAction?: OrderNextAction | null | undefined;
  search?: string | null | undefined;
}>;

export type AdminOrdersQuery = { readonly staffOrders: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly nextAction: OrderNextAction, readonly since: string, readonly dueAt: string | null, readonly order: { readonly id: string, readonly number: string | null, readonly completedAt: string | null, readonly paymentState: PaymentState, readonly shipOption: string | null, readonly total: { readonly amountCents: number }, readonly amountRemaining: { readonly amountCents: number }, readonly margin: { readonly margin: { readonly amountCents: number } | null } | null, readonly seller: { readonly id: string, readonly displayName: string }, readonly account: { readonly id: string, readonly displayName: string } | null, readonly contact: { readonly id: string, readonly firstName: string | null, readonly lastName: string | null, readonly email: string | null } | null, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly listing: { readonly id: string, readonly item: { readonly id: string, readonly title: string } } }> } } }> } };

export type AdminOrderCountsQueryVariables = Exact<{ [key: string]: never; }>;

export type AdminOrderCountsQuery = { readonly staffOrderCounts: ReadonlyArray<{ readonly nextAction: OrderNextAction, readonly count: number, readonly oldestSince: string }> };

export type AdminOrderColumnQueryVariables = Exact<{
  nextAction: OrderNextAction;
}>;

export type AdminOrderColumnQuery = { readonly staffOrders: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly nextAction: OrderNextAction, readonly since: string, readonly dueAt: string | null, readonly order: { readonly id: string, readonly number: string | null, readonly completedAt: string | null, readonly paymentState: PaymentState, readonly shipOption: string | null, readonly total: { readonly amountCents: number }, readonly amountRemaining: { readonly amountCents: number }, readonly margin: { readonly margin: { readonly amountCents: number } | null } | null, readonly seller: { readonly id: string, readonly displayName: string }, readonly account: { readonly id: string, readonly displayName: string } | null, readonly contact: { readonly id: string, readonly firstName: string | null, readonly lastName: string | null, readonly email: string | null } | null, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly listing: { readonly id: string, readonly item: { readonly id: string, readonly title: string } } }> } } }> } };

export type AdminOrdersShipMutationVariables = Exact<{
  shipments: ReadonlyArray<OrderShipment>;
}>;

export type AdminOrdersShipMutation = { readonly ordersShip: { readonly success: boolean, readonly message: string | null, readonly outcomes: ReadonlyArray<{ readonly orderId: string, readonly success: boolean, readonly message: string | null }> } };

export type AdminOrdersDeliverMutationVariables = Exact<{
  ids: ReadonlyArray<string>;
}>;

export type AdminOrdersDeliverMutation = { readonly ordersDeliver: { readonly success: boolean, readonly message: string | null, readonly outcomes: ReadonlyArray<{ readonly orderId: string, readonly success: boolean, readonly message: string | null }> } };

export const queuedOrderFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueuedOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nextAction"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}},{"kind":"Field","name":{"kind":"Name","value":"shipOption"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amountRemaining"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"margin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"margin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]}};

export const AdminOrdersDocument = /* #__PURE__ */ typedDocument<AdminOrdersQuery, AdminOrdersQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nextAction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderNextAction"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"nextAction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nextAction"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueuedOrder"}}]}}]}}]}}]}}, queuedOrderFragment]);

export const AdminOrderCountsDocument = /* #__PURE__ */ typedDocument<AdminOrderCountsQuery, AdminOrderCountsQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminOrderCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffOrderCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextAction"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"oldestSince"}}]}}]}}]);

export const AdminOrderColumnDocument = /* #__PURE__ */ typedDocument<AdminOrderColumnQuery, AdminOrderColumnQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminOrderColumn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nextAction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderNextAction"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"6"}},{"kind":"Argument","name":{"kind":"Name","value":"nextAction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nextAction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueuedOrder"}}]}}]}}]}}]}}, queuedOrderFragment]);

export const AdminOrdersShipDocument = /* #__PURE__ */ typedDocument<AdminOrdersShipMutation, AdminOrdersShipMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminOrdersShip"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shipments"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderShipment"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordersShip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shipments"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shipments"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]);

export const AdminOrdersDeliverDocument = /* #__PURE__ */ typedDocument<AdminOrdersDeliverMutation, AdminOrdersDeliverMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminOrdersDeliver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordersDeliver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]);
