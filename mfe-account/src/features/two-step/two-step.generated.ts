// Generated from two-step.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountTotpBeginMutationVariables = Exact<{ [key: string]: never; }>;

export type AccountTotpBeginMutation = { readonly totpBegin: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly enrolment: { readonly uri: string, readonly secret: string, readonly qrSize: number, readonly qrPath: string } | null } };

export type AccountTotpConfirmMutationVariables = Exact<{
  code: string;
}>;

export type AccountTotpConfirmMutation = { readonly totpConfirm: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly recoveryCodes: ReadonlyArray<string> | null } };

export type AccountTotpDisableMutationVariables = Exact<{ [key: string]: never; }>;

export type AccountTotpDisableMutation = { readonly totpDisable: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type AccountRecoveryCodesReplaceMutationVariables = Exact<{ [key: string]: never; }>;

export type AccountRecoveryCodesReplaceMutation = { readonly recoveryCodesReplace: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly recoveryCodes: ReadonlyArray<string> | null } };

export const AccountTotpBeginDocument = /* #__PURE__ */ typedDocument<AccountTotpBeginMutation, AccountTotpBeginMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountTotpBegin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totpBegin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"qrSize"}},{"kind":"Field","name":{"kind":"Name","value":"qrPath"}}]}}]}}]}}]);

export const AccountTotpConfirmDocument = /* #__PURE__ */ typedDocument<AccountTotpConfirmMutation, AccountTotpConfirmMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountTotpConfirm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totpConfirm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]);

export const AccountTotpDisableDocument = /* #__PURE__ */ typedDocument<AccountTotpDisableMutation, AccountTotpDisableMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountTotpDisable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totpDisable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const AccountRecoveryCodesReplaceDocument = /* #__PURE__ */ typedDocument<AccountRecoveryCodesReplaceMutation, AccountRecoveryCodesReplaceMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountRecoveryCodesReplace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesReplace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]);
