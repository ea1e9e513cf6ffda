import { setTimeout as sleep } from 'node:timers/promises';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { UploadedFile } from '#api/platform/uploads/prepare-file.ts';
import { importMessages } from '#api/modules/listing-imports/messages.ts';
import type { ImportOutcome } from '#api/modules/listing-imports/tables.ts';
import { failedRows } from './failed-rows.ts';
import { findImport, type ImportRow } from './find-import.ts';
import { startImport } from './move-import.ts';
import { countOutcomes, countProducts, ISSUES_PAGE, readIssues } from './read-report.ts';
import { receiveImport } from './receive-import.ts';
import { type ImportWorker, workImports } from './work-imports.ts';

/** Between two looks at an import that another process works on. */
const PAUSE_MS = 200;

const told = (actor: ActorContext, issue: Awaited<ReturnType<typeof readIssues>>[number]) => ({
  ...issue,
  ...importMessages(actor.locale).told(issue),
});

/** A line of a report: where, what stood there, what is wrong or worth knowing, and what to do. */
export type ReportedIssue = ReturnType<typeof told>;

/** What became of a file. */
export type FileReport = {
  readonly id: string;
  /** `MAPPING` for a header that nobody knows, `READY` where nothing was to be written, else `DONE` or `BROKEN`. */
  readonly state: ImportRow['state'];
  /** Why a file is `BROKEN`, and the line of it. */
  readonly fault: { readonly message: string; readonly line: number | null } | null;
  readonly products: number;
  readonly outcomes: readonly { readonly outcome: ImportOutcome; readonly count: number }[];
  readonly issues: () => AsyncGenerator<ReportedIssue>;
  /** The rows that failed, under the header of the file. */
  readonly failed: () => Promise<AsyncIterable<string> | undefined>;
};

async function requireRow(actor: ActorContext, id: string): Promise<ImportRow> {
  const row = await findImport(actor, id);
  if (!row) throw new Error('The import is gone.');
  return row;
}

/** Works until the import waits for its seller, or is over. */
async function settle(worker: ImportWorker, actor: ActorContext, id: string): Promise<ImportRow> {
  for (;;) {
    const row = await requireRow(actor, id);
    if (row.state !== 'CHECKING' && row.state !== 'RUNNING') return row;
    await workImports(worker);
    await sleep(PAUSE_MS);
  }
}

async function* allIssues(actor: ActorContext, id: string): AsyncGenerator<ReportedIssue> {
  for (let page = 1; ; page += 1) {
    const issues = await readIssues(actor.db, id, null, page);
    for (const issue of issues) yield told(actor, issue);
    if (issues.length < ISSUES_PAGE) return;
  }
}

/**
 * Imports a file from its first row to its last, or only checks it (`isTrial`), as the page of imports does it in the background. Throws the
 * DomainErrors of `receiveImport`.
 */
export async function importFile(
  worker: ImportWorker,
  actor: ActorContext,
  file: UploadedFile,
  { isTrial }: { readonly isTrial: boolean },
): Promise<FileReport> {
  const id = await receiveImport(worker, actor, file);
  let row = await settle(worker, actor, id);
  if (row.state === 'READY' && !isTrial) {
    await startImport(actor, id);
    row = await settle(worker, actor, id);
  }
  return {
    id,
    state: row.state,
    fault: row.fault === null ? null : { message: importMessages(actor.locale).fault(row.fault), line: row.fault_line },
    products: await countProducts(actor.db, id),
    outcomes: await countOutcomes(actor.db, id, row.state === 'DONE' ? 'outcome' : 'planned'),
    issues: () => allIssues(actor, id),
    failed: async () => (await failedRows(actor, id))?.lines,
  };
}
