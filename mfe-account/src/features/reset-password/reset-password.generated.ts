// Generated from reset-password.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountResetPasswordMutationVariables = Exact<{
  code: string;
  password: string;
}>;

export type AccountResetPasswordMutation = { readonly accountResetPassword: { readonly success: boolean, readonly message: string | null } };

export const AccountResetPasswordDocument = typedDocument<AccountResetPasswordMutation, AccountResetPasswordMutationVariables>(
  'mutation AccountResetPassword($code:String!$password:String!){accountResetPassword(code:$code password:$password){success message}}',
);
