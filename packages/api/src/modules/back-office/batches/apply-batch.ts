import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { backOfficeMessages, inBoth } from '#api/modules/back-office/messages.ts';
import { lockBatch } from './find-batch.ts';
import { difference, leaveOut, lockRows, writeRows } from './write-rows.ts';

/**
 * Does what a preview showed, all in one transaction. Rows that were changed, sold or removed since, or that nobody
 * may change at the moment, are left out, and say so. Throws a
 * DomainError: `not-found`, `applied` or `nothing`. Links of mails about it lead below `baseUrl`.
 */
export async function applyBatch(actor: ActorContext, id: string, baseUrl: URL): Promise<void> {
  const messages = backOfficeMessages(actor.locale);
  await tx(actor.db, async (trx) => {
    const { batch, handler } = await lockBatch(trx, actor, id);
    if (batch.state !== 'PREVIEW') throw new DomainError('applied', messages.batchApplied);
    const pending = await trx
      .selectFrom('batch_rows')
      .selectAll()
      .where('batch_id', '=', id)
      .where('state', '=', 'PENDING')
      .orderBy('row_id')
      .execute();
    const now = await lockRows(trx, handler, pending);
    const isGone = pending.filter((row) => !now.has(row.row_id));
    const isSold = pending.filter((row) => now.get(row.row_id)?.isSold === true);
    const isBlocked = pending.filter((row) => now.get(row.row_id)?.isSold === false && now.get(row.row_id)?.blocked);
    const isChanged = pending.filter((row) => {
      const present = now.get(row.row_id);
      return present !== undefined && !present.isSold && !present.blocked && present.version !== row.version;
    });
    const idsOf = (rows: typeof pending): string[] => rows.map(({ row_id: each }) => each);
    const out = new Set(idsOf([...isGone, ...isSold, ...isBlocked, ...isChanged]));
    const rows = pending
      .filter((row) => !out.has(row.row_id))
      .map((row) => ({ id: row.row_id, values: difference(row.before, row.after) }));
    if (rows.length === 0) throw new DomainError('nothing', messages.batchNothing);
    await leaveOut(trx, id, idsOf(isGone), inBoth('rowGone'));
    await leaveOut(trx, id, idsOf(isSold), inBoth('rowSold'));
    await leaveOut(trx, id, idsOf(isChanged), inBoth('rowChanged'));
    for (const row of isBlocked) {
      const why = now.get(row.row_id)?.blocked;
      if (why) await leaveOut(trx, id, [row.row_id], why);
    }
    const target = { batchId: id, handler, state: 'APPLIED', baseUrl } as const;
    const unwritten = await writeRows(trx, actor, target, rows);
    if (unwritten.length === rows.length) throw new DomainError('nothing', messages.batchNothing);
    await trx.updateTable('batches').set({ state: 'APPLIED', applied_at: new Date() }).where('id', '=', id).execute();
    await recordAudit(trx, actorOf(actor), {
      action: 'batch.applied',
      subjectKind: 'batch',
      subjectId: id,
      detail: { kind: batch.kind, rows: rows.length - unwritten.length, leftOut: out.size + unwritten.length },
    });
  });
}
