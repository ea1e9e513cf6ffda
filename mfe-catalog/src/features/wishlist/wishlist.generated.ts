// Generated from wishlist.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CatalogWishlistIdsQueryVariables = Exact<{ [key: string]: never; }>;

export type CatalogWishlistIdsQuery = { readonly wishlistItemIds: ReadonlyArray<string> };

export type CatalogSaveItemMutationVariables = Exact<{
  itemId: string;
}>;

export type CatalogSaveItemMutation = { readonly wishlistAddItem: { readonly success: boolean, readonly message: string | null } };

export type CatalogForgetItemMutationVariables = Exact<{
  itemId: string;
}>;

export type CatalogForgetItemMutation = { readonly wishlistRemoveItem: { readonly success: boolean, readonly message: string | null } };

export const CatalogWishlistIdsDocument = typedDocument<CatalogWishlistIdsQuery, CatalogWishlistIdsQueryVariables>(
  'query CatalogWishlistIds{wishlistItemIds}',
);

export const CatalogSaveItemDocument = typedDocument<CatalogSaveItemMutation, CatalogSaveItemMutationVariables>(
  'mutation CatalogSaveItem($itemId:ID!){wishlistAddItem(itemId:$itemId){success message}}',
);

export const CatalogForgetItemDocument = typedDocument<CatalogForgetItemMutation, CatalogForgetItemMutationVariables>(
  'mutation CatalogForgetItem($itemId:ID!){wishlistRemoveItem(itemId:$itemId){success message}}',
);
