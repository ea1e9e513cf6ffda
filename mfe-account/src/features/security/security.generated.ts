// Generated from security.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChangePasswordInput = {
  /** Empty for an account without a password, which needs a recent `sessionReauthenticate` instead. */
  readonly currentPassword: string;
  readonly newPassword: string;
};

export type AccountSecurityQueryVariables = Exact<{ [key: string]: never; }>;

export type AccountSecurityQuery = { readonly accountSecurity: { readonly hasPassword: boolean, readonly twoStepSince: string | null, readonly recoveryCodesLeft: number, readonly twoStepReset: { readonly isApproved: boolean, readonly dueAt: string, readonly stopCode: string } | null, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isSynced: boolean, readonly createdAt: string, readonly lastUsedAt: string | null }>, readonly sessions: ReadonlyArray<{ readonly id: string, readonly isCurrent: boolean, readonly userAgent: string | null, readonly authenticatedAt: string, readonly lastSeenAt: string }> } };

export type AccountChangePasswordMutationVariables = Exact<{
  passwords: ChangePasswordInput;
}>;

export type AccountChangePasswordMutation = { readonly accountChangePassword: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type SessionEndMutationVariables = Exact<{
  id: string;
}>;

export type SessionEndMutation = { readonly sessionEnd: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type SessionEndOthersMutationVariables = Exact<{ [key: string]: never; }>;

export type SessionEndOthersMutation = { readonly sessionEndOthers: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export const AccountSecurityDocument = /* #__PURE__ */ typedDocument<AccountSecurityQuery, AccountSecurityQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountSecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountSecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"twoStepSince"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"twoStepReset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"stopCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isSynced"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"authenticatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]}}]}}]);

export const AccountChangePasswordDocument = /* #__PURE__ */ typedDocument<AccountChangePasswordMutation, AccountChangePasswordMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passwords"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountChangePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"passwords"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passwords"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const SessionEndDocument = /* #__PURE__ */ typedDocument<SessionEndMutation, SessionEndMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SessionEnd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionEnd"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const SessionEndOthersDocument = /* #__PURE__ */ typedDocument<SessionEndOthersMutation, SessionEndOthersMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SessionEndOthers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionEndOthers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);
