// Generated from waitlist.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CatalogWaitlistJoinMutationVariables = Exact<{
  listingId: string;
  email?: string | null | undefined;
  botToken?: string | null | undefined;
}>;

export type CatalogWaitlistJoinMutation = { readonly waitlistJoin: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type CatalogWaitlistLeaveMutationVariables = Exact<{
  listingId: string;
}>;

export type CatalogWaitlistLeaveMutation = { readonly waitlistLeave: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export const CatalogWaitlistJoinDocument = typedDocument<CatalogWaitlistJoinMutation, CatalogWaitlistJoinMutationVariables>(
  'mutation CatalogWaitlistJoin($listingId:ID!$email:String$botToken:String){waitlistJoin(listingId:$listingId email:$email botToken:$botToken){success message code}}',
);

export const CatalogWaitlistLeaveDocument = typedDocument<CatalogWaitlistLeaveMutation, CatalogWaitlistLeaveMutationVariables>(
  'mutation CatalogWaitlistLeave($listingId:ID!){waitlistLeave(listingId:$listingId){success message code}}',
);
