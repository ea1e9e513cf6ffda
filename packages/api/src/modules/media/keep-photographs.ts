import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { keepUses, type MediaKind, releaseUses } from './keep-uses.ts';
import { mediaMessages } from './messages.ts';

const photographs: MediaKind = { table: 'photographs', uses: 'photograph_uses', column: 'photograph_id' };

/**
 * Says that `usedBy` (such as `draft:` and an id) shows exactly these photographs from now on, in the transaction in which it does. They stay
 * until it shows others or lets them go. Throws a DomainError `photographs` unless each of them is the actor's, or was shown by it before;
 * an admin may use everybody's.
 */
export async function keepPhotographs(
  trx: Tx,
  actor: ActorContext,
  usedBy: string,
  ids: readonly string[],
): Promise<void> {
  if (!(await keepUses(trx, actor, photographs, { usedBy, ids })))
    throw new DomainError('photographs', mediaMessages(actor.locale).photographNotFound);
}

/** Says that `usedBy` shows no photographs any more. What nothing shows is swept away after a while. */
export const releasePhotographs = (trx: Tx, usedBy: string): Promise<void> => releaseUses(trx, photographs, usedBy);
