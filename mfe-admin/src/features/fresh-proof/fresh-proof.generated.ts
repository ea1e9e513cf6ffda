// Generated from fresh-proof.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
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
  /**
   * The second step of an account with two-step sign-in, in a call of its own after `password` or `code` was answered with
   * `second-factor-required`: six digits of the authenticator app, or a recovery code, which is used up.
   */
  readonly secondFactorCode?: string | null | undefined;
  /** JSON of what the browser answered to `passkeyAskForProof`; proves both factors. */
  readonly passkey?: string | null | undefined;
};

export type AdminSessionReauthenticateMutationVariables = Exact<{
  credential: CredentialInput;
}>;

export type AdminSessionReauthenticateMutation = { readonly sessionReauthenticate: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type AdminSessionSendCodeMutationVariables = Exact<{
  email: string;
}>;

export type AdminSessionSendCodeMutation = { readonly sessionSendAuthCode: { readonly success: boolean, readonly securityCode: string | null } };

export const AdminSessionReauthenticateDocument = /* #__PURE__ */ typedDocument<AdminSessionReauthenticateMutation, AdminSessionReauthenticateMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminSessionReauthenticate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"credential"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CredentialInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionReauthenticate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"credential"},"value":{"kind":"Variable","name":{"kind":"Name","value":"credential"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const AdminSessionSendCodeDocument = /* #__PURE__ */ typedDocument<AdminSessionSendCodeMutation, AdminSessionSendCodeMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminSessionSendCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionSendAuthCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"securityCode"}}]}}]}}]);
