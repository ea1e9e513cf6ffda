// Generated from journal.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

/**
 * REFUND_REQUEST: one or several refunds that were decided together. REVERSAL: a dispute, or a returned payment. STORED_VALUE: a
 * row in the ledger of a code or of credits. CASH: a count of the drawer, or cash that went to the bank. GOODS: goods that were bought,
 * taken in trade or written off. SETTLEMENT: a payout of a payment provider. SETTLEMENT_ROW: a row of its report.
 */
export type JournalSourceKind =
  | 'ORDER'
  | 'PAYMENT'
  | 'REFUND'
  | 'REFUND_REQUEST'
  | 'REVERSAL'
  | 'PAYOUT'
  | 'STORED_VALUE'
  | 'CASH'
  | 'GOODS'
  | 'SETTLEMENT'
  | 'SETTLEMENT_ROW';

/** Which entries are wanted; what is left out does not matter. */
export type JournalFilter = {
  /** Entries with a line on any of these accounts, by their codes. */
  readonly accounts?: ReadonlyArray<string> | null | undefined;
  readonly kinds?: ReadonlyArray<string> | null | undefined;
  /** Days in the shop's time zone, such as 2026-11-26, both included. A wrong one fails with `DATE`. */
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  /** The number or id of an order, or the id of a payment, refund, reversal, payout, transaction, listing, intake, settlement or entry. */
  readonly document?: string | null | undefined;
};

/** IIF is for QuickBooks Desktop; QuickBooks Online and others take CSV. */
export type JournalFileFormat =
  | 'IIF'
  | 'CSV';

export type AdminJournalEntryFragment = { readonly id: string, readonly kind: string, readonly at: string, readonly orderId: string | null, readonly orderNumber: string | null, readonly amount: { readonly amountCents: number }, readonly lines: ReadonlyArray<{ readonly sellerName: string | null, readonly account: { readonly code: string, readonly name: string }, readonly debit: { readonly amountCents: number } | null, readonly credit: { readonly amountCents: number } | null }>, readonly source: { readonly kind: JournalSourceKind, readonly id: string, readonly status: string | null, readonly detail: string | null, readonly author: string | null, readonly at: string | null, readonly storedValueId: string | null, readonly amount: { readonly amountCents: number } | null } };

export type AdminJournalQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter: JournalFilter;
}>;

export type AdminJournalQuery = { readonly journal: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly kind: string, readonly at: string, readonly orderId: string | null, readonly orderNumber: string | null, readonly amount: { readonly amountCents: number }, readonly lines: ReadonlyArray<{ readonly sellerName: string | null, readonly account: { readonly code: string, readonly name: string }, readonly debit: { readonly amountCents: number } | null, readonly credit: { readonly amountCents: number } | null }>, readonly source: { readonly kind: JournalSourceKind, readonly id: string, readonly status: string | null, readonly detail: string | null, readonly author: string | null, readonly at: string | null, readonly storedValueId: string | null, readonly amount: { readonly amountCents: number } | null } } }> } };

export type AdminJournalSumsQueryVariables = Exact<{
  filter: JournalFilter;
}>;

export type AdminJournalSumsQuery = { readonly journalSums: { readonly entries: number, readonly debits: { readonly amountCents: number }, readonly credits: { readonly amountCents: number } } };

export type AdminJournalEntryPageQueryVariables = Exact<{
  id: string;
}>;

export type AdminJournalEntryPageQuery = { readonly journalEntry: { readonly id: string, readonly kind: string, readonly at: string, readonly orderId: string | null, readonly orderNumber: string | null, readonly quickbooks: ReadonlyArray<{ readonly id: string, readonly kind: string | null, readonly number: string | null, readonly state: QuickBooksDocumentState, readonly reason: string | null, readonly change: string | null, readonly faultText: string | null }>, readonly amount: { readonly amountCents: number }, readonly lines: ReadonlyArray<{ readonly sellerName: string | null, readonly account: { readonly code: string, readonly name: string }, readonly debit: { readonly amountCents: number } | null, readonly credit: { readonly amountCents: number } | null }>, readonly source: { readonly kind: JournalSourceKind, readonly id: string, readonly status: string | null, readonly detail: string | null, readonly author: string | null, readonly at: string | null, readonly storedValueId: string | null, readonly amount: { readonly amountCents: number } | null } } | null };

