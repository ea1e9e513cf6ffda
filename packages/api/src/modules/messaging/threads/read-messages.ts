import { sql } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { type Page, type PageArgs, readPage } from '#api/platform/db/keyset-page.ts';
import { tx } from '#api/platform/db/tx.ts';
import { announce } from '#api/modules/messaging/live/announce.ts';
import { counterpartOf, requireOwnThread, type ThreadRow } from './find-thread.ts';
import type { MessageRow } from './message-row.ts';

const PAGE_SIZE = 50;

/** A page of a thread's messages, newest first: `after` leads back in time. The thread must be the actor's. */
export function messagePage(actor: ActorContext, { id }: ThreadRow, args: PageArgs): Promise<Page> {
  const source = sql`
    SELECT id, date_trunc('milliseconds', created_at) AS at, 'message' AS kind FROM messages WHERE thread_id = ${id}`;
  return readPage(actor.db, source, args, PAGE_SIZE);
}

/** Messages of threads of the actor by id; others' are left out. */
export async function loadMessages(actor: ActorContext, ids: readonly string[]): Promise<Map<string, MessageRow>> {
  if (ids.length === 0) return new Map();
  const accountId = requireAccountId(actor);
  const rows = await actor.db
    .selectFrom('messages')
    .selectAll()
    .where('id', 'in', ids)
    .where((is) => is.or([is('sender_account_id', '=', accountId), is('recipient_account_id', '=', accountId)]))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The newest message of each of some threads of the actor, in one statement. */
export async function lastMessages(
  actor: ActorContext,
  threadIds: readonly string[],
): Promise<Map<string, MessageRow>> {
  if (threadIds.length === 0) return new Map();
  const accountId = requireAccountId(actor);
  const { rows } = await sql<MessageRow>`
    SELECT newest.* FROM unnest(${[...threadIds]}::text[]) AS wanted (id)
    CROSS JOIN LATERAL (
      SELECT * FROM messages WHERE thread_id = wanted.id AND ${accountId} IN (sender_account_id, recipient_account_id)
      ORDER BY created_at DESC, id DESC LIMIT 1
    ) AS newest
  `.execute(actor.db);
  return new Map(rows.map((row) => [row.thread_id, row]));
}

/**
 * Marks what the actor received in a thread as read. An admin who acts as the actor reads without a trace. Throws a DomainError
 * for a thread that is not the actor's.
 */
export async function markRead(actor: ActorContext, threadId: string): Promise<ThreadRow> {
  const thread = await requireOwnThread(actor, threadId);
  if (actor.principal.impersonatorId !== null) return thread;
  const accountId = requireAccountId(actor);
  await tx(actor.db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('messages')
      .set({ read_at: actor.now })
      .where('thread_id', '=', thread.id)
      .where('recipient_account_id', '=', accountId)
      .where('read_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await announce(trx, [accountId, counterpartOf(thread, accountId)], 'messages', thread.id);
  });
  return thread;
}
