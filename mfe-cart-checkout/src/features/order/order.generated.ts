// Generated from order.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Condition =
  | 'NEW'
  | 'MINT'
  | 'EXCELLENT'
  | 'VERY_GOOD'
  | 'GOOD'
  | 'FAIR'
  | 'PROJECT';

/** The backdrop that an item is shown on. */
export type Backdrop =
  | 'SURF'
  | 'SHELL'
  | 'SONIC'
  | 'BUTTER'
  | 'FOG';

/** card 4:5, full 25:54, hang 2:5, head 4:5, back 4:5. */
export type ImageView =
  | 'CARD'
  | 'FULL'
  | 'HANG'
  | 'HEAD'
  | 'BACK';

export type PaymentStatus =
  | 'REQUIRES_ACTION'
  | 'SUBMITTED'
  | 'CAPTURED'
  | 'FAILED'
  | 'REFUNDED'
  | 'VOID';

/**
 * RETURNED: the bank reversed a payment, and the amount is due again. DISPUTED: the card issuer holds the money until it
 * decides. DISPUTE_WON: the shop keeps it. DISPUTE_LOST: it was returned to the buyer.
 */
export type ReversalState =
  | 'RETURNED'
  | 'DISPUTED'
  | 'DISPUTE_WON'
  | 'DISPUTE_LOST';

export type InstalmentState =
  | 'PAID'
  | 'OPEN'
  | 'OVERDUE';

export type LineItemState =
  | 'IN_CART'
  | 'ORDERED'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'CANCELLED'
  | 'RETURNED';

export type PaymentState =
  | 'UNPAID'
  | 'PARTIALLY_PAID'
  | 'PAID'
  | 'REFUNDED';

/** What the viewer may do with a placed order; every action is checked again when it runs. */
export type OrderAction =
  | 'PAY'
  | 'CANCEL'
  | 'SET_TRACKING'
  | 'SHIP'
  | 'DELIVER'
  | 'REFUND'
  | 'RETURN'
  | 'SET_PEOPLE';

export type OrderPageQueryVariables = Exact<{
  id: string;
  key?: string | null | undefined;
}>;

export type OrderPageQuery = { readonly order: { readonly id: string, readonly number: string | null, readonly completedAt: string | null, readonly fullyPaidAt: string | null, readonly cancelledAt: string | null, readonly analyticsShown: boolean, readonly shared: boolean, readonly paymentState: PaymentState, readonly shipDate: string | null, readonly taxExemptReason: string | null, readonly shipOption: string | null, readonly requiresShipping: boolean, readonly version: number, readonly guestKey: string | null, readonly viewerActions: ReadonlyArray<OrderAction>, readonly canAcceptPrepaidCodes: boolean, readonly extraFeeDescription: string | null, readonly seller: { readonly displayName: string }, readonly salesperson: { readonly displayName: string } | null, readonly contact: { readonly email: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly phone: string | null } | null, readonly shipment: { readonly trackingNumber: string | null, readonly trackingUrl: string | null, readonly carrierName: string | null, readonly deliveredAt: string | null, readonly address: { readonly id: string, readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string | null, readonly phone: string | null, readonly region: { readonly name: string, readonly iso: string | null } | null, readonly country: { readonly name: string, readonly iso: string } } | null } | null, readonly store: { readonly id: string, readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string | null, readonly phone: string | null, readonly region: { readonly name: string, readonly iso: string | null } | null, readonly country: { readonly name: string, readonly iso: string } } | null, readonly shippingMethod: { readonly name: string } | null, readonly refundable: { readonly amountCents: number }, readonly amountRemainingLessRefunds: { readonly amountCents: number }, readonly lineItems: ReadonlyArray<{ readonly state: LineItemState, readonly returnedAt: string | null, readonly returnNotes: string | null, readonly id: string, readonly quantity: number, readonly allowCartNotes: boolean, readonly cartNotes: string | null, readonly unitCost: { readonly amountCents: number }, readonly amount: { readonly amountCents: number }, readonly offer: { readonly expiresAt: string, readonly holds: boolean } | null, readonly listing: { readonly id: string, readonly askingPrice: { readonly amountCents: number }, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }>, readonly parentItem: { readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly variant: { readonly fields: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null, readonly retail: { readonly stockLevel: number | null } } } }>, readonly capturedPayments: ReadonlyArray<{ readonly id: string, readonly isTrade: boolean, readonly amount: { readonly amountCents: number }, readonly capturedAmount: { readonly amountCents: number }, readonly reversal: { readonly state: ReversalState, readonly at: string, readonly respondBy: string | null } | null, readonly payment:
        | { readonly __typename: 'PaymentCard', readonly terminal: boolean, readonly network: string | null, readonly last4: string | null, readonly id: string, readonly status: PaymentStatus, readonly capturedAt: string | null }
        | { readonly __typename: 'PaymentValor', readonly id: string, readonly status: PaymentStatus, readonly capturedAt: string | null }
        | { readonly __typename: 'PaymentPaypal', readonly id: string, readonly status: PaymentStatus, readonly capturedAt: string | null }
        | { readonly __typename: 'PaymentShopPay', readonly id: string, readonly status: PaymentStatus, readonly capturedAt: string | null }
        | { readonly __typename: 'PaymentAffirm', readonly id: string, readonly status: PaymentStatus, readonly capturedAt: string | null }
        | { readonly __typename: 'PaymentPrepaidCode', readonly code: string, readonly id: string, readonly status: PaymentStatus, readonly capturedAt: string | null }
        | { readonly __typename: 'PaymentManual', readonly id: string, readonly status: PaymentStatus, readonly capturedAt: string | null, readonly manualType: string }
        | { readonly __typename: 'PaymentStoreCredits', readonly id: string, readonly status: PaymentStatus, readonly capturedAt: string | null }
        | { readonly __typename: 'PaymentAch', readonly submittedAt: string | null, readonly id: string, readonly status: PaymentStatus, readonly capturedAt: string | null, readonly nextAction: { readonly type: string, readonly url: string | null } | null }
       }>, readonly layaway: { readonly ref: string, readonly isOverdue: boolean, readonly deposit: { readonly amountCents: number }, readonly nextAmount: { readonly amountCents: number }, readonly instalments: ReadonlyArray<{ readonly position: number, readonly dueAt: string, readonly state: InstalmentState, readonly amount: { readonly amountCents: number } }> } | null, readonly refunds: ReadonlyArray<{ readonly id: string, readonly isVoid: boolean, readonly reason: string | null, readonly createdAt: string, readonly refundedAmount: { readonly amountCents: number } }>, readonly subTotal: { readonly amountCents: number, readonly currency: { readonly iso: string } }, readonly shippingCost: { readonly amountCents: number }, readonly tax: { readonly amountCents: number }, readonly extraFee: { readonly amountCents: number }, readonly discountTotal: { readonly amountCents: number }, readonly total: { readonly amountCents: number }, readonly amountRemaining: { readonly amountCents: number } } | null };

