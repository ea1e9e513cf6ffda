import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { keepUses, type MediaKind, releaseUses } from './keep-uses.ts';
import { mediaMessages } from './messages.ts';

const clips: MediaKind = { table: 'clips', uses: 'clip_uses', column: 'clip_id' };

/**
 * Says that `usedBy` (such as `draft:` and an id) offers exactly these clips from now on, in the transaction in which it does. They stay until
 * it offers others or lets them go. Throws a DomainError `clips` unless each of them is the actor's, or was offered by it before; an admin may
 * use everybody's.
 */
export async function keepClips(trx: Tx, actor: ActorContext, usedBy: string, ids: readonly string[]): Promise<void> {
  if (!(await keepUses(trx, actor, clips, { usedBy, ids })))
    throw new DomainError('clips', mediaMessages(actor.locale).clipNotFound);
}

/** Says that `usedBy` offers no clips any more. What nothing offers is swept away after a while. */
export const releaseClips = (trx: Tx, usedBy: string): Promise<void> => releaseUses(trx, clips, usedBy);
