// Generated from hold-status.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CatalogHoldStatusQueryVariables = Exact<{
  listingId: string;
}>;

export type CatalogHoldStatusQuery = { readonly listingHold: { readonly legalHoldUntil: string | null, readonly heldUntil: string | null, readonly viewerHoldUntil: string | null, readonly secondsLeft: number, readonly isPaymentPending: boolean, readonly isPendingSale: boolean, readonly viewerOfferUntil: string | null, readonly isAvailable: boolean, readonly waitlistCount: number, readonly waitlistEntry: { readonly position: number, readonly notifiedAt: string | null } | null } | null };

export const CatalogHoldStatusText = 'query CatalogHoldStatus($listingId:ID!){listingHold(listingId:$listingId){legalHoldUntil heldUntil viewerHoldUntil secondsLeft isPaymentPending isPendingSale viewerOfferUntil isAvailable waitlistCount waitlistEntry{position notifiedAt}}}';