export type CheckoutAddressFragment = { readonly id: string, readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string | null, readonly phone: string | null, readonly region: { readonly name: string, readonly iso: string | null } | null, readonly country: { readonly name: string, readonly iso: string } };

export type OrderSumsFragment = { readonly extraFeeDescription: string | null, readonly subTotal: { readonly amountCents: number, readonly currency: { readonly iso: string } }, readonly shippingCost: { readonly amountCents: number }, readonly tax: { readonly amountCents: number }, readonly extraFee: { readonly amountCents: number }, readonly discountTotal: { readonly amountCents: number }, readonly total: { readonly amountCents: number }, readonly amountRemaining: { readonly amountCents: number } };

export type CartLineItemPartsFragment = { readonly id: string, readonly quantity: number, readonly allowCartNotes: boolean, readonly cartNotes: string | null, readonly unitCost: { readonly amountCents: number }, readonly amount: { readonly amountCents: number }, readonly offer: { readonly expiresAt: string, readonly holds: boolean } | null, readonly listing: { readonly id: string, readonly askingPrice: { readonly amountCents: number }, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }>, readonly parentItem: { readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly variant: { readonly fields: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null, readonly retail: { readonly stockLevel: number | null } } } };

export type LayawayPlanFragment = { readonly ref: string, readonly isOverdue: boolean, readonly deposit: { readonly amountCents: number }, readonly nextAmount: { readonly amountCents: number }, readonly instalments: ReadonlyArray<{ readonly position: number, readonly dueAt: string, readonly state: InstalmentState, readonly amount: { readonly amountCents: number } }> };

export const OrderPageDocument = typedDocument<OrderPageQuery, OrderPageQueryVariables>(
  'query OrderPage($id:ID!$key:String){order(id:$id key:$key){id number completedAt fullyPaidAt cancelledAt analyticsShown shared paymentState shipDate taxExemptReason shipOption requiresShipping version guestKey viewerActions canAcceptPrepaidCodes seller{displayName}salesperson{displayName}contact{email firstName lastName phone}shipment{trackingNumber trackingUrl carrierName deliveredAt address{...CheckoutAddress}}store{...CheckoutAddress}shippingMethod{name}...OrderSums refundable{amountCents}amountRemainingLessRefunds{amountCents}lineItems{...CartLineItemParts state returnedAt returnNotes}capturedPayments{id isTrade amount{amountCents}capturedAmount{amountCents}reversal{state at respondBy}payment{__typename id status capturedAt ...on PaymentCard{terminal network last4}...on PaymentPrepaidCode{code}...on PaymentManual{manualType:type}...on PaymentAch{submittedAt nextAction{type url}}}}layaway{...LayawayPlan}refunds{id isVoid reason createdAt refundedAmount{amountCents}}}}fragment CheckoutAddress on Address{id firstName lastName company line1 line2 city postalCode phone region{name iso}country{name iso}}fragment OrderSums on Order{subTotal{amountCents currency{iso}}shippingCost{amountCents}tax{amountCents}extraFee{amountCents}extraFeeDescription discountTotal{amountCents}total{amountCents}amountRemaining{amountCents}}fragment CartLineItemParts on LineItem{id quantity allowCartNotes cartNotes unitCost{amountCents}amount{amountCents}offer{expiresAt holds}listing{id askingPrice{amountCents}item{id slug title subtitle backdrop condition images{id view}parentItem{images{id view}}variant{fields{name value}}retail{stockLevel}}}}fragment LayawayPlan on Layaway{ref deposit{amountCents}nextAmount{amountCents}isOverdue instalments{position dueAt state amount{amountCents}}}',
);
