/** The journal, its files and the accounting software: all that the rest of the API may use of them. */
export { accountPart } from './account-part.ts';
export { openJournalFile } from './files/journal-files.ts';
export { migrations } from './migrations.ts';
export type { AccountingTables } from './tables.ts';
