// Generated from order.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';
import { layawayPlanFragment } from '../payment/payment.generated.ts';

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

/** Crops of a drawing: card 4:5, full 25:54, hang 2:5, head 4:5, back 4:5. PHOTO is a photograph, of any shape, with a ground of its own. */
export type ImageView =
  | 'CARD'
  | 'FULL'
  | 'HANG'
  | 'HEAD'
  | 'BACK'
  | 'PHOTO';

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
  /** Add a guest's order to an account's purchases, once its viewer is signed in; see orderClaim. */
  | 'CLAIM'
  | 'CANCEL'
  | 'SET_TRACKING'
  | 'SHIP'
  | 'DELIVER'
  | 'REFUND'
  | 'RETURN'
  | 'SET_PEOPLE';

/** How far a refund is. A refund that SUCCEEDED can still come back days later, when the buyer's bank refuses it. */
export type RefundStatus =
  /** Written down; the provider has not taken it yet. */
  | 'REQUESTED'
  /** The provider has it, and its bank has not decided. */
  | 'PENDING'
  | 'SUCCEEDED'
  /** It came back; the shop tries again by itself. */
  | 'FAILED';

export type OrderReportPurchaseMutationVariables = Exact<{
  id: string;
}>;

export type OrderReportPurchaseMutation = { readonly orderReportPurchase: { readonly success: boolean } };

export type OrderPageQueryVariables = Exact<{
  id: string;
  key?: string | null | undefined;
}>;

export type OrderPageQuery = { readonly order: { readonly id: string, readonly number: string | null, readonly completedAt: string | null, readonly fullyPaidAt: string | null, readonly cancelledAt: string | null, readonly analyticsShown: boolean, readonly shared: boolean, readonly paymentState: PaymentState, readonly shipDate: string | null, readonly taxExemptReason: string | null, readonly shipOption: string | null, readonly requiresShipping: boolean, readonly version: number, readonly guestKey: string | null, readonly viewerActions: ReadonlyArray<OrderAction>, readonly canAcceptPrepaidCodes: boolean, readonly extraFeeDescription: string | null, readonly seller: { readonly id: string, readonly displayName: string }, readonly salesperson: { readonly id: string, readonly displayName: string } | null, readonly contact: { readonly id: string, readonly email: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly phone: string | null } | null, readonly shipment: { readonly id: string, readonly trackingNumber: string | null, readonly trackingUrl: string | null, readonly carrierName: string | null, readonly deliveredAt: string | null, readonly address: { readonly keptAsTyped: boolean, readonly id: string, readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string | null, readonly phone: string | null, readonly region: { readonly name: string, readonly iso: string | null } | null, readonly country: { readonly name: string, readonly iso: string } } | null } | null, readonly store: { readonly id: string, readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string | null, readonly phone: string | null, readonly region: { readonly name: string, readonly iso: string | null } | null, readonly country: { readonly name: string, readonly iso: string } } | null, readonly shippingMethod: { readonly name: string } | null, readonly refundable: { readonly amountCents: number }, readonly amountRemainingLessRefunds: { readonly amountCents: number }, readonly lineItems: ReadonlyArray<{ readonly state: LineItemState, readonly returnedAt: string | null, readonly returnNotes: string | null, readonly id: string, readonly quantity: number, readonly allowCartNotes: boolean, readonly cartNotes: string | null, readonly unitCost: { readonly amountCents: number }, readonly amount: { readonly amountCents: number }, readonly offer: { readonly id: string, readonly expiresAt: string, readonly holds: boolean } | null, readonly listing: { readonly id: string, readonly isPendingSale: boolean, readonly viewerOfferUntil: string | null, readonly askingPrice: { readonly amountCents: number }, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }>, readonly parentItem: { readonly id: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly variant: { readonly fields: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null, readonly retail: { readonly stockLevel: number | null } } } }>, readonly capturedPayments: ReadonlyArray<{ readonly id: string, readonly isTrade: boolean, readonly amount: { readonly amountCents: number }, readonly capturedAmount: { readonly amountCents: number }, readonly reversal: { readonly id: string, readonly state: ReversalState, readonly at: string, readonly respondBy: string | null } | null, readonly payment:
        | { readonly __typename: 'PaymentCard', readonly terminal: boolean, readonly network: string | null, readonly last4: string | null, readonly id: string, readonly status: PaymentStatus, readonly capturedAt: string | null }
        | { readonly __typename: 'PaymentValor', readonly id: string, readonly status: PaymentStatus, readonly capturedAt: string | null }
        | { readonly __typename: 'PaymentPaypal', readonly id: string, readonly status: PaymentStatus, readonly capturedAt: string | null }
        | { readonly __typename: 'PaymentShopPay', readonly id: string, readonly status: PaymentStatus, readonly capturedAt: string | null }
        | { readonly __typename: 'PaymentAffirm', readonly id: string, readonly status: PaymentStatus, readonly capturedAt: string | null }
        | { readonly __typename: 'PaymentPrepaidCode', readonly code: string, readonly id: string, readonly status: PaymentStatus, readonly capturedAt: string | null }
        | { readonly __typename: 'PaymentManual', readonly id: string, readonly status: PaymentStatus, readonly capturedAt: string | null, readonly manualType: string }
        | { readonly __typename: 'PaymentStoreCredits', readonly id: string, readonly status: PaymentStatus, readonly capturedAt: string | null }
        | { readonly __typename: 'PaymentAch', readonly submittedAt: string | null, readonly id: string, readonly status: PaymentStatus, readonly capturedAt: string | null, readonly nextAction: { readonly type: string, readonly url: string | null } | null }
       }>, readonly layaway: { readonly ref: string, readonly isOverdue: boolean, readonly deposit: { readonly amountCents: number }, readonly nextAmount: { readonly amountCents: number }, readonly instalments: ReadonlyArray<{ readonly position: number, readonly dueAt: string, readonly state: InstalmentState, readonly amount: { readonly amountCents: number } }> } | null, readonly refunds: ReadonlyArray<{ readonly id: string, readonly isVoid: boolean, readonly status: RefundStatus, readonly reason: string | null, readonly createdAt: string, readonly refundedAmount: { readonly amountCents: number } }>, readonly subTotal: { readonly amountCents: number, readonly currency: { readonly iso: string } }, readonly shippingCost: { readonly amountCents: number }, readonly tax: { readonly amountCents: number }, readonly extraFee: { readonly amountCents: number }, readonly discountTotal: { readonly amountCents: number }, readonly total: { readonly amountCents: number }, readonly amountRemaining: { readonly amountCents: number } } | null };

