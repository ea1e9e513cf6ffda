/** Repairs on the bench: all that the rest of the API may use of them. */
export { accountPart } from './account-part.ts';
export type { RepairJobView } from './read-jobs.ts';
export type { RepairsTables } from './tables.ts';
export { repairsTableSource } from './repairs-table-source.ts';
export { migrations } from './migrations.ts';
export { mailTemplates } from './repair-mail-templates.ts';
