import { sql } from 'kysely';
import type { BatchRowNow, BatchValues, UnwrittenRow } from '#api/platform/batches/batch-handler.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { toJson } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import type { LocalText } from '#api/platform/locale.ts';
import type { RegisteredHandler } from './batch-handlers.ts';
import type { BatchRow } from './find-batch.ts';

/** Rows that are written at a time. */
const CHUNK = 500;

/** A row that is to be written, and the values that it gets. */
export type RowToWrite = { readonly id: string; readonly values: BatchValues };

/** The values of `target` that differ from those of `origin`: a batch touches nothing else, on its way there and back. */
export const difference = (origin: BatchValues, target: BatchValues): BatchValues =>
  Object.fromEntries(Object.entries(target).filter(([key, value]) => origin[key] !== value));

/** The rows of a batch as they are now, locked until the transaction ends. */
export async function lockRows(trx: Tx, handler: RegisteredHandler, rows: readonly BatchRow[]) {
  const now = new Map<string, BatchRowNow>();
  for (let start = 0; start < rows.length; start += CHUNK) {
    const ids = rows.slice(start, start + CHUNK).map(({ row_id: id }) => id);
    for (const row of await handler.read(trx, ids, true)) now.set(row.id, row);
  }
  return now;
}

/** What rows are written for, and where links of mails about them lead. */
export type WriteTarget = {
  readonly batchId: string;
  readonly handler: RegisteredHandler;
  readonly state: 'APPLIED' | 'UNDONE';
  readonly baseUrl: URL;
};

/**
 * Writes rows through their handler, and notes their state and the versions that they have now. Gives those that could not be written:
 * an application leaves them out, an undo leaves them as they are.
 */
export async function writeRows(
  trx: Tx,
  actor: ActorContext,
  { batchId, handler, state, baseUrl }: WriteTarget,
  rows: readonly RowToWrite[],
): Promise<readonly UnwrittenRow[]> {
  const unwritten: UnwrittenRow[] = [];
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK);
    const refused = await handler.write(trx, actor, chunk, baseUrl);
    unwritten.push(...refused);
    const ids = chunk.map(({ id }) => id).filter((id) => refused.every((row) => row.id !== id));
    const now = await handler.read(trx, ids, false);
    await sql`UPDATE batch_rows SET state = ${state}, version = written.version
      FROM unnest(${now.map(({ id }) => id)}::text[], ${now.map(({ version }) => version)}::text[]) AS written (id, version)
      WHERE batch_id = ${batchId} AND row_id = written.id`.execute(trx);
  }
  if (state === 'APPLIED') for (const { id, problem } of unwritten) await leaveOut(trx, batchId, [id], problem);
  return unwritten;
}

/** Leaves rows of a batch out, for a reason. */
export async function leaveOut(trx: Tx, batchId: string, ids: readonly string[], problem: LocalText): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('batch_rows')
    .set({ state: 'LEFT_OUT', problem: toJson(problem) })
    .where('batch_id', '=', batchId)
    .where('row_id', 'in', ids)
    .execute();
}
