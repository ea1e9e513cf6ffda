// Generated from menu-group.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
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

/** Crops of a drawing: card 4:5, full 25:54, hang 2:5, head 4:5, back 4:5; DETAIL, 4:5, is any other look at the thing, which `alt` describes. PHOTO is a photograph, of any shape, with a ground of its own. */
export type ImageView =
  | 'CARD'
  | 'FULL'
  | 'HANG'
  | 'HEAD'
  | 'BACK'
  | 'DETAIL'
  | 'PHOTO';

export type FacetKey =
  | 'CATEGORY'
  | 'TYPE'
  | 'BRAND'
  | 'DECADE'
  | 'CONDITION'
  | 'FINISH'
  | 'SELLER'
  | 'AVAILABILITY'
  | 'TAGS'
  | 'HAND'
  | 'WEIGHT'
  | 'NECK'
  | 'NUT'
  | 'PICKUPS'
  | 'FRETS'
  | 'ORIGIN'
  | 'SHIPS_FROM'
  | 'PRICE_DROP';

export type MenuGroupQueryVariables = Exact<{
  category?: ReadonlyArray<string> | null | undefined;
}>;

export type MenuGroupQuery = { readonly listings: { readonly facets: ReadonlyArray<{ readonly key: FacetKey, readonly values: ReadonlyArray<{ readonly value: string, readonly count: number }> }>, readonly nodes: ReadonlyArray<{ readonly id: string, readonly item: { readonly id: string, readonly slug: string, readonly model: string, readonly yearLabel: string | null, readonly backdrop: Backdrop, readonly brand: { readonly id: string, readonly name: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } }> } };

export const MenuGroupDocument = /* #__PURE__ */ typedDocument<MenuGroupQuery, MenuGroupQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MenuGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"availability"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"AVAILABLE"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"LISTING_TIME_DESC"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"yearLabel"}},{"kind":"Field","name":{"kind":"Name","value":"backdrop"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"view"}}]}}]}}]}}]}}]}}]);
