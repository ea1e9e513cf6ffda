import { type RawBuilder, sql } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { type Page, type PageArgs, readPage } from '#api/platform/db/keyset-page.ts';
import { isPartOf } from './find-thread.ts';

/** Which threads a list holds. */
export type ThreadFilter = 'ALL' | 'UNREAD' | 'BUYING' | 'SELLING' | 'ORDERS';

export type ThreadQuery = PageArgs & { readonly filter: ThreadFilter; readonly search?: string | null };

const SEARCHED_CHARACTERS = 100;

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

/** A text as it stands in a pattern of LIKE. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Threads in whose messages, or in the names of the other person or the instrument, every word stands. */
function finds(search: string, accountId: string): RawBuilder<boolean> {
  const words = search.slice(0, SEARCHED_CHARACTERS).split(/\s+/).filter(Boolean).slice(0, 8);
  const conditions = words.map((word) => {
    const pattern = `%${literally(word)}%`;
    return sql`(EXISTS (SELECT FROM messages WHERE messages.thread_id = threads.id AND messages.body ILIKE ${pattern})
      OR EXISTS (SELECT FROM accounts WHERE accounts.id IN (threads.first_account_id, threads.second_account_id)
        AND accounts.id <> ${accountId} AND (accounts.display_name ILIKE ${pattern} OR accounts.username ILIKE ${pattern}))
      OR EXISTS (SELECT FROM item_texts WHERE item_texts.title ILIKE ${pattern} AND item_texts.item_id = threads.subject_id
        AND threads.subject_kind = 'item')
      OR EXISTS (SELECT FROM offers JOIN listings ON listings.id = offers.listing_id
        JOIN item_texts ON item_texts.item_id = listings.item_id
        WHERE threads.subject_kind = 'offer' AND offers.id = threads.subject_id AND item_texts.title ILIKE ${pattern})
      OR EXISTS (SELECT FROM orders LEFT JOIN line_items ON line_items.order_id = orders.id
        LEFT JOIN listings ON listings.id = line_items.listing_id
        LEFT JOIN item_texts ON item_texts.item_id = listings.item_id
        WHERE threads.subject_kind = 'order' AND orders.id = threads.subject_id
          AND (item_texts.title ILIKE ${pattern} OR orders.reference ILIKE ${pattern} OR orders.number ILIKE ${pattern})))`;
  });
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` AND `)})`;
}

/** A page of the actor's threads, with the newest message first, and how many there are in all. */
export async function threadPage(
  actor: ActorContext,
  { filter, search, ...args }: ThreadQuery,
): Promise<Page & { totalCount: number }> {
  const accountId = requireAccountId(actor);
  const matching = sql`FROM threads WHERE ${isPartOf(accountId)} AND ${matches(filter, accountId)}
    AND ${finds(search ?? '', accountId)}`;
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count ${matching}`.execute(actor.db);
  const source = sql`SELECT id, date_trunc('milliseconds', last_message_at) AS at, 'thread' AS kind ${matching}`;
  return { ...(await readPage(actor.db, source, args)), totalCount: rows[0]?.count ?? 0 };
}
