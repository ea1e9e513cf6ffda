// Generated from details.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountUpdateInput = {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly displayName?: string | null | undefined;
  readonly username?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly bio?: string | null | undefined;
  /**
   * Changes once the link is used that is mailed there; the present e-mail is told. Refused with `reauthentication-required`
   * when the last proof is older than ten minutes. Says nothing about whether somebody else has it.
   */
  readonly email?: string | null | undefined;
};

export type AccountDetailsQueryVariables = Exact<{ [key: string]: never; }>;

export type AccountDetailsQuery = { readonly viewer: { readonly id: string, readonly email: string | null, readonly emailVerifiedAt: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly displayName: string, readonly username: string, readonly phone: string | null, readonly bio: string | null, readonly detailsVersion: number } | null };

export type AccountUpdateMutationVariables = Exact<{
  account: AccountUpdateInput;
  version?: number | null | undefined;
}>;

export type AccountUpdateMutation = { readonly accountUpdate: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly account: { readonly id: string, readonly firstName: string | null, readonly lastName: string | null, readonly displayName: string, readonly username: string, readonly phone: string | null, readonly bio: string | null, readonly detailsVersion: number } | null } };

export const AccountDetailsDocument = /* #__PURE__ */ typedDocument<AccountDetailsQuery, AccountDetailsQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"detailsVersion"}}]}}]}}]);

export const AccountUpdateDocument = /* #__PURE__ */ typedDocument<AccountUpdateMutation, AccountUpdateMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"account"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountUpdateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"account"},"value":{"kind":"Variable","name":{"kind":"Name","value":"account"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"detailsVersion"}}]}}]}}]}}]);
