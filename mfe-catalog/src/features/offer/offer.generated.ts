// Generated from offer.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Where an offer stands. RECEIVED and COUNTERED wait for an answer, ACCEPTED for its buyer; the others are over. */
export type OfferState =
  | 'RECEIVED'
  | 'ACCEPTED'
  | 'DECLINED'
  | 'COUNTERED'
  | 'EXPIRED'
  | 'WITHDRAWN';

/** Who declined: the shop at once because the amount was too low, one of the two, or the sale to somebody else. */
export type OfferDeclinedBy =
  | 'AUTOMATIC'
  | 'SELLER'
  | 'BUYER'
  | 'SALE';

/** What somebody can do about an offer. */
export type OfferAction =
  | 'ACCEPT'
  | 'DECLINE'
  | 'COUNTER'
  | 'WITHDRAW'
  | 'ADD_TO_CART';

/** The field of a form that is to be corrected. */
export type OfferField =
  | 'AMOUNT'
  | 'MESSAGE';

export type OwnOfferFragment = { readonly id: string, readonly state: OfferState, readonly declinedBy: OfferDeclinedBy | null, readonly reply: string | null, readonly expiresAt: string, readonly orderedAt: string | null, readonly actions: ReadonlyArray<OfferAction>, readonly amountOffered: { readonly amount: number, readonly amountCents: number }, readonly counterAmount: { readonly amountCents: number } | null, readonly agreedAmount: { readonly amountCents: number } | null, readonly item: { readonly id: string, readonly title: string, readonly slug: string, readonly listing: { readonly id: string } | null, readonly images: ReadonlyArray<{ readonly url: string }>, readonly parentItem: { readonly images: ReadonlyArray<{ readonly url: string }> } | null } };

export type CatalogOfferQueryVariables = Exact<{
  listingId: string;
}>;

export type CatalogOfferQuery = { readonly viewerOffer: { readonly id: string, readonly state: OfferState, readonly declinedBy: OfferDeclinedBy | null, readonly reply: string | null, readonly expiresAt: string, readonly orderedAt: string | null, readonly actions: ReadonlyArray<OfferAction>, readonly amountOffered: { readonly amount: number, readonly amountCents: number }, readonly counterAmount: { readonly amountCents: number } | null, readonly agreedAmount: { readonly amountCents: number } | null, readonly item: { readonly id: string, readonly title: string, readonly slug: string, readonly listing: { readonly id: string } | null, readonly images: ReadonlyArray<{ readonly url: string }>, readonly parentItem: { readonly images: ReadonlyArray<{ readonly url: string }> } | null } } | null };

export type CatalogOfferCreateMutationVariables = Exact<{
  listingId: string;
  amountCents: number;
  message?: string | null | undefined;
}>;

export type CatalogOfferCreateMutation = { readonly offerCreate: { readonly success: boolean, readonly message: string | null, readonly field: OfferField | null, readonly offer: { readonly id: string, readonly state: OfferState, readonly declinedBy: OfferDeclinedBy | null, readonly reply: string | null, readonly expiresAt: string, readonly orderedAt: string | null, readonly actions: ReadonlyArray<OfferAction>, readonly amountOffered: { readonly amount: number, readonly amountCents: number }, readonly counterAmount: { readonly amountCents: number } | null, readonly agreedAmount: { readonly amountCents: number } | null, readonly item: { readonly id: string, readonly title: string, readonly slug: string, readonly listing: { readonly id: string } | null, readonly images: ReadonlyArray<{ readonly url: string }>, readonly parentItem: { readonly images: ReadonlyArray<{ readonly url: string }> } | null } } | null } };

export type CatalogOfferWithdrawMutationVariables = Exact<{
  id: string;
}>;

export type CatalogOfferWithdrawMutation = { readonly offerWithdraw: { readonly success: boolean, readonly message: string | null, readonly offer: { readonly id: string, readonly state: OfferState, readonly declinedBy: OfferDeclinedBy | null, readonly reply: string | null, readonly expiresAt: string, readonly orderedAt: string | null, readonly actions: ReadonlyArray<OfferAction>, readonly amountOffered: { readonly amount: number, readonly amountCents: number }, readonly counterAmount: { readonly amountCents: number } | null, readonly agreedAmount: { readonly amountCents: number } | null, readonly item: { readonly id: string, readonly title: string, readonly slug: string, readonly listing: { readonly id: string } | null, readonly images: ReadonlyArray<{ readonly url: string }>, readonly parentItem: { readonly images: ReadonlyArray<{ readonly url: string }> } | null } } | null } };

export type CatalogOfferAcceptMutationVariables = Exact<{
  id: string;
}>;

