// Generated from unsubscribe.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UnsubscribeStateQueryVariables = Exact<{
  token: string;
}>;

export type UnsubscribeStateQuery = { readonly unsubscription: { readonly eventType: string, readonly isSubscribed: boolean } | null };

export type UnsubscribeSetMutationVariables = Exact<{
  token: string;
  isSubscribed: boolean;
}>;

export type UnsubscribeSetMutation = { readonly unsubscriptionSet: { readonly success: boolean, readonly message: string | null } };

export const UnsubscribeStateDocument = /* #__PURE__ */ typedDocument<UnsubscribeStateQuery, UnsubscribeStateQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnsubscribeState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventType"}},{"kind":"Field","name":{"kind":"Name","value":"isSubscribed"}}]}}]}}]);

export const UnsubscribeSetDocument = /* #__PURE__ */ typedDocument<UnsubscribeSetMutation, UnsubscribeSetMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnsubscribeSet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isSubscribed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscriptionSet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"isSubscribed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSubscribed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]);
