/** The journal, its files and the accounting software: all that the rest of the API may use of them. */
export type { Explanation, SheetLine } from './day/day-sheet.model.ts';
export type { DaySheetView } from './day/find-sheet.ts';
export type { DayClosingRow, DayCorrectionRow, DayTables } from './day/tables.ts';
export { accountPart } from './account-part.ts';
export { openJournalFile } from './files/journal-files.ts';
export { completeConnection } from './quickbooks/connection/connect.ts';
export {
  checkQuickBooks,
  hasDueDocuments,
  hasUnprepared,
  prepareDocuments,
  sendDocuments,
  watchChanges,
} from './quickbooks/index.ts';
export type { BooksDocumentView } from './quickbooks/document-view.ts';
export { quickBooksContextOf } from './quickbooks/quickbooks-context.ts';
export type { EntryView } from './journal/journal-view.ts';
export { journalTableSource } from './journal/journal-table-source.ts';
export { migrations } from './migrations.ts';
export type { AccountingTables } from './tables.ts';
