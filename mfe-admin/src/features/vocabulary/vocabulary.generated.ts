// Generated from vocabulary.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SynonymKind =
  /** What is typed is replaced by what listings say. */
  | 'replace'
  /** What is typed finds that as well. */
  | 'add';

export type SearchSynonymInput = {
  readonly kind: SynonymKind;
  readonly locale: string;
  /** 1 to 4 words; one for `add`. */
  readonly typed: string;
  /** 1 to 8 words. */
  readonly means: string;
};

export type SearchQueryOrigin =
  /** To be tried. */
  | 'typed'
  /** An entry that changes speaks of it. */
  | 'entry'
  /** It was searched for within 30 days. */
  | 'searched'
  /** What people look for in a shop like this. */
  | 'usual';

export type AdminSearchOutcomeFragment = { readonly words: ReadonlyArray<string>, readonly count: number, readonly isLowerBound: boolean, readonly hits: ReadonlyArray<{ readonly id: string, readonly title: string }> };

export type AdminSearchEntriesFragment = { readonly version: number, readonly entries: ReadonlyArray<{ readonly kind: SynonymKind, readonly locale: string, readonly typed: string, readonly means: string }> };

export type AdminSearchVocabularyQueryVariables = Exact<{ [key: string]: never; }>;

export type AdminSearchVocabularyQuery = { readonly searchVocabulary: { readonly version: number, readonly entries: ReadonlyArray<{ readonly kind: SynonymKind, readonly locale: string, readonly typed: string, readonly means: string }> }, readonly searchVocabularyRevisions: ReadonlyArray<{ readonly version: number, readonly authorName: string | null, readonly createdAt: string | null, readonly count: number }> };

export type AdminSearchVocabularyRevisionQueryVariables = Exact<{
  version: number;
}>;

export type AdminSearchVocabularyRevisionQuery = { readonly searchVocabularyRevision: { readonly version: number, readonly entries: ReadonlyArray<{ readonly kind: SynonymKind, readonly locale: string, readonly typed: string, readonly means: string }> } | null };

export type AdminSearchComparisonQueryVariables = Exact<{
  entries: ReadonlyArray<SearchSynonymInput>;
  typed?: string | null | undefined;
}>;

export type AdminSearchComparisonQuery = { readonly searchComparison: { readonly code: string | null, readonly message: string | null, readonly field: string | null, readonly comparisons: ReadonlyArray<{ readonly query: string, readonly origin: SearchQueryOrigin, readonly isChanged: boolean, readonly before: { readonly words: ReadonlyArray<string>, readonly count: number, readonly isLowerBound: boolean, readonly hits: ReadonlyArray<{ readonly id: string, readonly title: string }> }, readonly after: { readonly words: ReadonlyArray<string>, readonly count: number, readonly isLowerBound: boolean, readonly hits: ReadonlyArray<{ readonly id: string, readonly title: string }> } }> } };

export type AdminSearchVocabularySaveMutationVariables = Exact<{
  version: number;
  entries: ReadonlyArray<SearchSynonymInput>;
}>;

export type AdminSearchVocabularySaveMutation = { readonly searchVocabularySave: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly field: string | null, readonly vocabulary: { readonly version: number } | null } };

export const adminSearchOutcomeFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminSearchOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchOutcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"isLowerBound"}},{"kind":"Field","name":{"kind":"Name","value":"hits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}};

export const adminSearchEntriesFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminSearchEntries"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchVocabulary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"typed"}},{"kind":"Field","name":{"kind":"Name","value":"means"}}]}}]}};

export const AdminSearchVocabularyDocument = /* #__PURE__ */ typedDocument<AdminSearchVocabularyQuery, AdminSearchVocabularyQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminSearchVocabulary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchVocabulary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminSearchEntries"}}]}},{"kind":"Field","name":{"kind":"Name","value":"searchVocabularyRevisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}, adminSearchEntriesFragment]);

export const AdminSearchVocabularyRevisionDocument = /* #__PURE__ */ typedDocument<AdminSearchVocabularyRevisionQuery, AdminSearchVocabularyRevisionQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminSearchVocabularyRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchVocabularyRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminSearchEntries"}}]}}]}}, adminSearchEntriesFragment]);

export const AdminSearchComparisonDocument = /* #__PURE__ */ typedDocument<AdminSearchComparisonQuery, AdminSearchComparisonQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminSearchComparison"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entries"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchSynonymInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"typed"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchComparison"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entries"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entries"}}},{"kind":"Argument","name":{"kind":"Name","value":"typed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"typed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"comparisons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminSearchOutcome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminSearchOutcome"}}]}}]}}]}}]}}, adminSearchOutcomeFragment]);

export const AdminSearchVocabularySaveDocument = /* #__PURE__ */ typedDocument<AdminSearchVocabularySaveMutation, AdminSearchVocabularySaveMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminSearchVocabularySave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entries"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchSynonymInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchVocabularySave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"entries"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entries"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"vocabulary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]);
