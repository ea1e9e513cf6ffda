// Generated from quickbooks.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** OFF: the server has no id and secret of an app. NONE: never connected. RECONNECT: Intuit refused the tokens; the queue is held. */
export type QuickBooksState =
  | 'OFF'
  | 'NONE'
  | 'CONNECTED'
  | 'RECONNECT'
  | 'DISCONNECTED';

/**
 * WAITING: is sent when its time comes. SENT: sent, and not answered yet. ACCEPTED: there, with the same total and tax. DIFFERS: there,
 * with another total or tax. REFUSED: needs a person. HELD: waits for a connection, a mapping or an open period. SKIPPED: becomes no
 * document.
 */
export type QuickBooksDocumentState =
  | 'WAITING'
  | 'SENT'
  | 'ACCEPTED'
  | 'DIFFERS'
  | 'REFUSED'
  | 'HELD'
  | 'SKIPPED';

export type QuickBooksDocumentFilter = {
  readonly states?: ReadonlyArray<QuickBooksDocumentState> | null | undefined;
  /** Those that the bookkeeper changed or deleted. */
  readonly changed?: boolean | null | undefined;
  /** A number of a document, or the id of an entry. */
  readonly search?: string | null | undefined;
};

export type QuickBooksRefKind =
  | 'ACCOUNT'
  | 'ITEM'
  | 'CUSTOMER';

/** How the books of a day go there. DOCUMENTS: each event by a document of its own. DAILY: by one journal entry, after the day. */
export type QuickBooksPosting =
  | 'DOCUMENTS'
  | 'DAILY';

export type AdminQuickBooksQueryVariables = Exact<{ [key: string]: never; }>;

export type AdminQuickBooksQuery = { readonly quickbooks: { readonly state: QuickBooksState, readonly companyName: string | null, readonly realmId: string | null, readonly fault: string | null, readonly computesTax: boolean, readonly postsFrom: string | null, readonly pausedUntil: string | null, readonly refreshExpiresAt: string | null, readonly connectedAt: string | null, readonly connectedBy: string | null, readonly posting: QuickBooksPosting, readonly nextPosting: QuickBooksPosting }, readonly quickbooksCounts: ReadonlyArray<{ readonly state: QuickBooksDocumentState, readonly count: number }>, readonly quickbooksMappings: ReadonlyArray<{ readonly role: string, readonly name: string, readonly refId: string | null, readonly fault: string | null, readonly held: number }> };

export type AdminQuickBooksRowFragment = { readonly id: string, readonly entryId: string, readonly kind: string | null, readonly number: string | null, readonly day: string, readonly state: QuickBooksDocumentState, readonly reason: string | null, readonly reasonName: string | null, readonly faultCode: string | null, readonly faultText: string | null, readonly intuitTid: string | null, readonly attempts: number, readonly quickbooksId: string | null, readonly change: string | null, readonly changedAt: string | null, readonly sentAt: string | null, readonly nextAttemptAt: string | null, readonly total: { readonly amountCents: number } | null, readonly tax: { readonly amountCents: number } | null, readonly quickbooksTotal: { readonly amountCents: number } | null, readonly quickbooksTax: { readonly amountCents: number } | null };

export type AdminQuickBooksDocumentsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter: QuickBooksDocumentFilter;
}>;

export type AdminQuickBooksDocumentsQuery = { readonly quickbooksDocuments: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly entryId: string, readonly kind: string | null, readonly number: string | null, readonly day: string, readonly state: QuickBooksDocumentState, readonly reason: string | null, readonly reasonName: string | null, readonly faultCode: string | null, readonly faultText: string | null, readonly intuitTid: string | null, readonly attempts: number, readonly quickbooksId: string | null, readonly change: string | null, readonly changedAt: string | null, readonly sentAt: string | null, readonly nextAttemptAt: string | null, readonly total: { readonly amountCents: number } | null, readonly tax: { readonly amountCents: number } | null, readonly quickbooksTotal: { readonly amountCents: number } | null, readonly quickbooksTax: { readonly amountCents: number } | null } }> } };

