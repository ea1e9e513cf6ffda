import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** The books are the shop's own. */
export const permissions = {
  'Query.ledgerAccounts': 'money:read',
  'Query.journal': 'money:read',
  'Query.journalSums': 'money:read',
  'Query.journalEntry': 'money:read',
  'Query.trialBalance': 'money:read',
  'Query.journalFiles': 'money:read',
  'Query.booksClosedUntil': 'money:read',
  'Query.quickbooks': 'money:read',
  'Query.quickbooksDocuments': 'money:read',
  'Query.quickbooksCounts': 'money:read',
  'Query.quickbooksMappings': 'money:read',
  'Query.quickbooksChoices': 'money:read',
  'Mutation.quickbooksConnect': 'money:write',
  'Mutation.quickbooksDisconnect': 'money:write',
  'Mutation.quickbooksMap': 'money:write',
  'Mutation.quickbooksDocumentRetry': 'money:write',
  'Mutation.quickbooksDocumentSkip': 'money:write',
  'Mutation.journalFileCreate': 'money:write',
  'Mutation.booksClose': 'money:write',
} satisfies PermissionMap;
