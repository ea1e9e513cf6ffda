import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Db } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { messagingMessages } from '#api/modules/messaging/messages.ts';
import { runBlockHooks } from './block-hooks.ts';

/** Which of some accounts an account has blocked. */
export async function blocksBetween(db: Db, accountId: string, others: readonly string[]): Promise<Set<string>> {
  if (others.length === 0) return new Set();
  const rows = await db
    .selectFrom('account_blocks')
    .select('blocked_account_id')
    .where('account_id', '=', accountId)
    .where('blocked_account_id', 'in', [...new Set(others)])
    .execute();
  return new Set(rows.map(({ blocked_account_id: id }) => id));
}

/** Whether an account has blocked another. */
export async function hasBlocked(db: Db, accountId: string, other: string): Promise<boolean> {
  return (await blocksBetween(db, accountId, [other])).has(other);
}

/** A member whom the actor may block: one with whom there is a thread. Throws a DomainError for every other account. */
async function findBlockable(actor: ActorContext, id: string): Promise<string> {
  const { db, locale } = actor;
  const own = requireAccountId(actor);
  const [first = '', second = ''] = [own, id].toSorted();
  const account =
    isId(id) && id !== own
      ? await db
          .selectFrom('accounts')
          .innerJoin('threads', (join) =>
            join.on('threads.first_account_id', '=', first).on('threads.second_account_id', '=', second),
          )
          .select(['accounts.id', 'accounts.is_admin'])
          .where('accounts.id', '=', id)
          .limit(1)
          .executeTakeFirst()
      : undefined;
  const messages = messagingMessages(locale);
  if (!account) throw new DomainError('not-found', messages.accountNotFound);
  if (account.is_admin) throw new DomainError('not-blockable', messages.notBlockable);
  return account.id;
}

/**
 * Blocks a member with whom the actor has a thread: they begin no thread and make no offer any more, and open offers between the two
 * end; threads of open orders stay usable. Blocking twice is the same as once. Throws a DomainError.
 */
export async function blockAccount(actor: ActorContext, baseUrl: URL, id: string): Promise<void> {
  const blocked = await findBlockable(actor, id);
  await tx(actor.db, async (trx) => {
    const accountId = requireAccountId(actor);
    const inserted = await trx
      .insertInto('account_blocks')
      .values({ account_id: accountId, blocked_account_id: blocked })
      .onConflict((on) => on.doNothing())
      .returning('account_id')
      .executeTakeFirst();
    if (!inserted) return;
    await runBlockHooks(trx, { accountId, blockedAccountId: blocked }, baseUrl);
    const entry = { action: 'account.block', subjectKind: 'account', subjectId: blocked, detail: {} };
    await recordAudit(trx, actorOf(actor), entry);
  });
}

/** Takes a block back; one that is not there is no error. */
export async function unblockAccount(actor: ActorContext, id: string): Promise<void> {
  if (!isId(id)) return;
  await tx(actor.db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('account_blocks')
      .where('account_id', '=', requireAccountId(actor))
      .where('blocked_account_id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    const entry = { action: 'account.unblock', subjectKind: 'account', subjectId: id, detail: {} };
    await recordAudit(trx, actorOf(actor), entry);
  });
}
