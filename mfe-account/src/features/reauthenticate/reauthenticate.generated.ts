// Generated from reauthenticate.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A proof of who sits there: `password` alone, or `code` with the `securityCode` that `sessionSendAuthCode` gave. */
export type CredentialInput = {
  readonly password?: string | null | undefined;
  readonly code?: string | null | undefined;
  readonly securityCode?: string | null | undefined;
};

export type SessionReauthenticateMutationVariables = Exact<{
  credential: CredentialInput;
}>;

export type SessionReauthenticateMutation = { readonly sessionReauthenticate: { readonly success: boolean, readonly message: string | null } };

export const SessionReauthenticateDocument = /* #__PURE__ */ typedDocument<SessionReauthenticateMutation, SessionReauthenticateMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SessionReauthenticate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"credential"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CredentialInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionReauthenticate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"credential"},"value":{"kind":"Variable","name":{"kind":"Name","value":"credential"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]);
