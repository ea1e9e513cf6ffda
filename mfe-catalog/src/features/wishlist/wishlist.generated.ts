// Generated from wishlist.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CatalogWishlistQueryVariables = Exact<{ [key: string]: never; }>;

export type CatalogWishlistQuery = { readonly wishlistItemIds: ReadonlyArray<string> };

export type CatalogWishlistAddMutationVariables = Exact<{
  itemId: string;
}>;

export type CatalogWishlistAddMutation = { readonly wishlistAddItem: { readonly success: boolean, readonly message: string | null } };

export type CatalogWishlistRemoveMutationVariables = Exact<{
  itemId: string;
}>;

export type CatalogWishlistRemoveMutation = { readonly wishlistRemoveItem: { readonly success: boolean, readonly message: string | null } };

export const CatalogWishlistDocument = typedDocument<CatalogWishlistQuery, CatalogWishlistQueryVariables>(
  'query CatalogWishlist{wishlistItemIds}',
);

export const CatalogWishlistAddDocument = typedDocument<CatalogWishlistAddMutation, CatalogWishlistAddMutationVariables>(
  'mutation CatalogWishlistAdd($itemId:ID!){wishlistAddItem(itemId:$itemId){success message}}',
);

export const CatalogWishlistRemoveDocument = typedDocument<CatalogWishlistRemoveMutation, CatalogWishlistRemoveMutationVariables>(
  'mutation CatalogWishlistRemove($itemId:ID!){wishlistRemoveItem(itemId:$itemId){success message}}',
);
