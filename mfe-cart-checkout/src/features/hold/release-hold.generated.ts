// Generated from release-hold.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CheckoutReleaseHoldMutationVariables = Exact<{
  orderIds: ReadonlyArray<string>;
  tab?: string | null | undefined;
}>;

export type CheckoutReleaseHoldMutation = { readonly ordersRelease: { readonly success: boolean } };

export const CheckoutReleaseHoldText = 'mutation CheckoutReleaseHold($orderIds:[ID!]!$tab:String){ordersRelease(orderIds:$orderIds tab:$tab){success}}';
