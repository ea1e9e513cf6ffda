import type { Db, Tx } from '#api/platform/db/database.ts';
import type { Member } from '#api/platform/account-data/account-part.ts';

/** Nobody can have an address there (RFC 2606), and no mail is sent to it. */
const NOWHERE = 'deleted.invalid';

/** Locks a member until the transaction ends, so that nothing new can refer to them; undefined for whoever is none. */
export async function lockMember(trx: Tx, accountId: string): Promise<Member | undefined> {
  return trx
    .selectFrom('accounts')
    .select(['id', 'email', 'locale'])
    .where('id', '=', accountId)
    .where('kind', '=', 'member')
    .forUpdate()
    .executeTakeFirst();
}

/** The e-mail and the language of a member; undefined for whoever is none. */
export async function findMember(db: Db, accountId: string): Promise<Member | undefined> {
  return db
    .selectFrom('accounts')
    .select(['id', 'email', 'locale'])
    .where('id', '=', accountId)
    .where('kind', '=', 'member')
    .executeTakeFirst();
}

/**
 * Takes name, e-mail and everything else that says who somebody was from an account, which stays as a row without a person:
 * orders, offers and messages of others refer to it. The e-mail and the username are free again.
 */
export async function anonymiseAccount(trx: Tx, accountId: string): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({
      kind: 'deleted',
      email: `${accountId.toLowerCase()}@${NOWHERE}`,
      email_verified_at: null,
      password_hash: null,
      username: `deleted-${accountId}`,
      username_skeleton: null,
      display_name: 'Deleted member',
      first_name: null,
      last_name: null,
      phone: null,
      bio: null,
      video: null,
      video_embed: null,
      video_aspect: null,
      avatar_image_id: null,
      banner_image_id: null,
      is_private_seller: false,
      is_professional_seller: false,
      can_use_stripe_terminal: false,
      can_use_manual_payment: false,
      can_manage_shipping_methods: false,
    })
    .where('id', '=', accountId)
    .execute();
}
