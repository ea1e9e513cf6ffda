import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import type { BatchField, BatchValue } from '#api/platform/batches/batch-handler.ts';
import { answer } from '#api/platform/answer-mutation.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Locale } from '#api/platform/locale.ts';
import { applyBatch } from './batches/apply-batch.ts';
import { findBatchHandler, findOwnHandler } from './batches/batch-handlers.ts';
import {
  batchRows,
  type BatchRow,
  type BatchView,
  canUndo,
  changedSince,
  findBatch,
  listBatches,
  undoUntil,
} from './batches/find-batch.ts';
import { previewBatch } from './batches/preview-batch.ts';
import { undoBatch } from './batches/undo-batch.ts';
import { difference } from './batches/write-rows.ts';
import { type ExportRow, listExports, requestExport } from './exports/table-exports.ts';
import { findTableSource } from './exports/table-sources.ts';
import { createView, listViews, removeView, updateView, type ViewRow } from './views/table-views.ts';

const MOST_ROWS = 200;
const PAGE = 100;

const textOf = (value: BatchValue | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

function cellsOf({ before, after }: BatchRow, fields: readonly BatchField[], locale: Locale) {
  const shown = (key: string, value: BatchValue | undefined): string | null =>
    value === null || value === undefined
      ? null
      : (fields.find((field) => field.key === key)?.show?.(value, locale) ?? textOf(value));
  return Object.keys(difference(before, after)).map((key) => ({
    key,
    before: shown(key, before[key]),
    after: shown(key, after[key]),
  }));
}

async function rowsOf(batch: BatchView, args: { after?: number | null; first?: number | null }, actor: ActorContext) {
  const first = Math.min(Math.max(1, args.first ?? PAGE), MOST_ROWS);
  const { rows, hasMore } = await batchRows(actor.db, batch.id, args.after ?? -1, first);
  const handler = findBatchHandler(batch.kind);
  const since = handler ? await changedSince(actor.db, handler, rows) : new Map<string, never>();
  return {
    next: hasMore ? (rows.at(-1)?.position ?? null) : null,
    nodes: rows.map((row) => ({
      id: row.row_id,
      position: row.position,
      label: row.label,
      path: row.path,
      state: row.state,
      cells: cellsOf(row, handler?.fields ?? [], actor.locale),
      problem: row.problem?.[actor.locale] ?? null,
      warning: row.state === 'PENDING' ? (row.warning?.[actor.locale] ?? null) : null,
      since: since.get(row.row_id) ?? null,
    })),
  };
}

async function answerWithBatch(actor: ActorContext, work: () => Promise<string>) {
  const outcome = await attempt(work);
  if (!outcome.ok) return { ...refused(outcome.message, outcome.code), batch: null };
  return { ...done, batch: (await findBatch(actor, outcome.value)) ?? null };
}

async function answerWithView(work: () => Promise<ViewRow>) {
  const outcome = await attempt(work);
  if (outcome.ok) return { ...done, view: outcome.value };
  return { ...refused(outcome.message, outcome.code), view: null };
}

async function answerWithExport(work: () => Promise<ExportRow>) {
  const outcome = await attempt(work);
  if (outcome.ok) return { ...done, export: outcome.value };
  return { ...refused(outcome.message, outcome.code), export: null };
}

export const resolvers = {
  TableView: {
    tableId: ({ table_id: tableId }) => tableId,
    isShared: ({ is_shared: isShared }) => isShared,
  },
  TableExport: {
    tableId: ({ table_id: tableId }) => tableId,
    title: ({ table_id: tableId }, _args, { actor }) => findTableSource(tableId)?.title[actor.locale] ?? tableId,
    rowCount: ({ row_count: count }) => count,
    createdAt: ({ created_at: at }) => at,
    expiresAt: ({ expires_at: at }) => at,
    url: ({ id, state }) => (state === 'READY' ? `/api/table-exports/${id}.csv` : null),
  },
  Batch: {
    title: ({ kind }, _args, { actor }) => findBatchHandler(kind)?.title[actor.locale] ?? kind,
    fields: ({ kind }, _args, { actor }) =>
      (findBatchHandler(kind)?.fields ?? []).map((field) => ({ ...field, label: field.label[actor.locale] })),
    createdAt: ({ created_at: at }) => at,
    appliedAt: ({ applied_at: at }) => at,
    undoUntil: (batch) => undoUntil(batch),
    canUndo: (batch, _args, { actor }) => canUndo(batch, actor.now) && findOwnHandler(actor, batch.kind) !== undefined,
    counts: ({ counts, warned }) => ({
      warned,
      pending: counts.PENDING,
      applied: counts.APPLIED,
      leftOut: counts.LEFT_OUT,
      undone: counts.UNDONE,
    }),
    rows: (batch, args, { actor }) => rowsOf(batch, args, actor),
  },
  Query: {
    tableViews: (_source, { tableId }, { actor }) => listViews(actor, tableId),
    batches: (_source, args, { actor }) => listBatches(actor, args),
    batch: async (_source, { id }, { actor }) => (await findBatch(actor, id)) ?? null,
    tableExports: (_source, _args, { actor }) => listExports(actor),
  },
  Mutation: {
    tableViewCreate: (_source, input, { actor }) => answerWithView(() => createView(actor, input)),
    tableViewUpdate: (_source, { id, expectedName, expectedQuery, ...change }, { actor }) =>
      answerWithView(() => updateView(actor, id, change, { name: expectedName, query: expectedQuery })),
    tableViewRemove: (_source, { id }, { actor }) => answer(() => removeView(actor, id)),
    batchPreview: (_source, { kind, rowIds, input }, { actor }) =>
      answerWithBatch(actor, () =>
        previewBatch(actor, { kind, rowIds, input: Object.fromEntries(input.map(({ key, value }) => [key, value])) }),
      ),
    batchApply: (_source, { id }, { actor, config }) =>
      answerWithBatch(actor, async () => {
        await applyBatch(actor, id, config.publicUrl);
        return id;
      }),
    batchUndo: (_source, { id, rowIds, evenChanged }, { actor, config }) =>
      answerWithBatch(actor, async () => {
        const request = { id, rowIds: rowIds ?? null, evenChanged: evenChanged ?? false };
        await undoBatch(actor, request, config.publicUrl);
        return id;
      }),
    tableExportRequest: (_source, request, { actor }) => answerWithExport(() => requestExport(actor, request)),
  },
} satisfies Resolvers;
