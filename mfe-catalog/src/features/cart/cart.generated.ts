// Generated from cart.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type CartFactsFragment = { readonly version: number, readonly orders: ReadonlyArray<{ readonly id: string, readonly subTotal: { readonly amountCents: number, readonly currency: { readonly iso: string } }, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly amount: { readonly amountCents: number }, readonly listing: { readonly id: string, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly backdrop: Backdrop, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }>, readonly parentItem: { readonly backdrop: Backdrop, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null } } }> }> };

export type CatalogCartQueryVariables = Exact<{
  orderId: ReadonlyArray<string>;
}>;

export type CatalogCartQuery = { readonly cart: { readonly version: number, readonly orders: ReadonlyArray<{ readonly id: string, readonly subTotal: { readonly amountCents: number, readonly currency: { readonly iso: string } }, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly amount: { readonly amountCents: number }, readonly listing: { readonly id: string, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly backdrop: Backdrop, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }>, readonly parentItem: { readonly backdrop: Backdrop, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null } } }> }> } };

export type CatalogCartAddMutationVariables = Exact<{
  listingId: string;
  offerId?: string | null | undefined;
  orderId?: ReadonlyArray<string> | null | undefined;
}>;

export type CatalogCartAddMutation = { readonly cartAddListing: { readonly success: boolean, readonly message: string | null, readonly cart: { readonly version: number, readonly orders: ReadonlyArray<{ readonly id: string, readonly subTotal: { readonly amountCents: number, readonly currency: { readonly iso: string } }, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly amount: { readonly amountCents: number }, readonly listing: { readonly id: string, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly backdrop: Backdrop, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }>, readonly parentItem: { readonly backdrop: Backdrop, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null } } }> }> } | null } };

export type CatalogCartSetQuantityMutationVariables = Exact<{
  lineItemId: string;
  orderId: string;
  quantity: number;
}>;

export type CatalogCartSetQuantityMutation = { readonly cartUpdateLineItemQuantity: { readonly success: boolean, readonly message: string | null, readonly cart: { readonly version: number, readonly orders: ReadonlyArray<{ readonly id: string, readonly subTotal: { readonly amountCents: number, readonly currency: { readonly iso: string } }, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly amount: { readonly amountCents: number }, readonly listing: { readonly id: string, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly backdrop: Backdrop, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }>, readonly parentItem: { readonly backdrop: Backdrop, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null } } }> }> } | null } };

export const CatalogCartDocument = typedDocument<CatalogCartQuery, CatalogCartQueryVariables>(
  'query CatalogCart($orderId:[ID!]!){cart(orderId:$orderId){...CartFacts}}fragment CartFacts on Cart{version orders{id subTotal{amountCents currency{iso}}lineItems{id quantity amount{amountCents}listing{id item{id slug title backdrop images{id view}parentItem{backdrop images{id view}}}}}}}',
);

export const CatalogCartAddDocument = typedDocument<CatalogCartAddMutation, CatalogCartAddMutationVariables>(
  'mutation CatalogCartAdd($listingId:ID!$offerId:ID$orderId:[ID!]){cartAddListing(listingId:$listingId offerId:$offerId orderId:$orderId){success message cart{...CartFacts}}}fragment CartFacts on Cart{version orders{id subTotal{amountCents currency{iso}}lineItems{id quantity amount{amountCents}listing{id item{id slug title backdrop images{id view}parentItem{backdrop images{id view}}}}}}}',
);

export const CatalogCartSetQuantityDocument = typedDocument<CatalogCartSetQuantityMutation, CatalogCartSetQuantityMutationVariables>(
  'mutation CatalogCartSetQuantity($lineItemId:ID!$orderId:ID!$quantity:Int!){cartUpdateLineItemQuantity(lineItemId:$lineItemId orderId:$orderId quantity:$quantity){success message cart{...CartFacts}}}fragment CartFacts on Cart{version orders{id subTotal{amountCents currency{iso}}lineItems{id quantity amount{amountCents}listing{id item{id slug title backdrop images{id view}parentItem{backdrop images{id view}}}}}}}',
);
