/** Copies of what is kept of an account, and its end: all that the rest of the API may use of them. */
export { accountPart } from './account-part.ts';
export { deleteAccounts, hasDueDeletions } from './deletion/delete-accounts.ts';
export { columnName } from './exports/column-names.ts';
export { findExportFile, sweepExports } from './exports/export-store.ts';
export { hasWaitingExports, makeExports } from './exports/make-exports.ts';
export { accountParts, registerAccountParts } from './parts.ts';
export type { PrivacyTables } from './tables.ts';
export { migrations } from './migrations.ts';
