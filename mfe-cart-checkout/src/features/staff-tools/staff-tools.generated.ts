// Generated from staff-tools.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DeskPersonFragment = { readonly id: string, readonly displayName: string, readonly email: string | null };

export type DeskOrderQueryVariables = Exact<{
  orderId: string;
}>;

export type DeskOrderQuery = { readonly cart: { readonly orders: ReadonlyArray<{ readonly id: string, readonly guestKey: string | null, readonly shared: boolean, readonly shippingMethodRef: string | null, readonly account: { readonly id: string, readonly displayName: string, readonly email: string | null } | null, readonly contact: { readonly id: string, readonly displayName: string, readonly email: string | null } | null, readonly salesperson: { readonly id: string, readonly displayName: string, readonly email: string | null } | null }> } };

export type DeskShippingQueryVariables = Exact<{
  orderId: string;
}>;

export type DeskShippingQuery = { readonly orderShippingMethods: ReadonlyArray<{ readonly ref: string, readonly name: string, readonly price: { readonly amountCents: number } }> };

export type SetLinePriceMutationVariables = Exact<{
  lineItemId: string;
  orderId: string;
  amountCents?: number | null | undefined;
}>;

export type SetLinePriceMutation = { readonly cartUpdateLineItemPrice: { readonly success: boolean, readonly message: string | null } };

export type OverrideShippingMutationVariables = Exact<{
  id: string;
  shippingMethodRef: string;
  overridePriceCents?: number | null | undefined;
}>;

export type OverrideShippingMutation = { readonly orderSetShippingMethod: { readonly success: boolean, readonly message: string | null } };

export type SetOrderAccountMutationVariables = Exact<{
  id: string;
  accountId?: string | null | undefined;
}>;

export type SetOrderAccountMutation = { readonly orderSetAccount: { readonly success: boolean, readonly message: string | null } };

export type HandOverMutationVariables = Exact<{
  id: string;
}>;

export type HandOverMutation = { readonly orderHandOver: { readonly success: boolean, readonly message: string | null } };

export const DeskOrderDocument = typedDocument<DeskOrderQuery, DeskOrderQueryVariables>(
  'query DeskOrder($orderId:ID!){cart(orderId:[$orderId]){orders{id guestKey shared account{...DeskPerson}contact{...DeskPerson}salesperson{...DeskPerson}shippingMethodRef}}}fragment DeskPerson on Account{id displayName email}',
);

export const DeskShippingDocument = typedDocument<DeskShippingQuery, DeskShippingQueryVariables>(
  'query DeskShipping($orderId:ID!){orderShippingMethods(orderId:$orderId){ref name price{amountCents}}}',
);

export const SetLinePriceDocument = typedDocument<SetLinePriceMutation, SetLinePriceMutationVariables>(
  'mutation SetLinePrice($lineItemId:ID!$orderId:ID!$amountCents:Int){cartUpdateLineItemPrice(lineItemId:$lineItemId orderId:$orderId amountCents:$amountCents){success message}}',
);

export const OverrideShippingDocument = typedDocument<OverrideShippingMutation, OverrideShippingMutationVariables>(
  'mutation OverrideShipping($id:ID!$shippingMethodRef:String!$overridePriceCents:Int){orderSetShippingMethod(id:$id shippingMethodRef:$shippingMethodRef overridePriceCents:$overridePriceCents){success message}}',
);

export const SetOrderAccountDocument = typedDocument<SetOrderAccountMutation, SetOrderAccountMutationVariables>(
  'mutation SetOrderAccount($id:ID!$accountId:ID){orderSetAccount(id:$id accountId:$accountId){success message}}',
);

export const HandOverDocument = typedDocument<HandOverMutation, HandOverMutationVariables>(
  'mutation HandOver($id:ID!){orderHandOver(id:$id){success message}}',
);
