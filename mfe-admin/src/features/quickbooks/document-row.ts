import type { AdminQuickBooksDocumentsQuery, AdminQuickBooksOneQuery } from './quickbooks.generated.ts';

/** A row of the outbox. */
export type DocumentRow = AdminQuickBooksDocumentsQuery['quickbooksDocuments']['edges'][number]['node'];

/** A row with what is sent. */
export type WholeDocument = AdminQuickBooksOneQuery['quickbooksDocuments']['edges'][number]['node'];
