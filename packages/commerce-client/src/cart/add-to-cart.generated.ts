// Generated from add-to-cart.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
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

export type CartAddListingMutationVariables = Exact<{
  listingId: string;
  offerId?: string | null | undefined;
  orderId?: ReadonlyArray<string> | null | undefined;
}>;

export type CartAddListingMutation = { readonly cartAddListing: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly cart: { readonly version: number, readonly orders: ReadonlyArray<{ readonly id: string, readonly version: number, readonly requiresShipping: boolean, readonly localPickupOnly: boolean, readonly shipOption: string | null, readonly extraFeeDescription: string | null, readonly seller: { readonly id: string, readonly displayName: string }, readonly shippingMethod: { readonly name: string } | null, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly allowCartNotes: boolean, readonly cartNotes: string | null, readonly unitCost: { readonly amountCents: number }, readonly amount: { readonly amountCents: number }, readonly offer: { readonly expiresAt: string, readonly holds: boolean } | null, readonly listing: { readonly id: string, readonly askingPrice: { readonly amountCents: number }, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }>, readonly parentItem: { readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly variant: { readonly fields: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null, readonly retail: { readonly stockLevel: number | null } } } }>, readonly subTotal: { readonly amountCents: number, readonly currency: { readonly iso: string } }, readonly shippingCost: { readonly amountCents: number }, readonly tax: { readonly amountCents: number }, readonly extraFee: { readonly amountCents: number }, readonly discountTotal: { readonly amountCents: number }, readonly total: { readonly amountCents: number }, readonly amountRemaining: { readonly amountCents: number } }> } | null } };

export type CartPartsFragment = { readonly version: number, readonly orders: ReadonlyArray<{ readonly id: string, readonly version: number, readonly requiresShipping: boolean, readonly localPickupOnly: boolean, readonly shipOption: string | null, readonly extraFeeDescription: string | null, readonly seller: { readonly id: string, readonly displayName: string }, readonly shippingMethod: { readonly name: string } | null, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly allowCartNotes: boolean, readonly cartNotes: string | null, readonly unitCost: { readonly amountCents: number }, readonly amount: { readonly amountCents: number }, readonly offer: { readonly expiresAt: string, readonly holds: boolean } | null, readonly listing: { readonly id: string, readonly askingPrice: { readonly amountCents: number }, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }>, readonly parentItem: { readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly variant: { readonly fields: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null, readonly retail: { readonly stockLevel: number | null } } } }>, readonly subTotal: { readonly amountCents: number, readonly currency: { readonly iso: string } }, readonly shippingCost: { readonly amountCents: number }, readonly tax: { readonly amountCents: number }, readonly extraFee: { readonly amountCents: number }, readonly discountTotal: { readonly amountCents: number }, readonly total: { readonly amountCents: number }, readonly amountRemaining: { readonly amountCents: number } }> };

export type CartOrderPartsFragment = { readonly id: string, readonly version: number, readonly requiresShipping: boolean, readonly localPickupOnly: boolean, readonly shipOption: string | null, readonly extraFeeDescription: string | null, readonly seller: { readonly id: string, readonly displayName: string }, readonly shippingMethod: { readonly name: string } | null, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly allowCartNotes: boolean, readonly cartNotes: string | null, readonly unitCost: { readonly amountCents: number }, readonly amount: { readonly amountCents: number }, readonly offer: { readonly expiresAt: string, readonly holds: boolean } | null, readonly listing: { readonly id: string, readonly askingPrice: { readonly amountCents: number }, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }>, readonly parentItem: { readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly variant: { readonly fields: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null, readonly retail: { readonly stockLevel: number | null } } } }>, readonly subTotal: { readonly amountCents: number, readonly currency: { readonly iso: string } }, readonly shippingCost: { readonly amountCents: number }, readonly tax: { readonly amountCents: number }, readonly extraFee: { readonly amountCents: number }, readonly discountTotal: { readonly amountCents: number }, readonly total: { readonly amountCents: number }, readonly amountRemaining: { readonly amountCents: number } };

export type OrderSumsFragment = { readonly extraFeeDescription: string | null, readonly subTotal: { readonly amountCents: number, readonly currency: { readonly iso: string } }, readonly shippingCost: { readonly amountCents: number }, readonly tax: { readonly amountCents: number }, readonly extraFee: { readonly amountCents: number }, readonly discountTotal: { readonly amountCents: number }, readonly total: { readonly amountCents: number }, readonly amountRemaining: { readonly amountCents: number } };

export type CartLineItemPartsFragment = { readonly id: string, readonly quantity: number, readonly allowCartNotes: boolean, readonly cartNotes: string | null, readonly unitCost: { readonly amountCents: number }, readonly amount: { readonly amountCents: number }, readonly offer: { readonly expiresAt: string, readonly holds: boolean } | null, readonly listing: { readonly id: string, readonly askingPrice: { readonly amountCents: number }, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }>, readonly parentItem: { readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly variant: { readonly fields: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null, readonly retail: { readonly stockLevel: number | null } } } };

export const CartAddListingDocument = typedDocument<CartAddListingMutation, CartAddListingMutationVariables>(
  'mutation CartAddListing($listingId:ID!$offerId:ID$orderId:[ID!]){cartAddListing(listingId:$listingId offerId:$offerId orderId:$orderId){success message code cart{...CartParts}}}fragment CartParts on Cart{version orders{...CartOrderParts}}fragment CartOrderParts on Order{id version requiresShipping localPickupOnly shipOption seller{id displayName}shippingMethod{name}...OrderSums lineItems{...CartLineItemParts}}fragment OrderSums on Order{subTotal{amountCents currency{iso}}shippingCost{amountCents}tax{amountCents}extraFee{amountCents}extraFeeDescription discountTotal{amountCents}total{amountCents}amountRemaining{amountCents}}fragment CartLineItemParts on LineItem{id quantity allowCartNotes cartNotes unitCost{amountCents}amount{amountCents}offer{expiresAt holds}listing{id askingPrice{amountCents}item{id slug title subtitle backdrop condition images{id view}parentItem{images{id view}}variant{fields{name value}}retail{stockLevel}}}}',
);
