// Generated from order-actions.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CancelOrderMutationVariables = Exact<{
  id: string;
}>;

export type CancelOrderMutation = { readonly orderCancel: { readonly success: boolean, readonly message: string | null } };

export type ShipOrderMutationVariables = Exact<{
  id: string;
  carrierName: string;
  trackingNumber: string;
  shipDate?: string | null | undefined;
}>;

export type ShipOrderMutation = { readonly orderShip: { readonly success: boolean, readonly message: string | null } };

export type SetOrderTrackingMutationVariables = Exact<{
  id: string;
  carrierName: string;
  trackingNumber: string;
}>;

export type SetOrderTrackingMutation = { readonly orderSetTracking: { readonly success: boolean, readonly message: string | null } };

export type DeliverOrderMutationVariables = Exact<{
  id: string;
}>;

export type DeliverOrderMutation = { readonly orderDeliver: { readonly success: boolean, readonly message: string | null } };

export type RefundOrderMutationVariables = Exact<{
  id: string;
  amountCents: number;
  reason: string;
  idempotencyKey: string;
}>;

export type RefundOrderMutation = { readonly orderRefundCreate: { readonly success: boolean, readonly message: string | null } };

export type SetLineReturnedMutationVariables = Exact<{
  id: string;
  returnNotes: string;
}>;

export type SetLineReturnedMutation = { readonly lineItemSetReturnedAt: { readonly success: boolean, readonly message: string | null } };

export type CancelLineReturnMutationVariables = Exact<{
  id: string;
}>;

export type CancelLineReturnMutation = { readonly lineItemCancelReturn: { readonly success: boolean, readonly message: string | null } };

export type SetOrderSalespersonMutationVariables = Exact<{
  id: string;
  salespersonId?: string | null | undefined;
}>;

export type SetOrderSalespersonMutation = { readonly orderSetSalesperson: { readonly success: boolean, readonly message: string | null } };

export type SetOrderContactMutationVariables = Exact<{
  id: string;
  contactId: string;
}>;

export type SetOrderContactMutation = { readonly orderSetContact: { readonly success: boolean, readonly message: string | null } };

export type FindPeopleQueryVariables = Exact<{
  search: string;
}>;

export type FindPeopleQuery = { readonly accounts: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly displayName: string, readonly email: string | null, readonly isAdmin: boolean } }> } };

export const CancelOrderDocument = typedDocument<CancelOrderMutation, CancelOrderMutationVariables>(
  'mutation CancelOrder($id:ID!){orderCancel(id:$id){success message}}',
);

export const ShipOrderDocument = typedDocument<ShipOrderMutation, ShipOrderMutationVariables>(
  'mutation ShipOrder($id:ID!$carrierName:String!$trackingNumber:String!$shipDate:DateTime){orderShip(id:$id carrierName:$carrierName trackingNumber:$trackingNumber shipDate:$shipDate){success message}}',
);

export const SetOrderTrackingDocument = typedDocument<SetOrderTrackingMutation, SetOrderTrackingMutationVariables>(
  'mutation SetOrderTracking($id:ID!$carrierName:String!$trackingNumber:String!){orderSetTracking(id:$id carrierName:$carrierName trackingNumber:$trackingNumber){success message}}',
);

export const DeliverOrderDocument = typedDocument<DeliverOrderMutation, DeliverOrderMutationVariables>(
  'mutation DeliverOrder($id:ID!){orderDeliver(id:$id){success message}}',
);

export const RefundOrderDocument = typedDocument<RefundOrderMutation, RefundOrderMutationVariables>(
  'mutation RefundOrder($id:ID!$amountCents:Int!$reason:String!$idempotencyKey:String!){orderRefundCreate(id:$id amountCents:$amountCents reason:$reason idempotencyKey:$idempotencyKey){success message}}',
);

export const SetLineReturnedDocument = typedDocument<SetLineReturnedMutation, SetLineReturnedMutationVariables>(
  'mutation SetLineReturned($id:ID!$returnNotes:String!){lineItemSetReturnedAt(id:$id returnNotes:$returnNotes){success message}}',
);

export const CancelLineReturnDocument = typedDocument<CancelLineReturnMutation, CancelLineReturnMutationVariables>(
  'mutation CancelLineReturn($id:ID!){lineItemCancelReturn(id:$id){success message}}',
);

export const SetOrderSalespersonDocument = typedDocument<SetOrderSalespersonMutation, SetOrderSalespersonMutationVariables>(
  'mutation SetOrderSalesperson($id:ID!$salespersonId:ID){orderSetSalesperson(id:$id salespersonId:$salespersonId){success message}}',
);

export const SetOrderContactDocument = typedDocument<SetOrderContactMutation, SetOrderContactMutationVariables>(
  'mutation SetOrderContact($id:ID!$contactId:ID!){orderSetContact(id:$id contactId:$contactId){success message}}',
);

export const FindPeopleDocument = typedDocument<FindPeopleQuery, FindPeopleQueryVariables>(
  'query FindPeople($search:String!){accounts(first:8 search:$search){edges{node{id displayName email isAdmin}}}}',
);
