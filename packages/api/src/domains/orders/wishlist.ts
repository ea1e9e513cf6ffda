import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { isId, newId } from '#api/db/new-id.ts';
import type { Locale } from '#api/http/locale.ts';
import { type Page, type PageArgs, readPage } from './keyset-page.ts';
import { messagesIn } from './messages.ts';
import { Refusal } from './refusal.ts';

/** Puts an item on the account's wishlist; one that is on it stays. Throws a Refusal for an unknown item. */
export async function addToWishlist(db: Db, accountId: string, itemId: string, locale: Locale): Promise<void> {
  const item = isId(itemId)
    ? await db.selectFrom('items').select('id').where('id', '=', itemId).executeTakeFirst()
    : undefined;
  if (!item) throw new Refusal('not-found', messagesIn(locale).itemNotFound);
  await db
    .insertInto('wishlist_items')
    .values({ id: newId(), account_id: accountId, item_id: itemId })
    .onConflict((on) => on.columns(['account_id', 'item_id']).doNothing())
    .execute();
}

/** Takes an item off the account's wishlist; one that is not on it is no error. */
export async function removeFromWishlist(db: Db, accountId: string, itemId: string): Promise<void> {
  if (!isId(itemId)) return;
  await db.deleteFrom('wishlist_items').where('account_id', '=', accountId).where('item_id', '=', itemId).execute();
}

/** The account's wishlist, newest first. `kind` is the item's id. */
export function wishlistPage(db: Db, accountId: string, args: PageArgs): Promise<Page> {
  const source = sql`
    SELECT id, date_trunc('milliseconds', created_at) AS at, item_id AS kind
    FROM wishlist_items WHERE account_id = ${accountId}
  `;
  return readPage(db, source, args, 100);
}

/** The ids of all items on the account's wishlist. */
export async function wishlistItemIds(db: Db, accountId: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('wishlist_items').select('item_id').where('account_id', '=', accountId).execute();
  return new Set(rows.map(({ item_id }) => item_id));
}
