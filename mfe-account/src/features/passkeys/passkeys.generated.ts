// Generated from passkeys.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SessionAskForPasskeyMutationVariables = Exact<{ [key: string]: never; }>;

export type SessionAskForPasskeyMutation = { readonly sessionAskForPasskey: { readonly success: boolean, readonly message: string | null, readonly options: string | null } };

export type SessionCreateWithPasskeyMutationVariables = Exact<{
  response: string;
}>;

export type SessionCreateWithPasskeyMutation = { readonly sessionCreateWithPasskey: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly account: { readonly id: string } | null } };

export type AccountPasskeyBeginMutationVariables = Exact<{ [key: string]: never; }>;

export type AccountPasskeyBeginMutation = { readonly passkeyBegin: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly options: string | null } };

export type AccountPasskeyAddMutationVariables = Exact<{
  name: string;
  response: string;
}>;

export type AccountPasskeyAddMutation = { readonly passkeyAdd: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type AccountPasskeyRenameMutationVariables = Exact<{
  id: string;
  name: string;
}>;

export type AccountPasskeyRenameMutation = { readonly passkeyRename: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type AccountPasskeyRemoveMutationVariables = Exact<{
  id: string;
}>;

export type AccountPasskeyRemoveMutation = { readonly passkeyRemove: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export const SessionAskForPasskeyDocument = /* #__PURE__ */ typedDocument<SessionAskForPasskeyMutation, SessionAskForPasskeyMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SessionAskForPasskey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionAskForPasskey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]);

export const SessionCreateWithPasskeyDocument = /* #__PURE__ */ typedDocument<SessionCreateWithPasskeyMutation, SessionCreateWithPasskeyMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SessionCreateWithPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"response"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionCreateWithPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"response"},"value":{"kind":"Variable","name":{"kind":"Name","value":"response"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]);

export const AccountPasskeyBeginDocument = /* #__PURE__ */ typedDocument<AccountPasskeyBeginMutation, AccountPasskeyBeginMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountPasskeyBegin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeyBegin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]);

export const AccountPasskeyAddDocument = /* #__PURE__ */ typedDocument<AccountPasskeyAddMutation, AccountPasskeyAddMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountPasskeyAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"response"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeyAdd"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"response"},"value":{"kind":"Variable","name":{"kind":"Name","value":"response"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const AccountPasskeyRenameDocument = /* #__PURE__ */ typedDocument<AccountPasskeyRenameMutation, AccountPasskeyRenameMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountPasskeyRename"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeyRename"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const AccountPasskeyRemoveDocument = /* #__PURE__ */ typedDocument<AccountPasskeyRemoveMutation, AccountPasskeyRemoveMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountPasskeyRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeyRemove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);
