import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** The books are the shop's own. */
export const permissions = {
  'Query.ledgerAccounts': 'admin',
  'Query.journal': 'admin',
  'Query.journalSums': 'admin',
  'Query.journalEntry': 'admin',
  'Query.trialBalance': 'admin',
  'Query.journalFiles': 'admin',
  'Query.booksClosedUntil': 'admin',
  'Query.quickbooks': 'admin',
  'Query.quickbooksDocuments': 'admin',
  'Query.quickbooksCounts': 'admin',
  'Query.quickbooksMappings': 'admin',
  'Query.quickbooksChoices': 'admin',
  'Mutation.quickbooksConnect': 'admin',
  'Mutation.quickbooksDisconnect': 'admin',
  'Mutation.quickbooksMap': 'admin',
  'Mutation.quickbooksDocumentRetry': 'admin',
  'Mutation.quickbooksDocumentSkip': 'admin',
  'Mutation.journalFileCreate': 'admin',
  'Mutation.booksClose': 'admin',
} satisfies PermissionMap;
