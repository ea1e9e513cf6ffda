import { setTimeout as sleep } from 'node:timers/promises';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { UploadedFile } from '#api/platform/uploads/prepare-file.ts';
import { importMessages } from '#api/modules/listing-imports/messages.ts';
import type { ImportOutcome } from '#api/modules/listing-imports/tables.ts';
import { failedRows } from './failed-rows.ts';
import { findImport, type ImportRow } from './find-import.ts';
import { startImport } from './move-import.ts';
import { countOutcomes, countProducts, eachIssue, type IssueRow } from './read-report.ts';
import { receiveImport } from './receive-import.ts';
import { type ImportWorker, workImports } from './work-imports.ts';

/** Between two looks at an import that another process works on. */
const PAUSE_MS = 200;

const told = (actor: ActorContext, issue: IssueRow) => ({
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

/** How far an import is: products that are checked or written, of all that the file has. */
export type ImportProgress = {
  readonly state: 'CHECKING' | 'RUNNING';
  readonly done: number;
  readonly products: number;
};

/** What is told of an import while it goes on. */
export type OnProgress = (progress: ImportProgress) => void;

/** Works until the import waits for its seller, or is over. */
async function settle(
  worker: ImportWorker,
  actor: ActorContext,
  id: string,
  onProgress: OnProgress,
): Promise<ImportRow> {
  for (;;) {
    const row = await requireRow(actor, id);
    const { state } = row;
    if (state !== 'CHECKING' && state !== 'RUNNING') return row;
    await workImports(worker);
    const outcomes = await countOutcomes(actor.db, id, state === 'RUNNING' ? 'outcome' : 'planned');
    const done = outcomes.reduce((sum, { count }) => sum + count, 0);
    onProgress({ state, done, products: await countProducts(actor.db, id) });
    await sleep(PAUSE_MS);
  }
}

async function* allIssues(actor: ActorContext, id: string): AsyncGenerator<ReportedIssue> {
  for await (const issue of eachIssue(actor.db, id)) yield told(actor, issue);
}

/**
 * Imports a file from its first row to its last, or only checks it (`isTrial`), as the page of imports does it in the background. Tells of its
 * progress every few seconds. Throws the DomainErrors of `receiveImport`.
 */
export async function importFile(
  worker: ImportWorker,
  actor: ActorContext,
  file: UploadedFile,
  { isTrial, onProgress = () => undefined }: { readonly isTrial: boolean; readonly onProgress?: OnProgress },
): Promise<FileReport> {
  const id = await receiveImport(worker, actor, file);
  let row = await settle(worker, actor, id, onProgress);
  if (row.state === 'READY' && !isTrial) {
    await startImport(actor, id);
    row = await settle(worker, actor, id, onProgress);
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
