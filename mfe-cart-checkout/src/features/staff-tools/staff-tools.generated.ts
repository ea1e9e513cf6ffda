// Generated from staff-tools.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StaffPersonFragment = { readonly id: string, readonly displayName: string, readonly email: string | null };

export type CartStaffOrderQueryVariables = Exact<{
  orderId: string;
}>;

export type CartStaffOrderQuery = { readonly cart: { readonly orders: ReadonlyArray<{ readonly id: string, readonly guestKey: string | null, readonly shared: boolean, readonly shippingMethodRef: string | null, readonly account: { readonly id: string, readonly displayName: string, readonly email: string | null } | null, readonly contact: { readonly id: string, readonly displayName: string, readonly email: string | null } | null, readonly salesperson: { readonly id: string, readonly displayName: string, readonly email: string | null } | null }> } };

export type CartStaffShippingMethodsQueryVariables = Exact<{
  orderId: string;
}>;

export type CartStaffShippingMethodsQuery = { readonly orderShippingMethods: ReadonlyArray<{ readonly ref: string, readonly name: string, readonly price: { readonly amountCents: number } }> };

export type CartSetLineItemPriceMutationVariables = Exact<{
  lineItemId: string;
  orderId: string;
  amountCents?: number | null | undefined;
}>;

export type CartSetLineItemPriceMutation = { readonly cartUpdateLineItemPrice: { readonly success: boolean, readonly message: string | null } };

export type CartOverrideShippingMutationVariables = Exact<{
  id: string;
  shippingMethodRef: string;
  overridePriceCents?: number | null | undefined;
}>;

export type CartOverrideShippingMutation = { readonly orderSetShippingMethod: { readonly success: boolean, readonly message: string | null } };

export type CartSetOwnerMutationVariables = Exact<{
  id: string;
  accountId?: string | null | undefined;
}>;

export type CartSetOwnerMutation = { readonly orderSetAccount: { readonly success: boolean, readonly message: string | null } };

export type CartSendDraftMutationVariables = Exact<{
  id: string;
}>;

export type CartSendDraftMutation = { readonly draftOrderSend: { readonly success: boolean, readonly message: string | null } };

export const CartStaffOrderDocument = typedDocument<CartStaffOrderQuery, CartStaffOrderQueryVariables>(
  'query CartStaffOrder($orderId:ID!){cart(orderId:[$orderId]){orders{id guestKey shared account{...StaffPerson}contact{...StaffPerson}salesperson{...StaffPerson}shippingMethodRef}}}fragment StaffPerson on Account{id displayName email}',
);

export const CartStaffShippingMethodsDocument = typedDocument<CartStaffShippingMethodsQuery, CartStaffShippingMethodsQueryVariables>(
  'query CartStaffShippingMethods($orderId:ID!){orderShippingMethods(orderId:$orderId){ref name price{amountCents}}}',
);

export const CartSetLineItemPriceDocument = typedDocument<CartSetLineItemPriceMutation, CartSetLineItemPriceMutationVariables>(
  'mutation CartSetLineItemPrice($lineItemId:ID!$orderId:ID!$amountCents:Int){cartUpdateLineItemPrice(lineItemId:$lineItemId orderId:$orderId amountCents:$amountCents){success message}}',
);

export const CartOverrideShippingDocument = typedDocument<CartOverrideShippingMutation, CartOverrideShippingMutationVariables>(
  'mutation CartOverrideShipping($id:ID!$shippingMethodRef:String!$overridePriceCents:Int){orderSetShippingMethod(id:$id shippingMethodRef:$shippingMethodRef overridePriceCents:$overridePriceCents){success message}}',
);

export const CartSetOwnerDocument = typedDocument<CartSetOwnerMutation, CartSetOwnerMutationVariables>(
  'mutation CartSetOwner($id:ID!$accountId:ID){orderSetAccount(id:$id accountId:$accountId){success message}}',
);

export const CartSendDraftDocument = typedDocument<CartSendDraftMutation, CartSendDraftMutationVariables>(
  'mutation CartSendDraft($id:ID!){draftOrderSend(id:$id){success message}}',
);
