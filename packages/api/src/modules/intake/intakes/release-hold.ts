import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { releaseLegalHold } from '#api/modules/catalog/index.ts';
import { keepPhotographs } from '#api/modules/media/index.ts';
import { IntakeFault } from '../intake-fault.ts';
import { intakeMessages } from '../messages.ts';

const LONGEST_REASON = 2_000;

/**
 * Ends the hold of an intake before its time, with the photograph of the paper that allows it and a reason; both stay with the intake.
 * Throws a DomainError.
 */
export async function releaseHold(
  actor: ActorContext,
  id: string,
  { reason, photographId }: { readonly reason: string; readonly photographId: string },
): Promise<void> {
  const messages = intakeMessages(actor.locale);
  const text = cleanText(reason).trim();
  if (text === '') throw new IntakeFault('reason', messages.releaseReason, 'reason');
  if (text.length > LONGEST_REASON) throw new IntakeFault('reason', messages.tooLong(LONGEST_REASON), 'reason');
  if (photographId === '') throw new IntakeFault('paper', messages.releasePaper, 'photographId');
  await tx(actor.db, async (trx) => {
    const intake = isId(id)
      ? await trx.selectFrom('intakes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      : undefined;
    if (!intake) throw new DomainError('not-found', messages.notFound);
    if (!(await releaseLegalHold(trx, intake.listing_id))) throw new DomainError('hold-over', messages.holdOver);
    await keepPhotographs(trx, actor, `intake:${id}`, [photographId]);
    await trx
      .updateTable('intakes')
      .set({
        released_at: actor.now,
        released_by_account_id: requireAccountId(actor),
        release_reason: text,
        release_photograph_id: photographId,
      })
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, actorOf(actor), {
      action: 'intake.release',
      subjectKind: 'intake',
      subjectId: id,
      detail: { listingId: intake.listing_id, until: intake.hold_until.toISOString() },
    });
  });
}
