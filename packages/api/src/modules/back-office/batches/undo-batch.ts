import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { backOfficeMessages } from '#api/modules/back-office/messages.ts';
import { canUndo, lockBatch } from './find-batch.ts';
import { difference, lockRows, writeRows } from './write-rows.ts';

/** Which rows of a batch are undone. */
export type UndoRequest = {
  readonly id: string;
  /** Null for all of them. */
  readonly rowIds: readonly string[] | null;
  /** Also rows that somebody changed since; what they changed in these fields is lost. Sold rows are never undone. */
  readonly evenChanged: boolean;
};

/**
 * Gives rows of a batch back the values that they had before it, all in one transaction; rows that were sold, changed since, or are
 * blocked at the moment, stay.
 * Gives how many were undone and how many stayed. Throws a DomainError: `not-found`, `not-applied`, `undone`, `too-late` or `nothing`.
 */
export async function undoBatch(actor: ActorContext, request: UndoRequest, baseUrl: URL) {
  const { id, rowIds, evenChanged } = request;
  const messages = backOfficeMessages(actor.locale);
  return tx(actor.db, async (trx) => {
    const { batch, handler } = await lockBatch(trx, actor, id);
    if (batch.state === 'PREVIEW') throw new DomainError('not-applied', messages.batchNotApplied);
    if (batch.state === 'UNDONE') throw new DomainError('undone', messages.batchUndone);
    if (!canUndo(batch, actor.now)) throw new DomainError('too-late', messages.batchTooLate);
    const applied = await trx
      .selectFrom('batch_rows')
      .selectAll()
      .where('batch_id', '=', id)
      .where('state', '=', 'APPLIED')
      .orderBy('row_id')
      .execute();
    const wanted = rowIds === null ? applied : applied.filter((row) => rowIds.includes(row.row_id));
    const now = await lockRows(trx, handler, wanted);
    const rows = wanted.filter((row) => {
      const present = now.get(row.row_id);
      if (present === undefined || present.isSold || present.blocked) return false;
      return evenChanged || present.version === row.version;
    });
    if (rows.length === 0) throw new DomainError('nothing', messages.batchNothingToUndo);
    const before = rows.map((row) => ({ id: row.row_id, values: difference(row.after, row.before) }));
    const target = { batchId: id, handler, state: 'UNDONE', baseUrl } as const;
    const undone = rows.length - (await writeRows(trx, actor, target, before)).length;
    if (undone === 0) throw new DomainError('nothing', messages.batchNothingToUndo);
    const isWhole = undone === applied.length;
    await trx
      .updateTable('batches')
      .set({ state: isWhole ? 'UNDONE' : 'PARTLY_UNDONE', undone_at: new Date() })
      .where('id', '=', id)
      .execute();
    const counts = { undone, kept: wanted.length - undone };
    await recordAudit(trx, actorOf(actor), {
      action: 'batch.undone',
      subjectKind: 'batch',
      subjectId: id,
      detail: { kind: batch.kind, ...counts },
    });
    return counts;
  });
}
