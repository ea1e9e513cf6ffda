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

/** Who declined: the shop for the seller because the amount was too low, one of the two, or the sale to somebody else. */
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
  /** Give the buyer of an accepted offer 48 hours more, once. */
  | 'EXTEND'
  | 'ADD_TO_CART';

/** The field of a form that is to be corrected. */
export type OfferField =
  | 'AMOUNT'
  | 'MESSAGE';

export type OwnOfferFragment = { readonly id: string, readonly state: OfferState, readonly declinedBy: OfferDeclinedBy | null, readonly isFromSeller: boolean, readonly reply: string | null, readonly expiresAt: string, readonly orderedAt: string | null, readonly actions: ReadonlyArray<OfferAction>, readonly amountOffered: { readonly amount: number, readonly amountCents: number }, readonly counterAmount: { readonly amountCents: number } | null, readonly agreedAmount: { readonly amountCents: number } | null, readonly item: { readonly id: string, readonly title: string, readonly slug: string, readonly listing: { readonly id: string } | null, readonly images: ReadonlyArray<{ readonly id: string, readonly url: string }>, readonly parentItem: { readonly id: string, readonly images: ReadonlyArray<{ readonly id: string, readonly url: string }> } | null } };

export type CatalogOfferQueryVariables = Exact<{
  listingId: string;
}>;

export type CatalogOfferQuery = { readonly viewerOffer: { readonly id: string, readonly state: OfferState, readonly declinedBy: OfferDeclinedBy | null, readonly isFromSeller: boolean, readonly reply: string | null, readonly expiresAt: string, readonly orderedAt: string | null, readonly actions: ReadonlyArray<OfferAction>, readonly amountOffered: { readonly amount: number, readonly amountCents: number }, readonly counterAmount: { readonly amountCents: number } | null, readonly agreedAmount: { readonly amountCents: number } | null, readonly item: { readonly id: string, readonly title: string, readonly slug: string, readonly listing: { readonly id: string } | null, readonly images: ReadonlyArray<{ readonly id: string, readonly url: string }>, readonly parentItem: { readonly id: string, readonly images: ReadonlyArray<{ readonly id: string, readonly url: string }> } | null } } | null };

export type CatalogOfferCreateMutationVariables = Exact<{
  listingId: string;
  amountCents: number;
  message?: string | null | undefined;
}>;

export type CatalogOfferCreateMutation = { readonly offerCreate: { readonly success: boolean, readonly message: string | null, readonly field: OfferField | null, readonly offer: { readonly id: string, readonly state: OfferState, readonly declinedBy: OfferDeclinedBy | null, readonly isFromSeller: boolean, readonly reply: string | null, readonly expiresAt: string, readonly orderedAt: string | null, readonly actions: ReadonlyArray<OfferAction>, readonly amountOffered: { readonly amount: number, readonly amountCents: number }, readonly counterAmount: { readonly amountCents: number } | null, readonly agreedAmount: { readonly amountCents: number } | null, readonly item: { readonly id: string, readonly title: string, readonly slug: string, readonly listing: { readonly id: string } | null, readonly images: ReadonlyArray<{ readonly id: string, readonly url: string }>, readonly parentItem: { readonly id: string, readonly images: ReadonlyArray<{ readonly id: string, readonly url: string }> } | null } } | null } };

export type CatalogOfferWithdrawMutationVariables = Exact<{
  id: string;
}>;

export type CatalogOfferWithdrawMutation = { readonly offerWithdraw: { readonly success: boolean, readonly message: string | null, readonly offer: { readonly id: string, readonly state: OfferState, readonly declinedBy: OfferDeclinedBy | null, readonly isFromSeller: boolean, readonly reply: string | null, readonly expiresAt: string, readonly orderedAt: string | null, readonly actions: ReadonlyArray<OfferAction>, readonly amountOffered: { readonly amount: number, readonly amountCents: number }, readonly counterAmount: { readonly amountCents: number } | null, readonly agreedAmount: { readonly amountCents: number } | null, readonly item: { readonly id: string, readonly title: string, readonly slug: string, readonly listing: { readonly id: string } | null, readonly images: ReadonlyArray<{ readonly id: string, readonly url: string }>, readonly parentItem: { readonly id: string, readonly images: ReadonlyArray<{ readonly id: string, readonly url: string }> } | null } } | null } };

