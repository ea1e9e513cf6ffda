import type { ActorContext } from '#api/platform/actor-context.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { auditRedirect, checkRedirect, lockRedirect, lockRedirects, type SeenRedirect } from './change-redirects.ts';
import { redirectMessages } from './messages.ts';

/**
 * Removes a redirect: its address is not found from then on, and it is kept so that `restoreRedirect` can put it back. Throws a DomainError:
 * `not-found`, `stale`.
 */
export async function removeRedirect(actor: ActorContext, seen: SeenRedirect): Promise<void> {
  await tx(actor.db, async (trx) => {
    await lockRedirects(trx);
    const row = await lockRedirect(trx, actor, seen);
    await trx.deleteFrom('redirects').where('id', '=', row.id).execute();
    await trx.insertInto('removed_redirects').values(row).execute();
    await auditRedirect(trx, actor, 'remove', row.id, row);
  });
}

/**
 * Puts a removed redirect back as it was, with what it counted. Throws a DomainError: `not-found` where it is not a removed one, and as
 * `checkRedirect` where another one or a page has taken its place.
 */
export async function restoreRedirect(actor: ActorContext, id: string): Promise<void> {
  await tx(actor.db, async (trx) => {
    await lockRedirects(trx);
    const removed = isId(id)
      ? await trx.selectFrom('removed_redirects').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      : undefined;
    if (!removed) throw new DomainError('not-found', redirectMessages(actor.locale).notFound);
    const { removed_at: _removedAt, ...row } = removed;
    const given = { fromPath: row.from_path, target: row.target, status: row.status, locale: row.locale };
    await checkRedirect(trx, actor, given, null);
    await trx.deleteFrom('removed_redirects').where('id', '=', id).execute();
    await trx
      .insertInto('redirects')
      .values({ ...row, version: row.version + 1 })
      .execute();
    await auditRedirect(trx, actor, 'restore', id, row);
  });
}