export type PostalAddressFragment = { readonly id: string, readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly line1: string, readonly line2: string | null, readonly city: string, readonly postalCode: string | null, readonly phone: string | null, readonly region: { readonly name: string, readonly iso: string | null } | null, readonly country: { readonly name: string, readonly iso: string } };

export type OrderSumsFragment = { readonly id: string, readonly extraFeeDescription: string | null, readonly subTotal: { readonly amountCents: number, readonly currency: { readonly iso: string } }, readonly shippingCost: { readonly amountCents: number }, readonly tax: { readonly amountCents: number }, readonly extraFee: { readonly amountCents: number }, readonly discountTotal: { readonly amountCents: number }, readonly total: { readonly amountCents: number }, readonly amountRemaining: { readonly amountCents: number } };

export type CartLineItemPartsFragment = { readonly id: string, readonly quantity: number, readonly allowCartNotes: boolean, readonly cartNotes: string | null, readonly unitCost: { readonly amountCents: number }, readonly amount: { readonly amountCents: number }, readonly offer: { readonly id: string, readonly expiresAt: string, readonly holds: boolean } | null, readonly listing: { readonly id: string, readonly isPendingSale: boolean, readonly viewerOfferUntil: string | null, readonly askingPrice: { readonly amountCents: number }, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }>, readonly parentItem: { readonly id: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly variant: { readonly fields: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null, readonly retail: { readonly stockLevel: number | null } } } };

export type LayawayPlanFragment = { readonly ref: string, readonly isOverdue: boolean, readonly deposit: { readonly amountCents: number }, readonly nextAmount: { readonly amountCents: number }, readonly instalments: ReadonlyArray<{ readonly position: number, readonly dueAt: string, readonly state: InstalmentState, readonly amount: { readonly amountCents: number } }> };

const postalAddressFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostalAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"iso"}}]}},{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"iso"}}]}}]}};

const orderSumsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subTotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}},{"kind":"Field","name":{"kind":"Name","value":"currency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"iso"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extraFee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extraFeeDescription"}},{"kind":"Field","name":{"kind":"Name","value":"discountTotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amountRemaining"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}};

const cartLineItemPartsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLineItemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"allowCartNotes"}},{"kind":"Field","name":{"kind":"Name","value":"cartNotes"}},{"kind":"Field","name":{"kind":"Name","value":"unitCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"holds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isPendingSale"}},{"kind":"Field","name":{"kind":"Name","value":"viewerOfferUntil"}},{"kind":"Field","name":{"kind":"Name","value":"askingPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"backdrop"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"view"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parentItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"view"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"retail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockLevel"}}]}}]}}]}}]}};

export const OrderReportPurchaseDocument = /* #__PURE__ */ typedDocument<OrderReportPurchaseMutation, OrderReportPurchaseMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderReportPurchase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderReportPurchase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]);

export const OrderPageDocument = /* #__PURE__ */ typedDocument<OrderPageQuery, OrderPageQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fullyPaidAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"analyticsShown"}},{"kind":"Field","name":{"kind":"Name","value":"shared"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}},{"kind":"Field","name":{"kind":"Name","value":"shipDate"}},{"kind":"Field","name":{"kind":"Name","value":"taxExemptReason"}},{"kind":"Field","name":{"kind":"Name","value":"shipOption"}},{"kind":"Field","name":{"kind":"Name","value":"requiresShipping"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"guestKey"}},{"kind":"Field","name":{"kind":"Name","value":"viewerActions"}},{"kind":"Field","name":{"kind":"Name","value":"canAcceptPrepaidCodes"}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"salesperson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"carrierName"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostalAddress"}},{"kind":"Field","name":{"kind":"Name","value":"keptAsTyped"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"store"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostalAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingMethod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderSums"}},{"kind":"Field","name":{"kind":"Name","value":"refundable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amountRemainingLessRefunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLineItemParts"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnNotes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"capturedPayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isTrade"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"capturedAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reversal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"respondBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"capturedAt"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"terminal"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentPrepaidCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentManual"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"manualType"},"name":{"kind":"Name","value":"type"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentAch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"layaway"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LayawayPlan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isVoid"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"refundedAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}}]}}]}}, postalAddressFragment, orderSumsFragment, cartLineItemPartsFragment, layawayPlanFragment]);
