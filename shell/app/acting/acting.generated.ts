// Generated from acting.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ShellImpersonationQueryVariables = Exact<{ [key: string]: never; }>;

export type ShellImpersonationQuery = { readonly impersonation: { readonly id: string, readonly expiresAt: string, readonly mayWriteUntil: string | null, readonly isCodeSent: boolean, readonly account: { readonly id: string, readonly username: string, readonly displayName: string }, readonly impersonator: { readonly id: string, readonly username: string, readonly displayName: string } } | null };

export type ShellImpersonationSendCodeMutationVariables = Exact<{ [key: string]: never; }>;

export type ShellImpersonationSendCodeMutation = { readonly impersonationSendCode: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type ShellImpersonationStepUpMutationVariables = Exact<{
  code: string;
  reason: string;
}>;

export type ShellImpersonationStepUpMutation = { readonly impersonationStepUp: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type ShellImpersonationEndMutationVariables = Exact<{ [key: string]: never; }>;

export type ShellImpersonationEndMutation = { readonly impersonationEnd: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export const ShellImpersonationDocument = /* #__PURE__ */ typedDocument<ShellImpersonationQuery, ShellImpersonationQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShellImpersonation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impersonation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"impersonator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayWriteUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isCodeSent"}}]}}]}}]);

export const ShellImpersonationSendCodeDocument = /* #__PURE__ */ typedDocument<ShellImpersonationSendCodeMutation, ShellImpersonationSendCodeMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShellImpersonationSendCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impersonationSendCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const ShellImpersonationStepUpDocument = /* #__PURE__ */ typedDocument<ShellImpersonationStepUpMutation, ShellImpersonationStepUpMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShellImpersonationStepUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impersonationStepUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const ShellImpersonationEndDocument = /* #__PURE__ */ typedDocument<ShellImpersonationEndMutation, ShellImpersonationEndMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShellImpersonationEnd"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impersonationEnd"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);
