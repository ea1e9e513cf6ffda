// Generated from order-actions.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OrderCancelMutationVariables = Exact<{
  id: string;
}>;

export type OrderCancelMutation = { readonly orderCancel: { readonly success: boolean, readonly message: string | null } };

export type OrderShipMutationVariables = Exact<{
  id: string;
  carrierName: string;
  trackingNumber: string;
  shipDate?: string | null | undefined;
}>;

export type OrderShipMutation = { readonly orderShip: { readonly success: boolean, readonly message: string | null } };

export type OrderSetTrackingMutationVariables = Exact<{
  id: string;
  carrierName: string;
  trackingNumber: string;
}>;

export type OrderSetTrackingMutation = { readonly orderSetTracking: { readonly success: boolean, readonly message: string | null } };

export type OrderDeliverMutationVariables = Exact<{
  id: string;
}>;

export type OrderDeliverMutation = { readonly orderDeliver: { readonly success: boolean, readonly message: string | null } };

export type OrderRefundMutationVariables = Exact<{
  id: string;
  amountCents: number;
  reason: string;
  idempotencyKey: string;
}>;

export type OrderRefundMutation = { readonly orderRefundCreate: { readonly success: boolean, readonly message: string | null } };

export type OrderRegisterReturnMutationVariables = Exact<{
  id: string;
  returnNotes: string;
}>;

export type OrderRegisterReturnMutation = { readonly lineItemSetReturnedAt: { readonly success: boolean, readonly message: string | null } };

export type OrderCancelReturnMutationVariables = Exact<{
  id: string;
}>;

export type OrderCancelReturnMutation = { readonly lineItemCancelReturn: { readonly success: boolean, readonly message: string | null } };

export type OrderSetSalespersonMutationVariables = Exact<{
  id: string;
  salespersonId?: string | null | undefined;
}>;

export type OrderSetSalespersonMutation = { readonly orderSetSalesperson: { readonly success: boolean, readonly message: string | null } };

export type OrderSetContactMutationVariables = Exact<{
  id: string;
  contactId: string;
}>;

export type OrderSetContactMutation = { readonly orderSetContact: { readonly success: boolean, readonly message: string | null } };

export type OrderFindPeopleQueryVariables = Exact<{
  search: string;
}>;

export type OrderFindPeopleQuery = { readonly accounts: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly displayName: string, readonly email: string | null, readonly isAdmin: boolean } }> } };

export const OrderCancelDocument = typedDocument<OrderCancelMutation, OrderCancelMutationVariables>(
  'mutation OrderCancel($id:ID!){orderCancel(id:$id){success message}}',
);

export const OrderShipDocument = typedDocument<OrderShipMutation, OrderShipMutationVariables>(
  'mutation OrderShip($id:ID!$carrierName:String!$trackingNumber:String!$shipDate:DateTime){orderShip(id:$id carrierName:$carrierName trackingNumber:$trackingNumber shipDate:$shipDate){success message}}',
);

export const OrderSetTrackingDocument = typedDocument<OrderSetTrackingMutation, OrderSetTrackingMutationVariables>(
  'mutation OrderSetTracking($id:ID!$carrierName:String!$trackingNumber:String!){orderSetTracking(id:$id carrierName:$carrierName trackingNumber:$trackingNumber){success message}}',
);

export const OrderDeliverDocument = typedDocument<OrderDeliverMutation, OrderDeliverMutationVariables>(
  'mutation OrderDeliver($id:ID!){orderDeliver(id:$id){success message}}',
);

export const OrderRefundDocument = typedDocument<OrderRefundMutation, OrderRefundMutationVariables>(
  'mutation OrderRefund($id:ID!$amountCents:Int!$reason:String!$idempotencyKey:String!){orderRefundCreate(id:$id amountCents:$amountCents reason:$reason idempotencyKey:$idempotencyKey){success message}}',
);

export const OrderRegisterReturnDocument = typedDocument<OrderRegisterReturnMutation, OrderRegisterReturnMutationVariables>(
  'mutation OrderRegisterReturn($id:ID!$returnNotes:String!){lineItemSetReturnedAt(id:$id returnNotes:$returnNotes){success message}}',
);

export const OrderCancelReturnDocument = typedDocument<OrderCancelReturnMutation, OrderCancelReturnMutationVariables>(
  'mutation OrderCancelReturn($id:ID!){lineItemCancelReturn(id:$id){success message}}',
);

export const OrderSetSalespersonDocument = typedDocument<OrderSetSalespersonMutation, OrderSetSalespersonMutationVariables>(
  'mutation OrderSetSalesperson($id:ID!$salespersonId:ID){orderSetSalesperson(id:$id salespersonId:$salespersonId){success message}}',
);

export const OrderSetContactDocument = typedDocument<OrderSetContactMutation, OrderSetContactMutationVariables>(
  'mutation OrderSetContact($id:ID!$contactId:ID!){orderSetContact(id:$id contactId:$contactId){success message}}',
);

export const OrderFindPeopleDocument = typedDocument<OrderFindPeopleQuery, OrderFindPeopleQueryVariables>(
  'query OrderFindPeople($search:String!){accounts(first:8 search:$search){edges{node{id displayName email isAdmin}}}}',
);
