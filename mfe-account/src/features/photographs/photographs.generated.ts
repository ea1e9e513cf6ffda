// Generated from photographs.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The part of a photograph to show, in fractions (0 to 1) of its width and height as it is turned. */
export type PhotographCropInput = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type PhotographFactsFragment = { readonly id: string, readonly width: number, readonly height: number, readonly rotation: number, readonly image: { readonly id: string }, readonly master: { readonly id: string, readonly width: number | null, readonly height: number | null }, readonly crop: { readonly x: number, readonly y: number, readonly width: number, readonly height: number } | null };

export type AccountPhotographsQueryVariables = Exact<{
  ids: ReadonlyArray<string>;
}>;

export type AccountPhotographsQuery = { readonly photographs: ReadonlyArray<{ readonly id: string, readonly width: number, readonly height: number, readonly rotation: number, readonly image: { readonly id: string }, readonly master: { readonly id: string, readonly width: number | null, readonly height: number | null }, readonly crop: { readonly x: number, readonly y: number, readonly width: number, readonly height: number } | null }> };

export type AccountPhotographEditMutationVariables = Exact<{
  id: string;
  rotation: number;
  crop?: PhotographCropInput | null | undefined;
}>;

export type AccountPhotographEditMutation = { readonly photographEdit: { readonly success: boolean, readonly message: string | null, readonly photograph: { readonly id: string, readonly width: number, readonly height: number, readonly rotation: number, readonly image: { readonly id: string }, readonly master: { readonly id: string, readonly width: number | null, readonly height: number | null }, readonly crop: { readonly x: number, readonly y: number, readonly width: number, readonly height: number } | null } | null } };

export const photographFactsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotographFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Photograph"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"rotation"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"master"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"crop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}};

export const AccountPhotographsDocument = /* #__PURE__ */ typedDocument<AccountPhotographsQuery, AccountPhotographsQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountPhotographs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photographs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotographFacts"}}]}}]}}, photographFactsFragment]);

export const AccountPhotographEditDocument = /* #__PURE__ */ typedDocument<AccountPhotographEditMutation, AccountPhotographEditMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountPhotographEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rotation"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"crop"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PhotographCropInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photographEdit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"rotation"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rotation"}}},{"kind":"Argument","name":{"kind":"Name","value":"crop"},"value":{"kind":"Variable","name":{"kind":"Name","value":"crop"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"photograph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotographFacts"}}]}}]}}]}}, photographFactsFragment]);