export type AdminQuickBooksMappingFragment = { readonly role: string, readonly name: string, readonly refId: string | null, readonly refName: string | null, readonly fault: string | null };

export type AdminQuickBooksOneQueryVariables = Exact<{
  id: string;
}>;

export type AdminQuickBooksOneQuery = { readonly quickbooksDocuments: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly entryId: string, readonly kind: string | null, readonly number: string | null, readonly day: string, readonly state: QuickBooksDocumentState, readonly reason: string | null, readonly reasonName: string | null, readonly faultCode: string | null, readonly faultText: string | null, readonly intuitTid: string | null, readonly attempts: number, readonly quickbooksId: string | null, readonly change: string | null, readonly changedAt: string | null, readonly sentAt: string | null, readonly nextAttemptAt: string | null, readonly lines: ReadonlyArray<{ readonly name: string, readonly isTaxed: boolean | null, readonly debit: { readonly amountCents: number } | null, readonly credit: { readonly amountCents: number } | null, readonly mapping: { readonly role: string, readonly name: string, readonly refId: string | null, readonly refName: string | null, readonly fault: string | null } | null }>, readonly missing: ReadonlyArray<{ readonly role: string, readonly name: string, readonly refId: string | null, readonly refName: string | null, readonly fault: string | null }>, readonly total: { readonly amountCents: number } | null, readonly tax: { readonly amountCents: number } | null, readonly quickbooksTotal: { readonly amountCents: number } | null, readonly quickbooksTax: { readonly amountCents: number } | null } }> } };

export type AdminQuickBooksMappingsQueryVariables = Exact<{ [key: string]: never; }>;

export type AdminQuickBooksMappingsQuery = { readonly quickbooksMappings: ReadonlyArray<{ readonly role: string, readonly name: string, readonly kind: QuickBooksRefKind, readonly refId: string | null, readonly refName: string | null, readonly fault: string | null, readonly held: number }> };

export type AdminQuickBooksChoicesQueryVariables = Exact<{
  kind: QuickBooksRefKind;
}>;

export type AdminQuickBooksChoicesQuery = { readonly quickbooksChoices: ReadonlyArray<{ readonly id: string, readonly name: string }> | null };

export type AdminQuickBooksConnectMutationVariables = Exact<{ [key: string]: never; }>;

export type AdminQuickBooksConnectMutation = { readonly quickbooksConnect: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly url: string | null } };

export type AdminQuickBooksDisconnectMutationVariables = Exact<{ [key: string]: never; }>;

export type AdminQuickBooksDisconnectMutation = { readonly quickbooksDisconnect: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type AdminQuickBooksMapMutationVariables = Exact<{
  role: string;
  refId: string;
  expected?: string | null | undefined;
}>;

export type AdminQuickBooksMapMutation = { readonly quickbooksMap: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type AdminQuickBooksRetryMutationVariables = Exact<{
  id: string;
}>;

export type AdminQuickBooksRetryMutation = { readonly quickbooksDocumentRetry: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type AdminQuickBooksSkipMutationVariables = Exact<{
  id: string;
  reason: string;
}>;

export type AdminQuickBooksSkipMutation = { readonly quickbooksDocumentSkip: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type AdminQuickBooksPostingMutationVariables = Exact<{
  posting: QuickBooksPosting;
  expected?: QuickBooksPosting | null | undefined;
}>;

export type AdminQuickBooksPostingMutation = { readonly quickbooksPostingSet: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export const adminQuickBooksRowFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminQuickBooksRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuickBooksDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"entryId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reasonName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultText"}},{"kind":"Field","name":{"kind":"Name","value":"intuitTid"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"quickbooksId"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quickbooksTotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quickbooksTax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}};

export const adminQuickBooksMappingFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminQuickBooksMapping"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuickBooksMapping"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"refId"}},{"kind":"Field","name":{"kind":"Name","value":"refName"}},{"kind":"Field","name":{"kind":"Name","value":"fault"}}]}};