export type AdminTrialBalanceQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;

export type AdminTrialBalanceQuery = { readonly trialBalance: { readonly from: string | null, readonly to: string | null, readonly debits: { readonly amountCents: number }, readonly credits: { readonly amountCents: number }, readonly difference: { readonly amountCents: number }, readonly accounts: ReadonlyArray<{ readonly account: { readonly code: string, readonly name: string }, readonly opening: { readonly amountCents: number }, readonly debits: { readonly amountCents: number }, readonly credits: { readonly amountCents: number }, readonly closing: { readonly amountCents: number } }> } };

export type AdminJournalFilesQueryVariables = Exact<{ [key: string]: never; }>;

export type AdminJournalFilesQuery = { readonly booksClosedUntil: string | null, readonly journalFiles: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly number: number, readonly format: JournalFileFormat, readonly from: string, readonly to: string, readonly isRepeat: boolean, readonly entries: number, readonly sha256: string, readonly name: string, readonly url: string, readonly createdBy: string | null, readonly createdAt: string, readonly debits: { readonly amountCents: number } } }> } };

export type AdminJournalFileCreateMutationVariables = Exact<{
  format: JournalFileFormat;
  from: string;
  to: string;
  summary: boolean;
  repeat: boolean;
}>;

export type AdminJournalFileCreateMutation = { readonly journalFileCreate: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type AdminBooksCloseMutationVariables = Exact<{
  day: string;
}>;

export type AdminBooksCloseMutation = { readonly booksClose: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export const adminJournalEntryFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminJournalEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JournalEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerName"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"debit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"credit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"storedValueId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}}]}};

export const AdminJournalDocument = /* #__PURE__ */ typedDocument<AdminJournalQuery, AdminJournalQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminJournal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JournalFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminJournalEntry"}}]}}]}}]}}]}}, adminJournalEntryFragment]);

export const AdminJournalSumsDocument = /* #__PURE__ */ typedDocument<AdminJournalSumsQuery, AdminJournalSumsQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminJournalSums"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JournalFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journalSums"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"}},{"kind":"Field","name":{"kind":"Name","value":"debits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}}]}}]);

export const AdminJournalEntryPageDocument = /* #__PURE__ */ typedDocument<AdminJournalEntryPageQuery, AdminJournalEntryPageQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminJournalEntryPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journalEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminJournalEntry"}},{"kind":"Field","name":{"kind":"Name","value":"quickbooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"faultText"}}]}}]}}]}}, adminJournalEntryFragment]);

export const AdminTrialBalanceDocument = /* #__PURE__ */ typedDocument<AdminTrialBalanceQuery, AdminTrialBalanceQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminTrialBalance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trialBalance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"debits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"difference"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"debits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}}]}}]}}]);

export const AdminJournalFilesDocument = /* #__PURE__ */ typedDocument<AdminJournalFilesQuery, AdminJournalFilesQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminJournalFiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booksClosedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"journalFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"isRepeat"}},{"kind":"Field","name":{"kind":"Name","value":"entries"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"debits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}}]}}]}}]}}]);

export const AdminJournalFileCreateDocument = /* #__PURE__ */ typedDocument<AdminJournalFileCreateMutation, AdminJournalFileCreateMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminJournalFileCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JournalFileFormat"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"summary"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"repeat"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journalFileCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"summary"},"value":{"kind":"Variable","name":{"kind":"Name","value":"summary"}}},{"kind":"Argument","name":{"kind":"Name","value":"repeat"},"value":{"kind":"Variable","name":{"kind":"Name","value":"repeat"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const AdminBooksCloseDocument = /* #__PURE__ */ typedDocument<AdminBooksCloseMutation, AdminBooksCloseMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminBooksClose"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booksClose"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);