export type CatalogOfferAcceptMutationVariables = Exact<{
  id: string;
}>;

export type CatalogOfferAcceptMutation = { readonly offerAccept: { readonly success: boolean, readonly message: string | null, readonly offer: { readonly id: string, readonly state: OfferState, readonly declinedBy: OfferDeclinedBy | null, readonly isFromSeller: boolean, readonly reply: string | null, readonly expiresAt: string, readonly orderedAt: string | null, readonly actions: ReadonlyArray<OfferAction>, readonly amountOffered: { readonly amount: number, readonly amountCents: number }, readonly counterAmount: { readonly amountCents: number } | null, readonly agreedAmount: { readonly amountCents: number } | null, readonly item: { readonly id: string, readonly title: string, readonly slug: string, readonly listing: { readonly id: string } | null, readonly images: ReadonlyArray<{ readonly id: string, readonly url: string }>, readonly parentItem: { readonly id: string, readonly images: ReadonlyArray<{ readonly id: string, readonly url: string }> } | null } } | null } };

export type CatalogOfferDeclineMutationVariables = Exact<{
  id: string;
}>;

export type CatalogOfferDeclineMutation = { readonly offerDecline: { readonly success: boolean, readonly message: string | null, readonly offer: { readonly id: string, readonly state: OfferState, readonly declinedBy: OfferDeclinedBy | null, readonly isFromSeller: boolean, readonly reply: string | null, readonly expiresAt: string, readonly orderedAt: string | null, readonly actions: ReadonlyArray<OfferAction>, readonly amountOffered: { readonly amount: number, readonly amountCents: number }, readonly counterAmount: { readonly amountCents: number } | null, readonly agreedAmount: { readonly amountCents: number } | null, readonly item: { readonly id: string, readonly title: string, readonly slug: string, readonly listing: { readonly id: string } | null, readonly images: ReadonlyArray<{ readonly id: string, readonly url: string }>, readonly parentItem: { readonly id: string, readonly images: ReadonlyArray<{ readonly id: string, readonly url: string }> } | null } } | null } };

export const ownOfferFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnOffer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"declinedBy"}},{"kind":"Field","name":{"kind":"Name","value":"isFromSeller"}},{"kind":"Field","name":{"kind":"Name","value":"amountOffered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counterAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agreedAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"orderedAt"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"orders"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"parentItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"orders"}}]}]}}]}}]}}]}};

export const CatalogOfferDocument = /* #__PURE__ */ typedDocument<CatalogOfferQuery, CatalogOfferQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CatalogOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"listingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"listingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"listingId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnOffer"}}]}}]}}, ownOfferFragment]);

export const CatalogOfferCreateDocument = /* #__PURE__ */ typedDocument<CatalogOfferCreateMutation, CatalogOfferCreateMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CatalogOfferCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"listingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amountCents"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"message"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"listingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"listingId"}}},{"kind":"Argument","name":{"kind":"Name","value":"amountCents"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amountCents"}}},{"kind":"Argument","name":{"kind":"Name","value":"message"},"value":{"kind":"Variable","name":{"kind":"Name","value":"message"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnOffer"}}]}}]}}]}}, ownOfferFragment]);

export const CatalogOfferWithdrawDocument = /* #__PURE__ */ typedDocument<CatalogOfferWithdrawMutation, CatalogOfferWithdrawMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CatalogOfferWithdraw"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerWithdraw"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnOffer"}}]}}]}}]}}, ownOfferFragment]);

export const CatalogOfferAcceptDocument = /* #__PURE__ */ typedDocument<CatalogOfferAcceptMutation, CatalogOfferAcceptMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CatalogOfferAccept"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerAccept"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnOffer"}}]}}]}}]}}, ownOfferFragment]);

export const CatalogOfferDeclineDocument = /* #__PURE__ */ typedDocument<CatalogOfferDeclineMutation, CatalogOfferDeclineMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CatalogOfferDecline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerDecline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnOffer"}}]}}]}}]}}, ownOfferFragment]);