export type CatalogOfferAcceptMutation = { readonly offerAccept: { readonly success: boolean, readonly message: string | null, readonly offer: { readonly id: string, readonly state: OfferState, readonly declinedBy: OfferDeclinedBy | null, readonly reply: string | null, readonly expiresAt: string, readonly orderedAt: string | null, readonly actions: ReadonlyArray<OfferAction>, readonly amountOffered: { readonly amount: number, readonly amountCents: number }, readonly counterAmount: { readonly amountCents: number } | null, readonly agreedAmount: { readonly amountCents: number } | null, readonly item: { readonly id: string, readonly title: string, readonly slug: string, readonly listing: { readonly id: string } | null, readonly images: ReadonlyArray<{ readonly url: string }>, readonly parentItem: { readonly images: ReadonlyArray<{ readonly url: string }> } | null } } | null } };

export type CatalogOfferDeclineMutationVariables = Exact<{
  id: string;
}>;

export type CatalogOfferDeclineMutation = { readonly offerDecline: { readonly success: boolean, readonly message: string | null, readonly offer: { readonly id: string, readonly state: OfferState, readonly declinedBy: OfferDeclinedBy | null, readonly reply: string | null, readonly expiresAt: string, readonly orderedAt: string | null, readonly actions: ReadonlyArray<OfferAction>, readonly amountOffered: { readonly amount: number, readonly amountCents: number }, readonly counterAmount: { readonly amountCents: number } | null, readonly agreedAmount: { readonly amountCents: number } | null, readonly item: { readonly id: string, readonly title: string, readonly slug: string, readonly listing: { readonly id: string } | null, readonly images: ReadonlyArray<{ readonly url: string }>, readonly parentItem: { readonly images: ReadonlyArray<{ readonly url: string }> } | null } } | null } };

export const CatalogOfferDocument = typedDocument<CatalogOfferQuery, CatalogOfferQueryVariables>(
  'query CatalogOffer($listingId:ID!){viewerOffer(listingId:$listingId){...OwnOffer}}fragment OwnOffer on Offer{id state declinedBy amountOffered{amount amountCents}counterAmount{amountCents}agreedAmount{amountCents}reply expiresAt orderedAt actions item{id title slug listing{id}images{url(size:orders)}parentItem{images{url(size:orders)}}}}',
);

export const CatalogOfferCreateDocument = typedDocument<CatalogOfferCreateMutation, CatalogOfferCreateMutationVariables>(
  'mutation CatalogOfferCreate($listingId:ID!$amountCents:Int!$message:String){offerCreate(listingId:$listingId amountCents:$amountCents message:$message){success message field offer{...OwnOffer}}}fragment OwnOffer on Offer{id state declinedBy amountOffered{amount amountCents}counterAmount{amountCents}agreedAmount{amountCents}reply expiresAt orderedAt actions item{id title slug listing{id}images{url(size:orders)}parentItem{images{url(size:orders)}}}}',
);

export const CatalogOfferWithdrawDocument = typedDocument<CatalogOfferWithdrawMutation, CatalogOfferWithdrawMutationVariables>(
  'mutation CatalogOfferWithdraw($id:ID!){offerWithdraw(id:$id){success message offer{...OwnOffer}}}fragment OwnOffer on Offer{id state declinedBy amountOffered{amount amountCents}counterAmount{amountCents}agreedAmount{amountCents}reply expiresAt orderedAt actions item{id title slug listing{id}images{url(size:orders)}parentItem{images{url(size:orders)}}}}',
);

export const CatalogOfferAcceptDocument = typedDocument<CatalogOfferAcceptMutation, CatalogOfferAcceptMutationVariables>(
  'mutation CatalogOfferAccept($id:ID!){offerAccept(id:$id){success message offer{...OwnOffer}}}fragment OwnOffer on Offer{id state declinedBy amountOffered{amount amountCents}counterAmount{amountCents}agreedAmount{amountCents}reply expiresAt orderedAt actions item{id title slug listing{id}images{url(size:orders)}parentItem{images{url(size:orders)}}}}',
);

export const CatalogOfferDeclineDocument = typedDocument<CatalogOfferDeclineMutation, CatalogOfferDeclineMutationVariables>(
  'mutation CatalogOfferDecline($id:ID!){offerDecline(id:$id){success message offer{...OwnOffer}}}fragment OwnOffer on Offer{id state declinedBy amountOffered{amount amountCents}counterAmount{amountCents}agreedAmount{amountCents}reply expiresAt orderedAt actions item{id title slug listing{id}images{url(size:orders)}parentItem{images{url(size:orders)}}}}',
);
