// Generated from seller-application.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SellerApplicationKind =
  | 'PRIVATE'
  | 'PROFESSIONAL';

export type SellerApplicationState =
  | 'WAITING'
  | 'APPROVED'
  | 'DENIED'
  | 'WITHDRAWN';

export type SellerApplicationInput = {
  readonly kind: SellerApplicationKind;
  /** 20 to 2000 characters. */
  readonly about: string;
  /** Required of professional sellers, as is the registration number; at most 120 characters. */
  readonly businessName?: string | null | undefined;
  readonly registrationNumber?: string | null | undefined;
  /** An address that begins with https:// or http://, at most 300 characters. */
  readonly website?: string | null | undefined;
};

export type SellerApplicationStateFragment = { readonly id: string, readonly kind: SellerApplicationKind, readonly state: SellerApplicationState, readonly about: string, readonly businessName: string | null, readonly registrationNumber: string | null, readonly website: string | null, readonly createdAt: string, readonly closedAt: string | null, readonly reason: string | null };

export type SellerApplicationReadQueryVariables = Exact<{ [key: string]: never; }>;

export type SellerApplicationReadQuery = { readonly viewer: { readonly id: string, readonly email: string | null, readonly emailVerifiedAt: string | null, readonly isPrivateSeller: boolean, readonly isProfessionalSeller: boolean } | null, readonly viewerSellerApplication: { readonly id: string, readonly kind: SellerApplicationKind, readonly state: SellerApplicationState, readonly about: string, readonly businessName: string | null, readonly registrationNumber: string | null, readonly website: string | null, readonly createdAt: string, readonly closedAt: string | null, readonly reason: string | null } | null };

export type SellerApplicationSendMutationVariables = Exact<{
  application: SellerApplicationInput;
}>;

export type SellerApplicationSendMutation = { readonly sellerApplicationCreate: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly application: { readonly id: string, readonly kind: SellerApplicationKind, readonly state: SellerApplicationState, readonly about: string, readonly businessName: string | null, readonly registrationNumber: string | null, readonly website: string | null, readonly createdAt: string, readonly closedAt: string | null, readonly reason: string | null } | null } };

export type SellerApplicationTakeBackMutationVariables = Exact<{ [key: string]: never; }>;

export type SellerApplicationTakeBackMutation = { readonly sellerApplicationWithdraw: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export const sellerApplicationStateFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellerApplicationState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}};

export const SellerApplicationReadDocument = /* #__PURE__ */ typedDocument<SellerApplicationReadQuery, SellerApplicationReadQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellerApplicationRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivateSeller"}},{"kind":"Field","name":{"kind":"Name","value":"isProfessionalSeller"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerSellerApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellerApplicationState"}}]}}]}}, sellerApplicationStateFragment]);

export const SellerApplicationSendDocument = /* #__PURE__ */ typedDocument<SellerApplicationSendMutation, SellerApplicationSendMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SellerApplicationSend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"application"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellerApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerApplicationCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"application"},"value":{"kind":"Variable","name":{"kind":"Name","value":"application"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellerApplicationState"}}]}}]}}]}}, sellerApplicationStateFragment]);

export const SellerApplicationTakeBackDocument = /* #__PURE__ */ typedDocument<SellerApplicationTakeBackMutation, SellerApplicationTakeBackMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SellerApplicationTakeBack"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerApplicationWithdraw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);
