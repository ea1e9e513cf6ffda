// Generated from selling-orders.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
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

/** Crops of a drawing: card 4:5, full 25:54, hang 2:5, head 4:5, back 4:5; DETAIL, 4:5, is any other look at the thing, which `alt` describes. PHOTO is a photograph, of any shape, with a ground of its own. */
export type ImageView =
  | 'CARD'
  | 'FULL'
  | 'HANG'
  | 'HEAD'
  | 'BACK'
  | 'DETAIL'
  | 'PHOTO';

export type LineItemState =
  | 'IN_CART'
  | 'ORDERED'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'CANCELLED'
  | 'RETURNED';

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

/**
 * NONE: the shop sold its own stock. WAITING for payment or delivery, then the buyer's TRIAL, then DUE until PAID. CANCELLED: nothing is
 * left for the seller. A payout that was PAID is DUE again when the seller is owed more.
 */
export type PayoutState =
  | 'NONE'
  | 'WAITING'
  | 'TRIAL'
  | 'DUE'
  | 'PAID'
  | 'CANCELLED';

/** Where a placed order stands for its seller: exactly one of these. UNPAID: something of it is not paid. CANCELLED: cancelled, or refunded. */
export type SellingStage =
  | 'UNPAID'
  | 'TO_SHIP'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'CANCELLED';

/**
 * Why the money of a sale is held: not sent yet, on its way, in the buyer's trial, a return is under way, disputed, the
 * seller's e-mail is not confirmed, or the seller's bank sent the payout back.
 */
export type HeldReason =
  | 'not_shipped'
  | 'in_transit'
  | 'inspection'
  | 'return'
  | 'dispute'
  | 'account_incomplete'
  | 'failed_bank';

/** How a return stands. REQUESTED waits for the seller, APPROVED for the buyer to send it, SENT for the parcel; the others are over. */
export type ReturnState =
  | 'REQUESTED'
  | 'APPROVED'
  | 'DECLINED'
  | 'SENT'
  | 'RECEIVED'
  | 'WITHDRAWN'
  | 'EXPIRED';

export type SellingFactsFragment = { readonly id: string, readonly stage: SellingStage, readonly shipBy: string | null, readonly isOverdue: boolean, readonly toShip: boolean, readonly payoutState: PayoutState, readonly payoutDueAt: string | null, readonly paidOutAt: string | null, readonly sale: { readonly amountCents: number }, readonly shipping: { readonly amountCents: number }, readonly commission: { readonly amountCents: number }, readonly payout: { readonly amountCents: number }, readonly held: { readonly reason: HeldReason, readonly until: string | null, readonly isEstimate: boolean } | null, readonly order: { readonly id: string, readonly number: string | null, readonly reference: string, readonly completedAt: string | null, readonly shipDate: string | null, readonly shipOption: string | null, readonly viewerActions: ReadonlyArray<OrderAction>, readonly canRate: boolean, readonly total: { readonly amountCents: number }, readonly contact: { readonly id: string, readonly firstName: string | null, readonly lastName: string | null } | null, readonly account: { readonly id: string, readonly firstName: string | null, readonly lastName: string | null } | null, readonly seller: { readonly id: string, readonly displayName: string }, readonly shipment: { readonly id: string, readonly trackingNumber: string | null, readonly trackingUrl: string | null, readonly carrierName: string | null, readonly deliveredAt: string | null } | null, readonly refunds: ReadonlyArray<{ readonly id: string, readonly status: RefundStatus, readonly isVoid: boolean, readonly refundedAmount: { readonly amountCents: number } }>, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly state: LineItemState, readonly returnRequest: { readonly id: string, readonly state: ReturnState } | null, readonly listing: { readonly id: string, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly coverAlt: string | null, readonly parentItem: { readonly id: string, readonly slug: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } } }> } };

export type SellingPageFragment = { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly stage: SellingStage, readonly shipBy: string | null, readonly isOverdue: boolean, readonly toShip: boolean, readonly payoutState: PayoutState, readonly payoutDueAt: string | null, readonly paidOutAt: string | null, readonly sale: { readonly amountCents: number }, readonly shipping: { readonly amountCents: number }, readonly commission: { readonly amountCents: number }, readonly payout: { readonly amountCents: number }, readonly held: { readonly reason: HeldReason, readonly until: string | null, readonly isEstimate: boolean } | null, readonly order: { readonly id: string, readonly number: string | null, readonly reference: string, readonly completedAt: string | null, readonly shipDate: string | null, readonly shipOption: string | null, readonly viewerActions: ReadonlyArray<OrderAction>, readonly canRate: boolean, readonly total: { readonly amountCents: number }, readonly contact: { readonly id: string, readonly firstName: string | null, readonly lastName: string | null } | null, readonly account: { readonly id: string, readonly firstName: string | null, readonly lastName: string | null } | null, readonly seller: { readonly id: string, readonly displayName: string }, readonly shipment: { readonly id: string, readonly trackingNumber: string | null, readonly trackingUrl: string | null, readonly carrierName: string | null, readonly deliveredAt: string | null } | null, readonly refunds: ReadonlyArray<{ readonly id: string, readonly status: RefundStatus, readonly isVoid: boolean, readonly refundedAmount: { readonly amountCents: number } }>, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly state: LineItemState, readonly returnRequest: { readonly id: string, readonly state: ReturnState } | null, readonly listing: { readonly id: string, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly coverAlt: string | null, readonly parentItem: { readonly id: string, readonly slug: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } } }> } } }> };

export type AccountSellingOrdersQueryVariables = Exact<{
  after?: string | null | undefined;
  before?: string | null | undefined;
  backwards: boolean;
  stage?: SellingStage | null | undefined;
  search?: string | null | undefined;
  everySeller: boolean;
}>;

