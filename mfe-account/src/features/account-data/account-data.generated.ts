// Generated from account-data.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountExportState =
  | 'PREPARING'
  | 'READY'
  | 'FAILED';

export type DeletionObstacleKind =
  | 'staff'
  | 'purchases'
  | 'sales'
  | 'payments'
  | 'offers'
  | 'payouts'
  | 'disputes'
  | 'refunds';

export type AccountPrivacyQueryVariables = Exact<{ [key: string]: never; }>;

export type AccountPrivacyQuery = { readonly accountPrivacy: { readonly export: { readonly state: AccountExportState, readonly requestedAt: string, readonly expiresAt: string, readonly bytes: number | null, readonly url: string | null } | null, readonly deletion: { readonly requestedAt: string, readonly dueAt: string, readonly isPutOff: boolean } | null, readonly obstacles: ReadonlyArray<{ readonly kind: DeletionObstacleKind, readonly count: number, readonly path: string | null }> }, readonly viewer: { readonly id: string, readonly email: string | null } | null };

export type AccountDeletionStateQueryVariables = Exact<{ [key: string]: never; }>;

export type AccountDeletionStateQuery = { readonly accountDeletion: { readonly dueAt: string, readonly isPutOff: boolean } | null };

export type AccountExportRequestMutationVariables = Exact<{ [key: string]: never; }>;

export type AccountExportRequestMutation = { readonly accountExportRequest: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type AccountDeleteMutationVariables = Exact<{
  confirmation: string;
}>;

export type AccountDeleteMutation = { readonly accountDelete: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type AccountKeepMutationVariables = Exact<{ [key: string]: never; }>;

export type AccountKeepMutation = { readonly accountKeep: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export const AccountPrivacyDocument = /* #__PURE__ */ typedDocument<AccountPrivacyQuery, AccountPrivacyQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountPrivacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountPrivacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPutOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"obstacles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]);

export const AccountDeletionStateDocument = /* #__PURE__ */ typedDocument<AccountDeletionStateQuery, AccountDeletionStateQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountDeletionState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountDeletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPutOff"}}]}}]}}]);

export const AccountExportRequestDocument = /* #__PURE__ */ typedDocument<AccountExportRequestMutation, AccountExportRequestMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountExportRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountExportRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const AccountDeleteDocument = /* #__PURE__ */ typedDocument<AccountDeleteMutation, AccountDeleteMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmation"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"confirmation"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmation"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const AccountKeepDocument = /* #__PURE__ */ typedDocument<AccountKeepMutation, AccountKeepMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountKeep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountKeep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);
