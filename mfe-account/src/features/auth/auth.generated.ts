// Generated from auth.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountCreateInput = {
  readonly email: string;
  /** 8 to 128 characters. */
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
};

export type SessionCreateMutationVariables = Exact<{
  email: string;
  password: string;
  recaptchaToken?: string | null | undefined;
}>;

export type SessionCreateMutation = { readonly sessionCreate: { readonly success: boolean, readonly message: string | null, readonly account: { readonly id: string } | null } };

export type SessionCreateWithCodeMutationVariables = Exact<{
  email: string;
  code: string;
  securityCode: string;
  recaptchaToken?: string | null | undefined;
}>;

export type SessionCreateWithCodeMutation = { readonly sessionCreateWithCode: { readonly success: boolean, readonly message: string | null, readonly account: { readonly id: string } | null } };

export type SessionSendAuthCodeMutationVariables = Exact<{
  email: string;
}>;

export type SessionSendAuthCodeMutation = { readonly sessionSendAuthCode: { readonly success: boolean, readonly message: string | null, readonly securityCode: string | null } };

export type AccountForgotPasswordMutationVariables = Exact<{
  email: string;
}>;

export type AccountForgotPasswordMutation = { readonly accountForgotPassword: { readonly success: boolean, readonly message: string | null } };

export type AccountCreateMutationVariables = Exact<{
  account: AccountCreateInput;
  recaptchaToken?: string | null | undefined;
}>;

export type AccountCreateMutation = { readonly accountCreate: { readonly success: boolean, readonly message: string | null, readonly account: { readonly id: string } | null } };

export const SessionCreateDocument = typedDocument<SessionCreateMutation, SessionCreateMutationVariables>(
  'mutation SessionCreate($email:String!$password:String!$recaptchaToken:String){sessionCreate(email:$email password:$password recaptchaToken:$recaptchaToken){success message account{id}}}',
);

export const SessionCreateWithCodeDocument = typedDocument<SessionCreateWithCodeMutation, SessionCreateWithCodeMutationVariables>(
  'mutation SessionCreateWithCode($email:String!$code:String!$securityCode:String!$recaptchaToken:String){sessionCreateWithCode(email:$email code:$code securityCode:$securityCode recaptchaToken:$recaptchaToken){success message account{id}}}',
);

export const SessionSendAuthCodeDocument = typedDocument<SessionSendAuthCodeMutation, SessionSendAuthCodeMutationVariables>(
  'mutation SessionSendAuthCode($email:String!){sessionSendAuthCode(email:$email){success message securityCode}}',
);

export const AccountForgotPasswordDocument = typedDocument<AccountForgotPasswordMutation, AccountForgotPasswordMutationVariables>(
  'mutation AccountForgotPassword($email:String!){accountForgotPassword(email:$email){success message}}',
);

export const AccountCreateDocument = typedDocument<AccountCreateMutation, AccountCreateMutationVariables>(
  'mutation AccountCreate($account:AccountCreateInput!$recaptchaToken:String){accountCreate(account:$account recaptchaToken:$recaptchaToken){success message account{id}}}',
);
