import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { isId, newId } from '#api/platform/db/new-id.ts';
import { type Page, type PageArgs, readPage } from '#api/platform/db/keyset-page.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Locale } from '#api/platform/locale.ts';
import { wishlistMessages } from './messages.ts';
import type { WishState } from './tables.ts';

/** A wishlist holds so many items. */
export const MOST_WISHES = 500;
const PAGE_SIZE = 100;
/** So long an undo brings a thing back as it was. */
const UNDO_WITHIN = '1 hour';
/** Whether what is put on the list is on it, or was a moment ago. */
const isUndo = sql`(wish.removed_at IS NULL OR wish.removed_at > now() - ${UNDO_WITHIN}::interval)`;

type Offered = { readonly cents: number | null; readonly state: WishState };

/** What an item costs now, and whether it can be bought; undefined for an unknown one. */
async function readOffered(db: Db, itemId: string): Promise<Offered | undefined> {
  if (!isId(itemId)) return undefined;
  const { rows } = await sql<Offered>`
    SELECT listing.asking_cents AS cents,
      CASE WHEN listing.status IN ('live', 'sold') THEN listing.status ELSE 'gone' END AS state FROM items LEFT JOIN LATERAL (
      SELECT asking_cents, status FROM listings WHERE item_id = items.id ORDER BY (status = 'live') DESC, listed_at DESC LIMIT 1
    ) AS listing ON true
    WHERE items.id = ${itemId}
  `.execute(db);
  return rows[0];
}

/** How many items are on the account's wishlist. */
export async function countWishes(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('wishlist_items')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Puts an item on the account's wishlist, with what it costs now; one that is on it stays as it is, and one that was just
 * taken off comes back as it was. Throws a DomainError for an unknown item, and when the list is full.
 */
export async function addToWishlist(db: Db, accountId: string, itemId: string, locale: Locale): Promise<void> {
  const messages = wishlistMessages(locale);
  const offered = await readOffered(db, itemId);
  if (!offered) throw new DomainError('not-found', messages.itemNotFound);
  const others = (await wishlistItemIds(db, accountId)).filter((id) => id !== itemId);
  if (others.length >= MOST_WISHES) throw new DomainError('full', messages.full(MOST_WISHES));
  await sql`
    INSERT INTO wishlist_items AS wish (id, account_id, item_id, asking_cents, known_cents, known_state)
    VALUES (${newId()}, ${accountId}, ${itemId}, ${offered.cents}, ${offered.cents}, ${offered.state})
    ON CONFLICT (account_id, item_id) DO UPDATE SET
      created_at = CASE WHEN ${isUndo} THEN wish.created_at ELSE excluded.created_at END,
      asking_cents = CASE WHEN ${isUndo} THEN wish.asking_cents ELSE excluded.asking_cents END,
      known_cents = CASE WHEN ${isUndo} THEN wish.known_cents ELSE excluded.known_cents END,
      known_state = CASE WHEN ${isUndo} THEN wish.known_state ELSE excluded.known_state END,
      similar_offered = wish.similar_offered AND ${isUndo},
      -- What changed while it was off the list is told after an undo.
      review_at = CASE WHEN wish.removed_at IS NULL THEN wish.review_at ELSE now() END,
      removed_at = NULL
  `.execute(db);
}

/** Takes an item off the account's wishlist; one that is not on it is no error. */
export async function removeFromWishlist(db: Db, accountId: string, itemId: string): Promise<void> {
  if (!isId(itemId)) return;
  await db
    .updateTable('wishlist_items')
    .set({ removed_at: new Date() })
    .where('account_id', '=', accountId)
    .where('item_id', '=', itemId)
    .where('removed_at', 'is', null)
    .execute();
}

/** Forgets what was taken off long enough ago that nobody undoes it. */
export async function sweepWishlists(db: Db): Promise<void> {
  await sql`DELETE FROM wishlist_items WHERE removed_at < now() - ${UNDO_WITHIN}::interval`.execute(db);
}

/** The account's wishlist, newest first. `kind` is the item's id. */
export function wishlistPage(db: Db, accountId: string, args: PageArgs): Promise<Page> {
  const source = sql`
    SELECT id, date_trunc('milliseconds', created_at) AS at, item_id AS kind
    FROM wishlist_items WHERE account_id = ${accountId} AND removed_at IS NULL
  `;
  return readPage(db, source, args, PAGE_SIZE);
}

/** What things cost when they were put on the list, by the id of the wish; null where nothing offered them. */
export async function pricesWhenAdded(db: Db, wishIds: readonly string[]): Promise<Map<string, number | null>> {
  if (wishIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('wishlist_items')
    .select(['id', 'asking_cents'])
    .where('id', 'in', wishIds)
    .execute();
  return new Map(rows.map(({ id, asking_cents: cents }) => [id, cents]));
}

/** The ids of all items on the account's wishlist, newest first. */
export async function wishlistItemIds(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('wishlist_items')
    .select('item_id')
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_WISHES)
    .execute();
  return rows.map(({ item_id }) => item_id);
}
