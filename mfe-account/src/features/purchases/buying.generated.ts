// Generated from buying.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';
import { offerFactsFragment } from '../offers/offers.generated.ts';
import { purchaseFactsFragment } from './purchases.generated.ts';
import { proceedsFactsFragment } from '../proceeds/proceeds.generated.ts';

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

/** Where an offer stands. RECEIVED and COUNTERED wait for an answer, ACCEPTED for its buyer; the others are over. */
export type OfferState =
  | 'RECEIVED'
  | 'ACCEPTED'
  | 'DECLINED'
  | 'COUNTERED'
  | 'EXPIRED'
  | 'WITHDRAWN';

/**
 * Who declined: the shop for the seller because the amount was too low, one of the two, or the sale to somebody else. To the buyer what
 * the shop answers for the seller is the seller's own answer: AUTOMATIC is for the seller alone.
 */
export type OfferDeclinedBy =
  | 'AUTOMATIC'
  | 'SELLER'
  | 'BUYER'
  | 'SALE';

/** What somebody can do about an offer. */
export type OfferAction =
  | 'ACCEPT'
  | 'DECLINE'
  | 'COUNTER'
  | 'WITHDRAW'
  /** Give the buyer of an accepted offer 48 hours more, once. */
  | 'EXTEND'
  | 'ADD_TO_CART';

export type OfferAutomaticKind =
  /** It is below the seller's threshold. */
  | 'DECLINE'
  /** By the seller's rule for counter-offers. */
  | 'COUNTER';

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

export type AccountBuyingQueryVariables = Exact<{ [key: string]: never; }>;

export type AccountBuyingQuery = { readonly offers: { readonly totalCount: number, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly state: OfferState, readonly declinedBy: OfferDeclinedBy | null, readonly isFromSeller: boolean, readonly createdAt: string, readonly changedAt: string, readonly expiresAt: string, readonly secondsLeft: number, readonly orderedAt: string | null, readonly placeInLine: number | null, readonly actions: ReadonlyArray<OfferAction>, readonly amountOffered: { readonly amount: number, readonly amountCents: number }, readonly counterAmount: { readonly amountCents: number } | null, readonly agreedAmount: { readonly amountCents: number } | null, readonly shippingOffered: { readonly amountCents: number } | null, readonly counterShipping: { readonly amountCents: number } | null, readonly agreedShipping: { readonly amountCents: number } | null, readonly automaticAnswer: { readonly kind: OfferAutomaticKind, readonly at: string, readonly amount: { readonly amountCents: number } | null } | null, readonly sellerNet: { readonly amountCents: number } | null, readonly proceeds: { readonly sellerShips: boolean, readonly payoutBy: string, readonly comparablesCount: number, readonly fromComparablesPercent: number | null, readonly daysToSell: number | null, readonly daysToSellCount: number, readonly price: { readonly amountCents: number }, readonly shipping: { readonly amountCents: number } | null, readonly fees: ReadonlyArray<{ readonly rateBasisPoints: number, readonly of: { readonly amountCents: number }, readonly amount: { readonly amountCents: number } }>, readonly net: { readonly amountCents: number }, readonly comparablesMedian: { readonly amountCents: number } | null } | null, readonly buyer: { readonly id: string, readonly displayName: string }, readonly seller: { readonly id: string, readonly displayName: string }, readonly listing: { readonly id: string, readonly isAvailable: boolean, readonly askingPrice: { readonly amountCents: number }, readonly item: { readonly requiresShipping: boolean, readonly localPickupOnly: boolean, readonly shippingIsNegotiable: boolean, readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly coverAlt: string | null, readonly parentItem: { readonly id: string, readonly slug: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } } } }> }, readonly open: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly number: string | null, readonly reference: string, readonly completedAt: string | null, readonly cancelledAt: string | null, readonly stage: PurchaseStage | null, readonly shipDate: string | null, readonly shipOption: string | null, readonly viewerActions: ReadonlyArray<OrderAction>, readonly canRate: boolean, readonly total: { readonly amountCents: number }, readonly amountRemaining: { readonly amountCents: number }, readonly refunds: ReadonlyArray<{ readonly id: string, readonly status: RefundStatus, readonly refundedAmount: { readonly amountCents: number } }>, readonly layaway: { readonly isOverdue: boolean, readonly nextAmount: { readonly amountCents: number }, readonly instalments: ReadonlyArray<{ readonly dueAt: string, readonly state: InstalmentState }> } | null, readonly seller: { readonly id: string, readonly displayName: string }, readonly shipment: { readonly id: string, readonly trackingNumber: string | null, readonly trackingUrl: string | null, readonly carrierName: string | null, readonly deliveredAt: string | null } | null, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly state: LineItemState, readonly returnedAt: string | null, readonly returnTerms: { readonly isOpen: boolean } | null, readonly returnRequest: { readonly id: string, readonly state: ReturnState } | null, readonly amount: { readonly amountCents: number }, readonly listing: { readonly id: string, readonly isAvailable: boolean, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly coverAlt: string | null, readonly parentItem: { readonly id: string, readonly slug: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } } }> } }> }, readonly latest: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly number: string | null, readonly reference: string, readonly completedAt: string | null, readonly cancelledAt: string | null, readonly stage: PurchaseStage | null, readonly shipDate: string | null, readonly shipOption: string | null, readonly viewerActions: ReadonlyArray<OrderAction>, readonly canRate: boolean, readonly total: { readonly amountCents: number }, readonly amountRemaining: { readonly amountCents: number }, readonly refunds: ReadonlyArray<{ readonly id: string, readonly status: RefundStatus, readonly refundedAmount: { readonly amountCents: number } }>, readonly layaway: { readonly isOverdue: boolean, readonly nextAmount: { readonly amountCents: number }, readonly instalments: ReadonlyArray<{ readonly dueAt: string, readonly state: InstalmentState }> } | null, readonly seller: { readonly id: string, readonly displayName: string }, readonly shipment: { readonly id: string, readonly trackingNumber: string | null, readonly trackingUrl: string | null, readonly carrierName: string | null, readonly deliveredAt: string | null } | null, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly state: LineItemState, readonly returnedAt: string | null, readonly returnTerms: { readonly isOpen: boolean } | null, readonly returnRequest: { readonly id: string, readonly state: ReturnState } | null, readonly amount: { readonly amountCents: number }, readonly listing: { readonly id: string, readonly isAvailable: boolean, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly coverAlt: string | null, readonly parentItem: { readonly id: string, readonly slug: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } } }> } }> } };

