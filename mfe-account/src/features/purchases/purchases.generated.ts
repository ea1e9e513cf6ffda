// Generated from purchases.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
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
 * Where a placed order stands for its buyer: exactly one of these. TO_PAY: something of it is not paid. ON_THE_WAY: paid, and not all
 * of it has arrived. CANCELLED: cancelled, or refunded.
 */
export type PurchaseStage =
  | 'TO_PAY'
  | 'ON_THE_WAY'
  | 'DELIVERED'
  | 'CANCELLED';

/** How a return stands. REQUESTED waits for the seller, APPROVED for the buyer to send it, SENT for the parcel; the others are over. */
export type ReturnState =
  | 'REQUESTED'
  | 'APPROVED'
  | 'DECLINED'
  | 'SENT'
  | 'RECEIVED'
  | 'WITHDRAWN'
  | 'EXPIRED';

export type PurchaseFactsFragment = { readonly id: string, readonly number: string | null, readonly reference: string, readonly completedAt: string | null, readonly cancelledAt: string | null, readonly stage: PurchaseStage | null, readonly shipDate: string | null, readonly shipOption: string | null, readonly viewerActions: ReadonlyArray<OrderAction>, readonly canRate: boolean, readonly total: { readonly amountCents: number }, readonly amountRemaining: { readonly amountCents: number }, readonly refunds: ReadonlyArray<{ readonly id: string, readonly status: RefundStatus, readonly refundedAmount: { readonly amountCents: number } }>, readonly layaway: { readonly isOverdue: boolean, readonly nextAmount: { readonly amountCents: number }, readonly instalments: ReadonlyArray<{ readonly dueAt: string, readonly state: InstalmentState }> } | null, readonly seller: { readonly id: string, readonly displayName: string }, readonly shipment: { readonly id: string, readonly trackingNumber: string | null, readonly trackingUrl: string | null, readonly carrierName: string | null, readonly deliveredAt: string | null } | null, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly state: LineItemState, readonly returnedAt: string | null, readonly returnTerms: { readonly isOpen: boolean } | null, readonly returnRequest: { readonly id: string, readonly state: ReturnState } | null, readonly amount: { readonly amountCents: number }, readonly listing: { readonly id: string, readonly isAvailable: boolean, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly coverAlt: string | null, readonly parentItem: { readonly id: string, readonly slug: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } } }> };

export type PurchasePageFragment = { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly number: string | null, readonly reference: string, readonly completedAt: string | null, readonly cancelledAt: string | null, readonly stage: PurchaseStage | null, readonly shipDate: string | null, readonly shipOption: string | null, readonly viewerActions: ReadonlyArray<OrderAction>, readonly canRate: boolean, readonly total: { readonly amountCents: number }, readonly amountRemaining: { readonly amountCents: number }, readonly refunds: ReadonlyArray<{ readonly id: string, readonly status: RefundStatus, readonly refundedAmount: { readonly amountCents: number } }>, readonly layaway: { readonly isOverdue: boolean, readonly nextAmount: { readonly amountCents: number }, readonly instalments: ReadonlyArray<{ readonly dueAt: string, readonly state: InstalmentState }> } | null, readonly seller: { readonly id: string, readonly displayName: string }, readonly shipment: { readonly id: string, readonly trackingNumber: string | null, readonly trackingUrl: string | null, readonly carrierName: string | null, readonly deliveredAt: string | null } | null, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly state: LineItemState, readonly returnedAt: string | null, readonly returnTerms: { readonly isOpen: boolean } | null, readonly returnRequest: { readonly id: string, readonly state: ReturnState } | null, readonly amount: { readonly amountCents: number }, readonly listing: { readonly id: string, readonly isAvailable: boolean, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly coverAlt: string | null, readonly parentItem: { readonly id: string, readonly slug: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } } }> } }> };

export type AccountPurchasesQueryVariables = Exact<{
  after?: string | null | undefined;
  before?: string | null | undefined;
  backwards: boolean;
  stage?: PurchaseStage | null | undefined;
  search?: string | null | undefined;
}>;

