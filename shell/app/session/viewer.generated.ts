// Generated from viewer.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ShellViewerQueryVariables = Exact<{ [key: string]: never; }>;

export type ShellViewerQuery = { readonly viewer: { readonly id: string, readonly email: string | null, readonly username: string, readonly displayName: string, readonly firstName: string | null, readonly lastName: string | null, readonly bio: string | null, readonly phone: string | null, readonly isAdmin: boolean, readonly createdAt: string, readonly avatarImage: { readonly id: string, readonly url: string } | null } | null, readonly impersonator: { readonly id: string, readonly username: string, readonly displayName: string } | null };

export type ShellCountsQueryVariables = Exact<{ [key: string]: never; }>;

export type ShellCountsQuery = { readonly messageCountUnread: number, readonly wishlistItemIds: ReadonlyArray<string>, readonly ordersCompleted: { readonly totalCount: number } };

export type SessionPeopleFragment = { readonly viewer: { readonly id: string, readonly email: string | null, readonly username: string, readonly displayName: string, readonly firstName: string | null, readonly lastName: string | null, readonly bio: string | null, readonly phone: string | null, readonly isAdmin: boolean, readonly createdAt: string, readonly avatarImage: { readonly id: string, readonly url: string } | null } | null, readonly impersonator: { readonly id: string, readonly username: string, readonly displayName: string } | null };

export type SessionCountsFragment = { readonly messageCountUnread: number, readonly wishlistItemIds: ReadonlyArray<string>, readonly ordersCompleted: { readonly totalCount: number } };

export const ShellViewerDocument = typedDocument<ShellViewerQuery, ShellViewerQueryVariables>(
  'query ShellViewer{...SessionPeople}fragment SessionPeople on Query{viewer{id email username displayName firstName lastName bio phone isAdmin createdAt avatarImage{id url}}impersonator{id username displayName}}',
);

export const ShellCountsDocument = typedDocument<ShellCountsQuery, ShellCountsQueryVariables>(
  'query ShellCounts{...SessionCounts}fragment SessionCounts on Query{ordersCompleted(first:15 paymentState:PARTIALLY_PAID){totalCount}messageCountUnread wishlistItemIds}',
);
