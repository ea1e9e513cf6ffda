import { type Selectable, sql } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { messagingMessages } from '#api/modules/messaging/messages.ts';
import type { ThreadsTable } from '#api/modules/messaging/tables.ts';

export type ThreadRow = Selectable<ThreadsTable>;

/** A condition on `threads`: the account is one of the two. */
export const isPartOf = (accountId: string) =>
  sql<boolean>`${accountId} IN (threads.first_account_id, threads.second_account_id)`;

/** The other one of the two. */
export function counterpartOf({ first_account_id: first, second_account_id: second }: ThreadRow, accountId: string) {
  return first === accountId ? second : first;
}

/** A thread of the actor; undefined for an unknown one as for one of others. */
export async function findOwnThread(
  { db, principal }: Pick<ActorContext, 'db' | 'principal'>,
  id: string,
): Promise<ThreadRow | undefined> {
  const { accountId } = principal;
  if (accountId === null || !isId(id)) return undefined;
  return db.selectFrom('threads').selectAll().where('id', '=', id).where(isPartOf(accountId)).executeTakeFirst();
}

/** A thread of the actor. Throws a DomainError for every other. */
export async function requireOwnThread(actor: ActorContext, id: string): Promise<ThreadRow> {
  const thread = await findOwnThread(actor, id);
  if (!thread) throw new DomainError('not-found', messagingMessages(actor.locale).threadNotFound);
  return thread;
}

/** How many messages in each of some threads the actor has not read. */
export async function countUnreadIn(actor: ActorContext, threadIds: readonly string[]): Promise<Map<string, number>> {
  if (threadIds.length === 0) return new Map();
  const rows = await actor.db
    .selectFrom('messages')
    .select((eb) => ['thread_id', eb.fn.countAll<number>().as('count')])
    .where('recipient_account_id', '=', requireAccountId(actor))
    .where('read_at', 'is', null)
    .where('thread_id', 'in', threadIds)
    .groupBy('thread_id')
    .execute();
  return new Map(rows.map(({ thread_id: id, count }) => [id, count]));
}

/** How many messages an account has not read. */
export async function countUnread(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('recipient_account_id', '=', accountId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
