// Generated from line.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CatalogJoinLineMutationVariables = Exact<{
  listingId: string;
  email?: string | null | undefined;
  recaptchaToken?: string | null | undefined;
}>;

export type CatalogJoinLineMutation = { readonly holdQueueJoin: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type CatalogLeaveLineMutationVariables = Exact<{
  listingId: string;
}>;

export type CatalogLeaveLineMutation = { readonly holdQueueLeave: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export const CatalogJoinLineDocument = typedDocument<CatalogJoinLineMutation, CatalogJoinLineMutationVariables>(
  'mutation CatalogJoinLine($listingId:ID!$email:String$recaptchaToken:String){holdQueueJoin(listingId:$listingId email:$email recaptchaToken:$recaptchaToken){success message code}}',
);

export const CatalogLeaveLineDocument = typedDocument<CatalogLeaveLineMutation, CatalogLeaveLineMutationVariables>(
  'mutation CatalogLeaveLine($listingId:ID!){holdQueueLeave(listingId:$listingId){success message code}}',
);
