// Generated from follow-cart.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';
import { cartStatePartsFragment } from './cart.generated.ts';

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

/** Crops of a drawing: card 4:5, full 25:54, hang 2:5, head 4:5, back 4:5; DETAIL, 4:5, is any other look at the thing, which `alt` describes. PHOTO is a photograph, of any shape, with a ground of its own. */
export type ImageView =
  | 'CARD'
  | 'FULL'
  | 'HANG'
  | 'HEAD'
  | 'BACK'
  | 'DETAIL'
  | 'PHOTO';

export type CartStateQueryVariables = Exact<{ [key: string]: never; }>;

export type CartStateQuery = { readonly cart: { readonly version: number, readonly orders: ReadonlyArray<{ readonly id: string, readonly subTotal: { readonly amountCents: number, readonly currency: { readonly iso: string } }, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly amount: { readonly amountCents: number }, readonly listing: { readonly id: string, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly backdrop: Backdrop, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }>, readonly parentItem: { readonly id: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null } } }> }> } };

export type CartStatePartsFragment = { readonly version: number, readonly orders: ReadonlyArray<{ readonly id: string, readonly subTotal: { readonly amountCents: number, readonly currency: { readonly iso: string } }, readonly lineItems: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly amount: { readonly amountCents: number }, readonly listing: { readonly id: string, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly backdrop: Backdrop, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }>, readonly parentItem: { readonly id: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null } } }> }> };

export const CartStateDocument = /* #__PURE__ */ typedDocument<CartStateQuery, CartStateQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CartState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"ListValue","values":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartStateParts"}}]}}]}}, cartStatePartsFragment]);
