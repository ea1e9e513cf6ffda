// Generated from listing-imports.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/**
 * How far an import of listings is. MAPPING waits for its columns to be said, READY can be started, BROKEN could not be read to its end,
 * STOPPED was ended by its seller: what was written until then stays.
 */
export type ListingImportState =
  | 'MAPPING'
  | 'CHECKING'
  | 'READY'
  | 'RUNNING'
  | 'DONE'
  | 'BROKEN'
  | 'STOPPED';

/** What becomes of a product of a file. */
export type ListingImportOutcome =
  /** A new listing that is for sale. */
  | 'PUBLISHED'
  /** A new draft. */
  | 'DRAFTED'
  | 'UPDATED'
  /** The listing says this already. */
  | 'UNCHANGED'
  /** Nothing of it is written. */
  | 'FAILED';

export type ListingImportLevel =
  | 'FAILED'
  /** The listing cannot be for sale as it is. */
  | 'DRAFT'
  | 'NOTE';

export type AccountListingImportsQueryVariables = Exact<{ [key: string]: never; }>;

export type AccountListingImportsQuery = { readonly listingImports: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly state: ListingImportState, readonly createdAt: string, readonly outcomes: ReadonlyArray<{ readonly outcome: ListingImportOutcome, readonly count: number }> }> };

export type AccountListingImportQueryVariables = Exact<{
  id: string;
  code?: string | null | undefined;
  page: number;
}>;

export type AccountListingImportQuery = { readonly listingImport: { readonly id: string, readonly fileName: string, readonly format: string | null, readonly state: ListingImportState, readonly fault: string | null, readonly faultLine: number | null, readonly rows: number, readonly products: number, readonly done: number, readonly failedUrl: string | null, readonly createdAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly expiresAt: string, readonly columns: ReadonlyArray<{ readonly name: string, readonly field: string | null, readonly samples: ReadonlyArray<string> }>, readonly outcomes: ReadonlyArray<{ readonly outcome: ListingImportOutcome, readonly count: number }>, readonly issueCounts: ReadonlyArray<{ readonly code: string, readonly level: ListingImportLevel, readonly message: string, readonly count: number }>, readonly issues: { readonly total: number, readonly page: number, readonly pages: number, readonly issues: ReadonlyArray<{ readonly line: number, readonly column: string | null, readonly value: string, readonly code: string, readonly level: ListingImportLevel, readonly message: string, readonly suggestion: string, readonly listingId: string | null }> } } | null };

export type AccountListingImportProgressQueryVariables = Exact<{
  id: string;
}>;

export type AccountListingImportProgressQuery = { readonly listingImport: { readonly id: string, readonly state: ListingImportState, readonly products: number, readonly done: number } | null };

export type AccountListingImportStartMutationVariables = Exact<{
  id: string;
}>;

export type AccountListingImportStartMutation = { readonly listingImportStart: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type AccountListingImportStopMutationVariables = Exact<{
  id: string;
}>;

export type AccountListingImportStopMutation = { readonly listingImportStop: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type AccountListingImportMapMutationVariables = Exact<{
  id: string;
  fields: ReadonlyArray<string>;
}>;

export type AccountListingImportMapMutation = { readonly listingImportMap: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export const AccountListingImportsDocument = /* #__PURE__ */ typedDocument<AccountListingImportsQuery, AccountListingImportsQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountListingImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]);

export const AccountListingImportDocument = /* #__PURE__ */ typedDocument<AccountListingImportQuery, AccountListingImportQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountListingImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"fault"}},{"kind":"Field","name":{"kind":"Name","value":"faultLine"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"products"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"issueCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"issues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"issues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}},{"kind":"Field","name":{"kind":"Name","value":"listingId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"failedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]);

export const AccountListingImportProgressDocument = /* #__PURE__ */ typedDocument<AccountListingImportProgressQuery, AccountListingImportProgressQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountListingImportProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"products"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]}}]);

export const AccountListingImportStartDocument = /* #__PURE__ */ typedDocument<AccountListingImportStartMutation, AccountListingImportStartMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountListingImportStart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingImportStart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const AccountListingImportStopDocument = /* #__PURE__ */ typedDocument<AccountListingImportStopMutation, AccountListingImportStopMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountListingImportStop"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingImportStop"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const AccountListingImportMapDocument = /* #__PURE__ */ typedDocument<AccountListingImportMapMutation, AccountListingImportMapMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountListingImportMap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fields"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingImportMap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"fields"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fields"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);
