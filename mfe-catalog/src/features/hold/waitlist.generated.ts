// Generated from waitlist.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CatalogWaitlistJoinMutationVariables = Exact<{
  listingId: string;
  email?: string | null | undefined;
  botToken?: string | null | undefined;
}>;

export type CatalogWaitlistJoinMutation = { readonly waitlistJoin: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type CatalogWaitlistLeaveMutationVariables = Exact<{
  listingId: string;
}>;

export type CatalogWaitlistLeaveMutation = { readonly waitlistLeave: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export const CatalogWaitlistJoinDocument = /* #__PURE__ */ typedDocument<CatalogWaitlistJoinMutation, CatalogWaitlistJoinMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CatalogWaitlistJoin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"listingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"botToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitlistJoin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"listingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"listingId"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"botToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"botToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const CatalogWaitlistLeaveDocument = /* #__PURE__ */ typedDocument<CatalogWaitlistLeaveMutation, CatalogWaitlistLeaveMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CatalogWaitlistLeave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"listingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitlistLeave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"listingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"listingId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);
