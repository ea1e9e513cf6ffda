import { changeRights, reopenMergedAccount } from '#api/modules/accounts/index.ts';
import { readReason } from '#api/modules/people/read-reason.ts';
import { accountParts } from '#api/modules/privacy/index.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { tellReversed } from './merge-mails.ts';
import { mergeMessages } from './messages.ts';
import { moveRowsBack } from './move-rows.ts';

const findMerge = (trx: Tx, id: string) =>
  trx.selectFrom('account_merges').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/**
 * Takes a merging apart again: rows that it moved go back as they were, credits as far as they were not spent, and the account
 * opens. What happened since stays with the kept account. Throws a DomainError: `reason`, `not-found`, `reversed` or `too-late`.
 */
export async function reverseMerge(actor: ActorContext, id: string, given: string, publicUrl: URL): Promise<void> {
  const messages = mergeMessages(actor.locale);
  const reason = readReason(given, actor.locale);
  await tx(actor.db, async (trx) => {
    const merge = isId(id) ? await findMerge(trx, id) : undefined;
    if (!merge) throw new DomainError('not-found', messages.notFound);
    if (merge.reversed_at) throw new DomainError('reversed', messages.reversed);
    if (merge.finished_at || merge.reversible_until <= actor.now) throw new DomainError('too-late', messages.tooLate);
    const { kept_account_id: keptId, closed_account_id: closedId } = merge;
    const merger = { mergeId: id, keptId, closedId, actorId: actor.principal.accountId };
    if (!(await reopenMergedAccount(trx, merger))) throw new DomainError('too-late', messages.tooLate);
    await moveRowsBack(trx, merger);
    for (const { merging } of accountParts()) await merging?.reverse?.(trx, merger);
    const lost = Object.fromEntries(merge.gained_rights.map((name) => [name, false]));
    if (merge.gained_rights.length > 0) await changeRights(trx, keptId, lost);
    await trx
      .updateTable('account_merges')
      .set({ reversed_at: actor.now, reversed_by_account_id: merger.actorId })
      .where('id', '=', id)
      .execute();
    for (const subjectId of [keptId, closedId])
      await recordAudit(trx, actorOf(actor), {
        action: 'account.merge-reversed',
        subjectKind: 'account',
        subjectId,
        detail: { kept: keptId, closed: closedId, reason },
      });
    await tellReversed(trx, merger, publicUrl);
  });
}
