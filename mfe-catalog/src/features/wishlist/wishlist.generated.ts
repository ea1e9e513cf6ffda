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

export const CatalogWishlistDocument = /* #__PURE__ */ typedDocument<CatalogWishlistQuery, CatalogWishlistQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CatalogWishlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wishlistItemIds"}}]}}]);

export const CatalogWishlistAddDocument = /* #__PURE__ */ typedDocument<CatalogWishlistAddMutation, CatalogWishlistAddMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CatalogWishlistAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wishlistAddItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"itemId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]);

export const CatalogWishlistRemoveDocument = /* #__PURE__ */ typedDocument<CatalogWishlistRemoveMutation, CatalogWishlistRemoveMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CatalogWishlistRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wishlistRemoveItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"itemId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]);
