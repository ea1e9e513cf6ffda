import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { unseal } from '#api/platform/seal.ts';
import { IntakeFault } from '../intake-fault.ts';
import { intakeMessages } from '../messages.ts';

const LONGEST_REASON = 500;

/**
 * The number of the identity paper of an intake, for a report that the law asks for. Who looked is written down, with the reason.
 * Throws a DomainError.
 */
export async function showIdentity(
  actor: ActorContext,
  secrets: readonly string[],
  id: string,
  reason: string,
): Promise<string> {
  const messages = intakeMessages(actor.locale);
  const text = cleanText(reason).trim();
  if (text === '') throw new IntakeFault('reason', messages.reason, 'reason');
  if (text.length > LONGEST_REASON) throw new IntakeFault('reason', messages.tooLong(LONGEST_REASON), 'reason');
  return tx(actor.db, async (trx) => {
    const row = isId(id)
      ? await trx.selectFrom('intakes').select('id_number').where('id', '=', id).executeTakeFirst()
      : undefined;
    if (!row?.id_number) throw new DomainError('not-found', messages.notFound);
    const number = unseal(secrets, 'identity-number', id, row.id_number);
    if (number === null) throw new DomainError('sealed', messages.sealed);
    await recordAudit(trx, actorOf(actor), {
      action: 'intake.showIdentity',
      subjectKind: 'intake',
      subjectId: id,
      detail: { reason: text },
    });
    return number.text;
  });
}
