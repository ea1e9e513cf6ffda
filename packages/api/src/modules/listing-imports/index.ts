/** Files of listings, imported and exported: all that the rest of the API may use of them. */
export { accountPart } from './account-part.ts';
export { exportListings } from './exports/export-listings.ts';
export { failedRows } from './imports/failed-rows.ts';
export { type FileReport, importFile, type ImportProgress } from './imports/import-file.ts';
export type { ImportRow } from './imports/find-import.ts';
export { receiveImport } from './imports/receive-import.ts';
export { sellerActor } from './imports/seller-actor.ts';
export { sweepImports } from './imports/sweep-imports.ts';
export { hasWaitingImports, workImports } from './imports/work-imports.ts';
export type { ListingImportsTables } from './tables.ts';
export { migrations } from './migrations.ts';