export type AccountPurchasesQuery = { readonly claimableOrderCount: number, readonly onwards?: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly number: string | null, readonly reference: string, readonly completedAt: string | null, readonly cancelledAt: string | null, readonly stage: PurchaseStage | null, readonly shipDate: string | null, readonly shipOption: string | null, readonly viewerActions: ReadonlyArray<OrderAction>, readonly canRate: boolean, readonly total: { readonly amountCents: number }, readonly amountRemaining: { readonly amountCents: number }, readonly refunds: ReadonlyArray<{ readonly id: string, readonly status: RefundStatus, readonly refundedAmount: { readonly amountCents: number } }>, readonly layaway: { readonly isOverdue: boolean, readonly nextAmount: { readonly amountCents: number }, readonly instalments: ReadonlyArray<{ readonly dueAt: string, readonly state: InstalmentState }> } | null, readonly seller: { readonly id: string, readonly displayName: string }, readonly shipment: { readonly id: string, readonly trackingNumber: string | null, readonly trackingUrl: string | null, readonly carrierName: string | null, readonly deliveredAt: string | null } | null, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly state: LineItemState, readonly returnedAt: string | null, readonly returnTerms: { readonly isOpen: boolean } | null, readonly returnRequest: { readonly id: string, readonly state: ReturnState } | null, readonly amount: { readonly amountCents: number }, readonly listing: { readonly id: string, readonly isAvailable: boolean, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly coverAlt: string | null, readonly parentItem: { readonly id: string, readonly slug: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } } }> } }> }, readonly backwards?: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly number: string | null, readonly reference: string, readonly completedAt: string | null, readonly cancelledAt: string | null, readonly stage: PurchaseStage | null, readonly shipDate: string | null, readonly shipOption: string | null, readonly viewerActions: ReadonlyArray<OrderAction>, readonly canRate: boolean, readonly total: { readonly amountCents: number }, readonly amountRemaining: { readonly amountCents: number }, readonly refunds: ReadonlyArray<{ readonly id: string, readonly status: RefundStatus, readonly refundedAmount: { readonly amountCents: number } }>, readonly layaway: { readonly isOverdue: boolean, readonly nextAmount: { readonly amountCents: number }, readonly instalments: ReadonlyArray<{ readonly dueAt: string, readonly state: InstalmentState }> } | null, readonly seller: { readonly id: string, readonly displayName: string }, readonly shipment: { readonly id: string, readonly trackingNumber: string | null, readonly trackingUrl: string | null, readonly carrierName: string | null, readonly deliveredAt: string | null } | null, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly state: LineItemState, readonly returnedAt: string | null, readonly returnTerms: { readonly isOpen: boolean } | null, readonly returnRequest: { readonly id: string, readonly state: ReturnState } | null, readonly amount: { readonly amountCents: number }, readonly listing: { readonly id: string, readonly isAvailable: boolean, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly coverAlt: string | null, readonly parentItem: { readonly id: string, readonly slug: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } } }> } }> }, readonly purchaseCounts: { readonly toPay: number, readonly onTheWay: number, readonly delivered: number, readonly cancelled: number } };

export type AccountClaimOrdersMutationVariables = Exact<{ [key: string]: never; }>;

export type AccountClaimOrdersMutation = { readonly ordersClaim: { readonly success: boolean, readonly message: string | null, readonly count: number } };

export type ItemFactsFragment = { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly coverAlt: string | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> };

export const purchaseFactsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PurchaseFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"shipDate"}},{"kind":"Field","name":{"kind":"Name","value":"shipOption"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amountRemaining"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"refundedAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"layaway"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"nextAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instalments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"carrierName"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerActions"}},{"kind":"Field","name":{"kind":"Name","value":"canRate"}},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOpen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returnRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemFacts"}},{"kind":"Field","name":{"kind":"Name","value":"parentItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"view"}}]}}]}}]}}]}}]}}]}};

export const purchasePageFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PurchasePage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PurchaseFacts"}}]}}]}}]}};

const itemFactsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"yearLabel"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"backdrop"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"view"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverAlt"}}]}};

export const AccountPurchasesDocument = /* #__PURE__ */ typedDocument<AccountPurchasesQuery, AccountPurchasesQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountPurchases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"backwards"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PurchaseStage"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"onwards"},"name":{"kind":"Name","value":"ordersCompleted"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"15"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"stage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stage"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"skip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"backwards"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PurchasePage"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"backwards"},"name":{"kind":"Name","value":"ordersCompleted"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"15"}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"stage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stage"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"backwards"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PurchasePage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"purchaseCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toPay"}},{"kind":"Field","name":{"kind":"Name","value":"onTheWay"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claimableOrderCount"}}]}}, purchasePageFragment, purchaseFactsFragment, itemFactsFragment]);

export const AccountClaimOrdersDocument = /* #__PURE__ */ typedDocument<AccountClaimOrdersMutation, AccountClaimOrdersMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountClaimOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordersClaim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]);