export const AdminQuickBooksDocument = /* #__PURE__ */ typedDocument<AdminQuickBooksQuery, AdminQuickBooksQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminQuickBooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quickbooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"realmId"}},{"kind":"Field","name":{"kind":"Name","value":"fault"}},{"kind":"Field","name":{"kind":"Name","value":"computesTax"}},{"kind":"Field","name":{"kind":"Name","value":"postsFrom"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"refreshExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"connectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"connectedBy"}},{"kind":"Field","name":{"kind":"Name","value":"posting"}},{"kind":"Field","name":{"kind":"Name","value":"nextPosting"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quickbooksCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quickbooksMappings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"refId"}},{"kind":"Field","name":{"kind":"Name","value":"fault"}},{"kind":"Field","name":{"kind":"Name","value":"held"}}]}}]}}]);

export const AdminQuickBooksDocumentsDocument = /* #__PURE__ */ typedDocument<AdminQuickBooksDocumentsQuery, AdminQuickBooksDocumentsQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminQuickBooksDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuickBooksDocumentFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quickbooksDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminQuickBooksRow"}}]}}]}}]}}]}}, adminQuickBooksRowFragment]);

export const AdminQuickBooksOneDocument = /* #__PURE__ */ typedDocument<AdminQuickBooksOneQuery, AdminQuickBooksOneQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminQuickBooksOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quickbooksDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminQuickBooksRow"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isTaxed"}},{"kind":"Field","name":{"kind":"Name","value":"debit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"credit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminQuickBooksMapping"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminQuickBooksMapping"}}]}}]}}]}}]}}]}}, adminQuickBooksRowFragment, adminQuickBooksMappingFragment]);

export const AdminQuickBooksMappingsDocument = /* #__PURE__ */ typedDocument<AdminQuickBooksMappingsQuery, AdminQuickBooksMappingsQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminQuickBooksMappings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quickbooksMappings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"refId"}},{"kind":"Field","name":{"kind":"Name","value":"refName"}},{"kind":"Field","name":{"kind":"Name","value":"fault"}},{"kind":"Field","name":{"kind":"Name","value":"held"}}]}}]}}]);

export const AdminQuickBooksChoicesDocument = /* #__PURE__ */ typedDocument<AdminQuickBooksChoicesQuery, AdminQuickBooksChoicesQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminQuickBooksChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuickBooksRefKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quickbooksChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]);

export const AdminQuickBooksConnectDocument = /* #__PURE__ */ typedDocument<AdminQuickBooksConnectMutation, AdminQuickBooksConnectMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminQuickBooksConnect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quickbooksConnect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]);

export const AdminQuickBooksDisconnectDocument = /* #__PURE__ */ typedDocument<AdminQuickBooksDisconnectMutation, AdminQuickBooksDisconnectMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminQuickBooksDisconnect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quickbooksDisconnect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const AdminQuickBooksMapDocument = /* #__PURE__ */ typedDocument<AdminQuickBooksMapMutation, AdminQuickBooksMapMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminQuickBooksMap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"refId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expected"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quickbooksMap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"Argument","name":{"kind":"Name","value":"refId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"refId"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedRefId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expected"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const AdminQuickBooksRetryDocument = /* #__PURE__ */ typedDocument<AdminQuickBooksRetryMutation, AdminQuickBooksRetryMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminQuickBooksRetry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quickbooksDocumentRetry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const AdminQuickBooksSkipDocument = /* #__PURE__ */ typedDocument<AdminQuickBooksSkipMutation, AdminQuickBooksSkipMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminQuickBooksSkip"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quickbooksDocumentSkip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const AdminQuickBooksPostingDocument = /* #__PURE__ */ typedDocument<AdminQuickBooksPostingMutation, AdminQuickBooksPostingMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminQuickBooksPosting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"posting"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuickBooksPosting"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expected"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"QuickBooksPosting"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quickbooksPostingSet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"posting"},"value":{"kind":"Variable","name":{"kind":"Name","value":"posting"}}},{"kind":"Argument","name":{"kind":"Name","value":"expected"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expected"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);