export type OfferFactsFragment = { readonly id: string, readonly state: OfferState, readonly declinedBy: OfferDeclinedBy | null, readonly isFromSeller: boolean, readonly createdAt: string, readonly changedAt: string, readonly expiresAt: string, readonly secondsLeft: number, readonly orderedAt: string | null, readonly placeInLine: number | null, readonly actions: ReadonlyArray<OfferAction>, readonly amountOffered: { readonly amount: number, readonly amountCents: number }, readonly counterAmount: { readonly amountCents: number } | null, readonly agreedAmount: { readonly amountCents: number } | null, readonly shippingOffered: { readonly amountCents: number } | null, readonly counterShipping: { readonly amountCents: number } | null, readonly agreedShipping: { readonly amountCents: number } | null, readonly automaticAnswer: { readonly kind: OfferAutomaticKind, readonly at: string, readonly amount: { readonly amountCents: number } | null } | null, readonly sellerNet: { readonly amountCents: number } | null, readonly proceeds: { readonly sellerShips: boolean, readonly payoutBy: string, readonly comparablesCount: number, readonly fromComparablesPercent: number | null, readonly daysToSell: number | null, readonly daysToSellCount: number, readonly price: { readonly amountCents: number }, readonly shipping: { readonly amountCents: number } | null, readonly fees: ReadonlyArray<{ readonly rateBasisPoints: number, readonly of: { readonly amountCents: number }, readonly amount: { readonly amountCents: number } }>, readonly net: { readonly amountCents: number }, readonly comparablesMedian: { readonly amountCents: number } | null } | null, readonly buyer: { readonly id: string, readonly displayName: string }, readonly seller: { readonly id: string, readonly displayName: string }, readonly listing: { readonly id: string, readonly isAvailable: boolean, readonly askingPrice: { readonly amountCents: number }, readonly item: { readonly requiresShipping: boolean, readonly localPickupOnly: boolean, readonly shippingIsNegotiable: boolean, readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly coverAlt: string | null, readonly parentItem: { readonly id: string, readonly slug: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } } };

export type PurchaseFactsFragment = { readonly id: string, readonly number: string | null, readonly reference: string, readonly completedAt: string | null, readonly cancelledAt: string | null, readonly stage: PurchaseStage | null, readonly shipDate: string | null, readonly shipOption: string | null, readonly viewerActions: ReadonlyArray<OrderAction>, readonly canRate: boolean, readonly total: { readonly amountCents: number }, readonly amountRemaining: { readonly amountCents: number }, readonly refunds: ReadonlyArray<{ readonly id: string, readonly status: RefundStatus, readonly refundedAmount: { readonly amountCents: number } }>, readonly layaway: { readonly isOverdue: boolean, readonly nextAmount: { readonly amountCents: number }, readonly instalments: ReadonlyArray<{ readonly dueAt: string, readonly state: InstalmentState }> } | null, readonly seller: { readonly id: string, readonly displayName: string }, readonly shipment: { readonly id: string, readonly trackingNumber: string | null, readonly trackingUrl: string | null, readonly carrierName: string | null, readonly deliveredAt: string | null } | null, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly state: LineItemState, readonly returnedAt: string | null, readonly returnTerms: { readonly isOpen: boolean } | null, readonly returnRequest: { readonly id: string, readonly state: ReturnState } | null, readonly amount: { readonly amountCents: number }, readonly listing: { readonly id: string, readonly isAvailable: boolean, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly coverAlt: string | null, readonly parentItem: { readonly id: string, readonly slug: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } } }> };

export type ProceedsFactsFragment = { readonly sellerShips: boolean, readonly payoutBy: string, readonly comparablesCount: number, readonly fromComparablesPercent: number | null, readonly daysToSell: number | null, readonly daysToSellCount: number, readonly price: { readonly amountCents: number }, readonly shipping: { readonly amountCents: number } | null, readonly fees: ReadonlyArray<{ readonly rateBasisPoints: number, readonly of: { readonly amountCents: number }, readonly amount: { readonly amountCents: number } }>, readonly net: { readonly amountCents: number }, readonly comparablesMedian: { readonly amountCents: number } | null };

export type ItemFactsFragment = { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly coverAlt: string | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> };

const itemFactsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"yearLabel"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"backdrop"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"view"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverAlt"}}]}};

export const AccountBuyingDocument = /* #__PURE__ */ typedDocument<AccountBuyingQuery, AccountBuyingQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountBuying"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"offers"},"name":{"kind":"Name","value":"offersBuying"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"live"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferFacts"}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"open"},"name":{"kind":"Name","value":"ordersCompleted"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"stage"},"value":{"kind":"EnumValue","value":"TO_PAY"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PurchaseFacts"}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"latest"},"name":{"kind":"Name","value":"ordersCompleted"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PurchaseFacts"}}]}}]}}]}}]}}, offerFactsFragment, purchaseFactsFragment, proceedsFactsFragment, itemFactsFragment]);