export type AccountSellingOrdersQuery = { readonly onwards?: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly stage: SellingStage, readonly shipBy: string | null, readonly isOverdue: boolean, readonly toShip: boolean, readonly payoutState: PayoutState, readonly payoutDueAt: string | null, readonly paidOutAt: string | null, readonly sale: { readonly amountCents: number }, readonly shipping: { readonly amountCents: number }, readonly commission: { readonly amountCents: number }, readonly payout: { readonly amountCents: number }, readonly held: { readonly reason: HeldReason, readonly until: string | null, readonly isEstimate: boolean } | null, readonly order: { readonly id: string, readonly number: string | null, readonly reference: string, readonly completedAt: string | null, readonly shipDate: string | null, readonly shipOption: string | null, readonly viewerActions: ReadonlyArray<OrderAction>, readonly canRate: boolean, readonly total: { readonly amountCents: number }, readonly contact: { readonly id: string, readonly firstName: string | null, readonly lastName: string | null } | null, readonly account: { readonly id: string, readonly firstName: string | null, readonly lastName: string | null } | null, readonly seller: { readonly id: string, readonly displayName: string }, readonly shipment: { readonly id: string, readonly trackingNumber: string | null, readonly trackingUrl: string | null, readonly carrierName: string | null, readonly deliveredAt: string | null } | null, readonly refunds: ReadonlyArray<{ readonly id: string, readonly status: RefundStatus, readonly isVoid: boolean, readonly refundedAmount: { readonly amountCents: number } }>, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly state: LineItemState, readonly returnRequest: { readonly id: string, readonly state: ReturnState } | null, readonly listing: { readonly id: string, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly coverAlt: string | null, readonly parentItem: { readonly id: string, readonly slug: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } } }> } } }> }, readonly backwards?: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly stage: SellingStage, readonly shipBy: string | null, readonly isOverdue: boolean, readonly toShip: boolean, readonly payoutState: PayoutState, readonly payoutDueAt: string | null, readonly paidOutAt: string | null, readonly sale: { readonly amountCents: number }, readonly shipping: { readonly amountCents: number }, readonly commission: { readonly amountCents: number }, readonly payout: { readonly amountCents: number }, readonly held: { readonly reason: HeldReason, readonly until: string | null, readonly isEstimate: boolean } | null, readonly order: { readonly id: string, readonly number: string | null, readonly reference: string, readonly completedAt: string | null, readonly shipDate: string | null, readonly shipOption: string | null, readonly viewerActions: ReadonlyArray<OrderAction>, readonly canRate: boolean, readonly total: { readonly amountCents: number }, readonly contact: { readonly id: string, readonly firstName: string | null, readonly lastName: string | null } | null, readonly account: { readonly id: string, readonly firstName: string | null, readonly lastName: string | null } | null, readonly seller: { readonly id: string, readonly displayName: string }, readonly shipment: { readonly id: string, readonly trackingNumber: string | null, readonly trackingUrl: string | null, readonly carrierName: string | null, readonly deliveredAt: string | null } | null, readonly refunds: ReadonlyArray<{ readonly id: string, readonly status: RefundStatus, readonly isVoid: boolean, readonly refundedAmount: { readonly amountCents: number } }>, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly state: LineItemState, readonly returnRequest: { readonly id: string, readonly state: ReturnState } | null, readonly listing: { readonly id: string, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly coverAlt: string | null, readonly parentItem: { readonly id: string, readonly slug: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } } }> } } }> }, readonly sellingCounts: { readonly unpaid: number, readonly toShip: number, readonly shipped: number, readonly delivered: number, readonly cancelled: number } };

export type ItemFactsFragment = { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly coverAlt: string | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> };

export const sellingFactsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellingFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellingOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"shipBy"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"toShip"}},{"kind":"Field","name":{"kind":"Name","value":"sale"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"commission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payoutState"}},{"kind":"Field","name":{"kind":"Name","value":"payoutDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"held"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isEstimate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"shipDate"}},{"kind":"Field","name":{"kind":"Name","value":"shipOption"}},{"kind":"Field","name":{"kind":"Name","value":"viewerActions"}},{"kind":"Field","name":{"kind":"Name","value":"canRate"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"carrierName"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isVoid"}},{"kind":"Field","name":{"kind":"Name","value":"refundedAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"returnRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemFacts"}},{"kind":"Field","name":{"kind":"Name","value":"parentItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"view"}}]}}]}}]}}]}}]}}]}}]}};

export const sellingPageFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellingPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellingOrderConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellingFacts"}}]}}]}}]}};

const itemFactsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"yearLabel"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"backdrop"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"view"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverAlt"}}]}};

export const AccountSellingOrdersDocument = /* #__PURE__ */ typedDocument<AccountSellingOrdersQuery, AccountSellingOrdersQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountSellingOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"backwards"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SellingStage"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"everySeller"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"onwards"},"name":{"kind":"Name","value":"sellingOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"15"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"stage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stage"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"everySeller"},"value":{"kind":"Variable","name":{"kind":"Name","value":"everySeller"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"skip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"backwards"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellingPage"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"backwards"},"name":{"kind":"Name","value":"sellingOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"15"}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"stage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stage"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"everySeller"},"value":{"kind":"Variable","name":{"kind":"Name","value":"everySeller"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"backwards"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellingPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sellingCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"everySeller"},"value":{"kind":"Variable","name":{"kind":"Name","value":"everySeller"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unpaid"}},{"kind":"Field","name":{"kind":"Name","value":"toShip"}},{"kind":"Field","name":{"kind":"Name","value":"shipped"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}}]}}]}}, sellingPageFragment, sellingFactsFragment, itemFactsFragment]);
