// Generated from wishlist.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WishlistIdsQueryVariables = Exact<{ [key: string]: never; }>;

export type WishlistIdsQuery = { readonly wishlistItemIds: ReadonlyArray<string> };

export type WishlistAddItemMutationVariables = Exact<{
  itemId: string;
}>;

export type WishlistAddItemMutation = { readonly wishlistAddItem: { readonly success: boolean, readonly message: string | null } };

export type WishlistRemoveItemMutationVariables = Exact<{
  itemId: string;
}>;

export type WishlistRemoveItemMutation = { readonly wishlistRemoveItem: { readonly success: boolean, readonly message: string | null } };

export const WishlistIdsDocument = typedDocument<WishlistIdsQuery, WishlistIdsQueryVariables>(
  'query WishlistIds{wishlistItemIds}',
);

export const WishlistAddItemDocument = typedDocument<WishlistAddItemMutation, WishlistAddItemMutationVariables>(
  'mutation WishlistAddItem($itemId:ID!){wishlistAddItem(itemId:$itemId){success message}}',
);

export const WishlistRemoveItemDocument = typedDocument<WishlistRemoveItemMutation, WishlistRemoveItemMutationVariables>(
  'mutation WishlistRemoveItem($itemId:ID!){wishlistRemoveItem(itemId:$itemId){success message}}',
);
