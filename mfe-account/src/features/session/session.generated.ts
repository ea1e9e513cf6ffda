// Generated from session.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountSessionQueryVariables = Exact<{ [key: string]: never; }>;

export type AccountSessionQuery = { readonly messageCountUnread: number, readonly wishlistItemIds: ReadonlyArray<string>, readonly viewer: { readonly id: string, readonly email: string | null, readonly username: string, readonly displayName: string, readonly firstName: string | null, readonly lastName: string | null, readonly bio: string | null, readonly phone: string | null, readonly isAdmin: boolean, readonly createdAt: string, readonly avatarImage: { readonly id: string, readonly url: string } | null } | null, readonly impersonator: { readonly id: string, readonly username: string, readonly displayName: string } | null, readonly ordersCompleted: { readonly totalCount: number } };

export type AccountSessionViewerQueryVariables = Exact<{ [key: string]: never; }>;

export type AccountSessionViewerQuery = { readonly viewer: { readonly id: string, readonly email: string | null, readonly username: string, readonly displayName: string, readonly firstName: string | null, readonly lastName: string | null, readonly bio: string | null, readonly phone: string | null, readonly isAdmin: boolean, readonly createdAt: string, readonly avatarImage: { readonly id: string, readonly url: string } | null } | null, readonly impersonator: { readonly id: string, readonly username: string, readonly displayName: string } | null };

export type SessionDestroyMutationVariables = Exact<{ [key: string]: never; }>;

export type SessionDestroyMutation = { readonly sessionDestroy: { readonly success: boolean, readonly message: string | null } };

export type SessionPeopleFragment = { readonly viewer: { readonly id: string, readonly email: string | null, readonly username: string, readonly displayName: string, readonly firstName: string | null, readonly lastName: string | null, readonly bio: string | null, readonly phone: string | null, readonly isAdmin: boolean, readonly createdAt: string, readonly avatarImage: { readonly id: string, readonly url: string } | null } | null, readonly impersonator: { readonly id: string, readonly username: string, readonly displayName: string } | null };

export type SessionCountsFragment = { readonly messageCountUnread: number, readonly wishlistItemIds: ReadonlyArray<string>, readonly ordersCompleted: { readonly totalCount: number } };

export const AccountSessionDocument = typedDocument<AccountSessionQuery, AccountSessionQueryVariables>(
  'query AccountSession{...SessionPeople ...SessionCounts}fragment SessionPeople on Query{viewer{id email username displayName firstName lastName bio phone isAdmin createdAt avatarImage{id url}}impersonator{id username displayName}}fragment SessionCounts on Query{ordersCompleted(first:15 paymentState:PARTIALLY_PAID){totalCount}messageCountUnread wishlistItemIds}',
);

export const AccountSessionViewerDocument = typedDocument<AccountSessionViewerQuery, AccountSessionViewerQueryVariables>(
  'query AccountSessionViewer{...SessionPeople}fragment SessionPeople on Query{viewer{id email username displayName firstName lastName bio phone isAdmin createdAt avatarImage{id url}}impersonator{id username displayName}}',
);

export const SessionDestroyDocument = typedDocument<SessionDestroyMutation, SessionDestroyMutationVariables>(
  'mutation SessionDestroy{sessionDestroy{success message}}',
);
