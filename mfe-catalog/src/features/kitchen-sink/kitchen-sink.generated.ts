// Generated from kitchen-sink.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Crops of a drawing: card 4:5, full 25:54, hang 2:5, head 4:5, back 4:5; DETAIL, 4:5, is any other look at the thing, which `alt` describes. PHOTO is a photograph, of any shape, with a ground of its own. */
export type ImageView =
  | 'CARD'
  | 'FULL'
  | 'HANG'
  | 'HEAD'
  | 'BACK'
  | 'DETAIL'
  | 'PHOTO';

export type CatalogKitchenSinkQueryVariables = Exact<{ [key: string]: never; }>;

export type CatalogKitchenSinkQuery = { readonly listings: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly item: { readonly id: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } }> } };

export const CatalogKitchenSinkDocument = /* #__PURE__ */ typedDocument<CatalogKitchenSinkQuery, CatalogKitchenSinkQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CatalogKitchenSink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"category"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"electric-guitars","block":false}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"availability"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"AVAILABLE"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"view"}}]}}]}}]}}]}}]}}]);
