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

export const WishlistIdsDocument = /* #__PURE__ */ typedDocument<WishlistIdsQuery, WishlistIdsQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WishlistIds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wishlistItemIds"}}]}}]);

export const WishlistAddItemDocument = /* #__PURE__ */ typedDocument<WishlistAddItemMutation, WishlistAddItemMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WishlistAddItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wishlistAddItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"itemId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]);

export const WishlistRemoveItemDocument = /* #__PURE__ */ typedDocument<WishlistRemoveItemMutation, WishlistRemoveItemMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WishlistRemoveItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wishlistRemoveItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"itemId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]);
