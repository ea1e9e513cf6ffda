// Generated from session.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The backdrop that an item is shown on. */
export type Backdrop =
  | 'SURF'
  | 'SHELL'
  | 'SONIC'
  | 'BUTTER'
  | 'FOG';

/** card 4:5, full 25:54, hang 2:5, head 4:5, back 4:5. */
export type ImageView =
  | 'CARD'
  | 'FULL'
  | 'HANG'
  | 'HEAD'
  | 'BACK';

export type SessionViewerFragment = { readonly id: string, readonly email: string | null, readonly username: string, readonly displayName: string, readonly firstName: string | null, readonly lastName: string | null, readonly bio: string | null, readonly phone: string | null, readonly isAdmin: boolean, readonly createdAt: string, readonly avatarImage: { readonly id: string, readonly url: string } | null };

export type AccountSessionQueryVariables = Exact<{ [key: string]: never; }>;

export type AccountSessionQuery = { readonly messageCountUnread: number, readonly wishlistItemIds: ReadonlyArray<string>, readonly viewer: { readonly id: string, readonly email: string | null, readonly username: string, readonly displayName: string, readonly firstName: string | null, readonly lastName: string | null, readonly bio: string | null, readonly phone: string | null, readonly isAdmin: boolean, readonly createdAt: string, readonly avatarImage: { readonly id: string, readonly url: string } | null } | null, readonly impersonator: { readonly id: string, readonly username: string, readonly displayName: string } | null, readonly ordersCompleted: { readonly totalCount: number } };

export type AccountSessionViewerQueryVariables = Exact<{ [key: string]: never; }>;

export type AccountSessionViewerQuery = { readonly viewer: { readonly id: string, readonly email: string | null, readonly username: string, readonly displayName: string, readonly firstName: string | null, readonly lastName: string | null, readonly bio: string | null, readonly phone: string | null, readonly isAdmin: boolean, readonly createdAt: string, readonly avatarImage: { readonly id: string, readonly url: string } | null } | null, readonly impersonator: { readonly id: string, readonly username: string, readonly displayName: string } | null };

export type AccountSessionCartQueryVariables = Exact<{ [key: string]: never; }>;

export type AccountSessionCartQuery = { readonly cart: { readonly version: number, readonly orders: ReadonlyArray<{ readonly id: string, readonly subTotal: { readonly amountCents: number, readonly currency: { readonly iso: string } }, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly amount: { readonly amountCents: number }, readonly listing: { readonly id: string, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly backdrop: Backdrop, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }>, readonly parentItem: { readonly id: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null } } }> }> } };

export type SessionDestroyMutationVariables = Exact<{ [key: string]: never; }>;

export type SessionDestroyMutation = { readonly sessionDestroy: { readonly success: boolean, readonly message: string | null } };

const sessionViewerFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"avatarImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}};

export const AccountSessionDocument = /* #__PURE__ */ typedDocument<AccountSessionQuery, AccountSessionQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"impersonator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ordersCompleted"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"15"}},{"kind":"Argument","name":{"kind":"Name","value":"paymentState"},"value":{"kind":"EnumValue","value":"PARTIALLY_PAID"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messageCountUnread"}},{"kind":"Field","name":{"kind":"Name","value":"wishlistItemIds"}}]}}, sessionViewerFragment]);

export const AccountSessionViewerDocument = /* #__PURE__ */ typedDocument<AccountSessionViewerQuery, AccountSessionViewerQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountSessionViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"impersonator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}, sessionViewerFragment]);

export const AccountSessionCartDocument = /* #__PURE__ */ typedDocument<AccountSessionCartQuery, AccountSessionCartQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountSessionCart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"ListValue","values":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subTotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}},{"kind":"Field","name":{"kind":"Name","value":"currency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"iso"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"backdrop"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"view"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parentItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"view"}}]}}]}}]}}]}}]}}]}}]}}]}}]);

export const SessionDestroyDocument = /* #__PURE__ */ typedDocument<SessionDestroyMutation, SessionDestroyMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SessionDestroy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionDestroy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]);
