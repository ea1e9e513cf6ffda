// Generated from hold.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CheckoutHoldMutationVariables = Exact<{
  orderIds: ReadonlyArray<string>;
  tab?: string | null | undefined;
  renew?: boolean | null | undefined;
}>;

export type CheckoutHoldMutation = { readonly ordersHold: { readonly message: string | null, readonly code: string | null, readonly until: string | null, readonly secondsLeft: number, readonly renewalsLeft: number, readonly held: ReadonlyArray<{ readonly listingId: string }>, readonly heldByOthers: ReadonlyArray<{ readonly secondsLeft: number }> } };

export type CheckoutReleaseHoldMutationVariables = Exact<{
  orderIds: ReadonlyArray<string>;
  tab?: string | null | undefined;
}>;

export type CheckoutReleaseHoldMutation = { readonly ordersRelease: { readonly success: boolean } };

export const CheckoutHoldDocument = typedDocument<CheckoutHoldMutation, CheckoutHoldMutationVariables>(
  'mutation CheckoutHold($orderIds:[ID!]!$tab:String$renew:Boolean){ordersHold(orderIds:$orderIds tab:$tab renew:$renew){message code until secondsLeft renewalsLeft held{listingId}heldByOthers{secondsLeft}}}',
);

export const CheckoutReleaseHoldDocument = typedDocument<CheckoutReleaseHoldMutation, CheckoutReleaseHoldMutationVariables>(
  'mutation CheckoutReleaseHold($orderIds:[ID!]!$tab:String){ordersRelease(orderIds:$orderIds tab:$tab){success}}',
);
