import { type RawBuilder, sql } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { type CountedPage, type PageArgs, readCountedPage } from '#api/platform/db/keyset-page.ts';
import { likePatterns } from '#api/platform/search/like-patterns.ts';
import { isPartOf } from './find-thread.ts';
import { isSubjectLike } from './subjects.ts';

/** Which threads a list holds. */
export type ThreadFilter = 'ALL' | 'UNREAD' | 'BUYING' | 'SELLING' | 'ORDERS';

export type ThreadQuery = PageArgs & { readonly filter: ThreadFilter; readonly search?: string | null };

function matches(filter: ThreadFilter, accountId: string): RawBuilder<boolean> {
  switch (filter) {
    case 'UNREAD':
      return sql`EXISTS (SELECT FROM messages WHERE messages.thread_id = threads.id
        AND messages.recipient_account_id = ${accountId} AND messages.read_at IS NULL)`;
    case 'BUYING':
      return sql`threads.buyer_account_id = ${accountId}`;
    case 'SELLING':
      return sql`threads.buyer_account_id <> ${accountId}`;
    case 'ORDERS':
      return sql`threads.subject_kind = 'order'`;
    case 'ALL':
      return sql`true`;
  }
}

/** Threads in whose messages, or in the names of the other person or the subject, every word of a search stands. */
function finds(search: string, accountId: string): RawBuilder<boolean> {
  const conditions = likePatterns(search).map(
    (
      pattern,
    ) => sql`(EXISTS (SELECT FROM messages WHERE messages.thread_id = threads.id AND messages.body ILIKE ${pattern})
      OR EXISTS (SELECT FROM accounts WHERE accounts.id IN (threads.first_account_id, threads.second_account_id)
        AND accounts.id <> ${accountId} AND (accounts.display_name ILIKE ${pattern} OR accounts.username ILIKE ${pattern}))
      OR ${isSubjectLike(pattern)})`,
  );
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` AND `)})`;
}

/** A page of the actor's threads, with the newest message first, and how many there are in all. */
export function threadPage(actor: ActorContext, { filter, search, ...args }: ThreadQuery): Promise<CountedPage> {
  const accountId = requireAccountId(actor);
  const source = sql`
    SELECT id, date_trunc('milliseconds', last_message_at) AS at, 'thread' AS kind
    FROM threads WHERE ${isPartOf(accountId)} AND ${matches(filter, accountId)} AND ${finds(search ?? '', accountId)}`;
  return readCountedPage(actor.db, source, args);
}
