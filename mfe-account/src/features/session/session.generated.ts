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

export type AccountSessionCartQuery = { readonly cart: { readonly version: number, readonly orders: ReadonlyArray<{ readonly id: string, readonly subTotal: { readonly amountCents: number, readonly currency: { readonly iso: string } }, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly amount: { readonly amountCents: number }, readonly listing: { readonly id: string, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly backdrop: Backdrop, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }>, readonly parentItem: { readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null } } }> }> } };

export type SessionDestroyMutationVariables = Exact<{ [key: string]: never; }>;

export type SessionDestroyMutation = { readonly sessionDestroy: { readonly success: boolean, readonly message: string | null } };

export const AccountSessionDocument = typedDocument<AccountSessionQuery, AccountSessionQueryVariables>(
  'query AccountSession{viewer{...SessionViewer}impersonator{id username displayName}ordersCompleted(first:15 paymentState:PARTIALLY_PAID){totalCount}messageCountUnread wishlistItemIds}fragment SessionViewer on Account{id email username displayName firstName lastName bio phone isAdmin createdAt avatarImage{id url}}',
);

export const AccountSessionViewerDocument = typedDocument<AccountSessionViewerQuery, AccountSessionViewerQueryVariables>(
  'query AccountSessionViewer{viewer{...SessionViewer}impersonator{id username displayName}}fragment SessionViewer on Account{id email username displayName firstName lastName bio phone isAdmin createdAt avatarImage{id url}}',
);

export const AccountSessionCartDocument = typedDocument<AccountSessionCartQuery, AccountSessionCartQueryVariables>(
  'query AccountSessionCart{cart(orderId:[]){version orders{id subTotal{amountCents currency{iso}}lineItems{id quantity amount{amountCents}listing{id item{id slug title backdrop images{id view}parentItem{images{id view}}}}}}}}',
);

export const SessionDestroyDocument = typedDocument<SessionDestroyMutation, SessionDestroyMutationVariables>(
  'mutation SessionDestroy{sessionDestroy{success message}}',
);
