import { randomBytes } from 'node:crypto';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';

const TOKEN = /^[\w-]{32}$/;

/** The link of a wishlist, for its owner. */
export type WishlistShareView = { readonly token: string; readonly path: string; readonly showsName: boolean };

const toView = (row: { token: string; shows_name: boolean }): WishlistShareView => ({
  token: row.token,
  path: `/shared-wishlist/${row.token}`,
  showsName: row.shows_name,
});

/** The actor's own link; null while the list is shared with nobody. */
export async function readShare(actor: ActorContext): Promise<WishlistShareView | null> {
  const row = await actor.db
    .selectFrom('wishlist_shares')
    .select(['token', 'shows_name'])
    .where('account_id', '=', requireAccountId(actor))
    .executeTakeFirst();
  return row ? toView(row) : null;
}

/** Makes the actor's link, or keeps the one there is, and says whether it shows a name. Two calls at once make one link. */
export async function shareWishlist(actor: ActorContext, showsName: boolean): Promise<WishlistShareView> {
  const row = await actor.db
    .insertInto('wishlist_shares')
    .values({
      account_id: requireAccountId(actor),
      token: randomBytes(24).toString('base64url'),
      shows_name: showsName,
    })
    .onConflict((on) => on.column('account_id').doUpdateSet({ shows_name: showsName }))
    .returning(['token', 'shows_name'])
    .executeTakeFirstOrThrow();
  return toView(row);
}

/** Ends the actor's link: whoever has it sees nothing any more, and a later one is another. No error where there is none. */
export async function stopSharing(actor: ActorContext): Promise<void> {
  await actor.db.deleteFrom('wishlist_shares').where('account_id', '=', requireAccountId(actor)).execute();
}

/** Whose list a link shows, and the name where it is to be shown; undefined for an unknown or ended link. */
export async function findShared(
  db: Db,
  token: string,
): Promise<{ readonly accountId: string; readonly name: string | null } | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const row = await db
    .selectFrom('wishlist_shares as share')
    .innerJoin('accounts as account', 'account.id', 'share.account_id')
    .select(['share.account_id', 'share.shows_name', 'account.display_name'])
    .where('share.token', '=', token)
    .executeTakeFirst();
  return row && { accountId: row.account_id, name: row.shows_name ? row.display_name : null };
}
