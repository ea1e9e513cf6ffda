import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { mediaMessages } from './messages.ts';

/**
 * Says that `usedBy` (such as `draft:` and an id) offers exactly these clips from now on, in the transaction in which it does. They stay until
 * it offers others or lets them go. Throws a DomainError `clips` unless each of them is the actor's, or was offered by it before; an admin may
 * use everybody's.
 */
export async function keepClips(trx: Tx, actor: ActorContext, usedBy: string, ids: readonly string[]): Promise<void> {
  const accountId = requireAccountId(actor);
  const wanted = [...new Set(ids)];
  const before = await trx.selectFrom('clip_uses').select('clip_id').where('used_by', '=', usedBy).execute();
  const had = new Set(before.map(({ clip_id: id }) => id));
  if (wanted.length > 0) {
    // Locked, so that none of them is swept away meanwhile.
    const rows = await trx
      .selectFrom('clips')
      .select(['id', 'account_id'])
      .where('id', 'in', wanted)
      .orderBy('id')
      .forUpdate()
      .execute();
    const allowed = rows.filter(
      ({ id, account_id: owner }) => owner === accountId || had.has(id) || actor.principal.rights.isAdmin,
    );
    if (allowed.length < wanted.length) throw new DomainError('clips', mediaMessages(actor.locale).clipNotFound);
    await trx
      .insertInto('clip_uses')
      .values(wanted.map((id) => ({ clip_id: id, used_by: usedBy })))
      .onConflict((on) => on.doNothing())
      .execute();
  }
  const released = [...had].filter((id) => !wanted.includes(id));
  if (released.length > 0)
    await trx.deleteFrom('clip_uses').where('used_by', '=', usedBy).where('clip_id', 'in', released).execute();
  await touch(trx, [...wanted, ...released]);
}

/** Says that `usedBy` offers no clips any more. What nothing offers is swept away after a while. */
export async function releaseClips(trx: Tx, usedBy: string): Promise<void> {
  const rows = await trx.deleteFrom('clip_uses').where('used_by', '=', usedBy).returning('clip_id').execute();
  await touch(
    trx,
    rows.map(({ clip_id: id }) => id),
  );
}

async function touch(trx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await trx.updateTable('clips').set({ touched_at: new Date() }).where('id', 'in', ids).execute();
}
