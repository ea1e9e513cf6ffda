// Generated from accounts.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AdminAccountsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;

export type AdminAccountsQuery = { readonly accounts: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly displayName: string, readonly username: string, readonly email: string | null, readonly isAdmin: boolean, readonly isPrivateSeller: boolean, readonly isProfessionalSeller: boolean, readonly createdAt: string } }> } };

export const AdminAccountsDocument = typedDocument<AdminAccountsQuery, AdminAccountsQueryVariables>(
  'query AdminAccounts($first:Int!$after:String$search:String){accounts(first:$first after:$after search:$search){totalCount pageInfo{hasNextPage endCursor}edges{node{id displayName username email isAdmin isPrivateSeller isProfessionalSeller createdAt}}}}',
);
