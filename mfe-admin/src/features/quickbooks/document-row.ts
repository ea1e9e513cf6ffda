import type { AdminQuickBooksDocumentsQuery } from './quickbooks.generated.ts';

/** A row of the outbox. */
export type DocumentRow = AdminQuickBooksDocumentsQuery['quickbooksDocuments']['edges'][number]['node'];
