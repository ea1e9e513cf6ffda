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

const sessionPeopleFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionPeople"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"avatarImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"impersonator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}};

const sessionCountsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordersCompleted"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"15"}},{"kind":"Argument","name":{"kind":"Name","value":"paymentState"},"value":{"kind":"EnumValue","value":"PARTIALLY_PAID"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messageCountUnread"}},{"kind":"Field","name":{"kind":"Name","value":"wishlistItemIds"}}]}};

export const ShellViewerDocument = /* #__PURE__ */ typedDocument<ShellViewerQuery, ShellViewerQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShellViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionPeople"}}]}}, sessionPeopleFragment]);

export const ShellCountsDocument = /* #__PURE__ */ typedDocument<ShellCountsQuery, ShellCountsQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShellCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionCounts"}}]}}, sessionCountsFragment]);
