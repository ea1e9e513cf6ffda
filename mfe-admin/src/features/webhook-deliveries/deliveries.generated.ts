// Generated from deliveries.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WebhookDeliveryState =
  | 'WAITING'
  | 'DELIVERED'
  /** It is not tried any more by itself. */
  | 'FAILED';

/** Everything that is given narrows. */
export type WebhookDeliveryFilter = {
  /** The id of a message, the id of the record that its event is about, or the number of an order. */
  readonly search?: string | null | undefined;
  readonly states?: ReadonlyArray<WebhookDeliveryState> | null | undefined;
  readonly kinds?: ReadonlyArray<string> | null | undefined;
  /** The id of a webhook, or a part of its name. */
  readonly endpoint?: string | null | undefined;
  /** Days of the shop's calendar, as `2026-11-26`, both included. What is no day is left out. */
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
};

export type WebhookDeliveriesListQueryVariables = Exact<{
  filter?: WebhookDeliveryFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;

export type WebhookDeliveriesListQuery = { readonly webhookDeliveries: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly kind: string, readonly subjectId: string, readonly endpointName: string, readonly state: WebhookDeliveryState, readonly attemptCount: number, readonly createdAt: string, readonly deliveredAt: string | null, readonly nextAttemptAt: string | null, readonly lastStatus: number | null, readonly lastFault: string | null } }> } };

export type WebhookDeliveriesOneQueryVariables = Exact<{
  id: string;
}>;

export type WebhookDeliveriesOneQuery = { readonly webhookDelivery: { readonly id: string, readonly messageId: string, readonly kind: string, readonly subjectId: string, readonly occurredAt: string, readonly endpointId: string, readonly endpointName: string, readonly state: WebhookDeliveryState, readonly createdAt: string, readonly nextAttemptAt: string | null, readonly body: string, readonly attempts: ReadonlyArray<{ readonly position: number, readonly at: string, readonly url: string, readonly durationMs: number, readonly status: number | null, readonly fault: string | null, readonly response: string | null }> } | null };

export type WebhookDeliveriesResendMutationVariables = Exact<{
  deliveryIds: ReadonlyArray<string>;
}>;

export type WebhookDeliveriesResendMutation = { readonly webhookResend: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly count: number | null } };

export const WebhookDeliveriesListDocument = /* #__PURE__ */ typedDocument<WebhookDeliveriesListQuery, WebhookDeliveriesListQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveriesList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDeliveryFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"endpointName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attemptCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastStatus"}},{"kind":"Field","name":{"kind":"Name","value":"lastFault"}}]}}]}}]}}]}}]);

export const WebhookDeliveriesOneDocument = /* #__PURE__ */ typedDocument<WebhookDeliveriesOneQuery, WebhookDeliveriesOneQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveriesOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"endpointId"}},{"kind":"Field","name":{"kind":"Name","value":"endpointName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fault"}},{"kind":"Field","name":{"kind":"Name","value":"response"}}]}}]}}]}}]);

export const WebhookDeliveriesResendDocument = /* #__PURE__ */ typedDocument<WebhookDeliveriesResendMutation, WebhookDeliveriesResendMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WebhookDeliveriesResend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deliveryIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookResend"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"deliveryIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deliveryIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]);
