// Generated from session.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SessionPeopleFragment = { readonly viewer: { readonly id: string, readonly email: string | null, readonly username: string, readonly displayName: string, readonly firstName: string | null, readonly lastName: string | null, readonly bio: string | null, readonly phone: string | null, readonly isAdmin: boolean, readonly createdAt: string, readonly avatarImage: { readonly id: string, readonly url: string } | null } | null, readonly impersonator: { readonly id: string, readonly username: string, readonly displayName: string } | null };

export type SessionCountsFragment = { readonly messageCountUnread: number, readonly wishlistItemIds: ReadonlyArray<string>, readonly ordersCompleted: { readonly totalCount: number } };

