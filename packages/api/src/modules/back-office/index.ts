/**
 * Tools that all pages of the back office share: views of tables, bulk edits that can be undone, tables as files.
 *
 * A kind of bulk edit is a `BatchHandler` (`platform/batches/batch-handler.ts`) of the module that owns the rows, registered in
 * `connect-modules.ts`: `registerBatchHandlers([batchHandler(catalog.priceBatch)])`. It says how rows are read with a version, what an
 * input makes of one, and how rows are written; preview, difference, apply and undo are here. Its page sends
 * `batchPreview(kind, rowIds, input)` and leads to `/admin/batches/<id>`, where it is looked through, applied and undone. A test of a
 * handler runs `batchContract` of `batches/batch-contract.fixture.ts` over it.
 *
 * A table as a file is a `TableSource` (`platform/exports/table-source.ts`), registered beside it by `registerTableSources`.
 */
export { auditTableSource } from './audit/audit-table-source.ts';
export { accountPart } from './account-part.ts';
export { batchHandler, registerBatchHandlers } from './batches/batch-handlers.ts';
export type { BatchRow, BatchView } from './batches/find-batch.ts';
export { previewBatch } from './batches/preview-batch.ts';
export { sweepBatches } from './batches/sweep-batches.ts';
export type { RemoteChannelView, RemoteView } from './builds/read-remotes.ts';
export { failureReportSchema, recordRemoteFailures, sweepRemoteFailures } from './builds/remote-failures.ts';
export { showJobs } from './jobs/failed-jobs.ts';
export { hasWaitingTableExports, makeTableExports, sweepTableExports } from './exports/make-table-exports.ts';
export { type ExportRow, openExport } from './exports/table-exports.ts';
export { registerTableSources } from './exports/table-sources.ts';
export { migrations } from './migrations.ts';
export type { BackOfficeTables } from './tables.ts';
export type { ViewRow } from './views/table-views.ts';
export type { AuditEntryView } from './audit/read-audit.ts';
