import { sql } from 'kysely';
import type { AccountPart } from '#api/platform/account-data/account-part.ts';

const isOwn = (accountId: string) => sql<boolean>`account_id = ${accountId}`;

/** What the wishlist keeps of accounts. */
export const accountPart: AccountPart = {
  tables: {
    wishlist_items: {
      title: { en: 'Your wishlist', fr: 'Votre liste d’envies' },
      isOwn,
      whenDeleted: 'deleted',
      whenMerged: {
        moves: [{ column: 'account_id', unlessSame: ['item_id'] }],
        stays: {
          en: 'The wishlist that is kept has the same instrument.',
          fr: 'La liste d’envies conservée contient déjà le même instrument.',
        },
      },
    },
    wishlist_shares: {
      title: { en: 'The link to your wishlist', fr: 'Le lien vers votre liste d’envies' },
      isOwn,
      without: ['token'],
      whenDeleted: 'deleted',
      whenMerged: {
        moves: [{ column: 'account_id', unlessSame: [] }],
        stays: {
          en: 'The wishlist that is kept has its own link.',
          fr: 'La liste d’envies conservée a son propre lien.',
        },
      },
    },
  },
  erase: async (trx, { id }) => {
    for (const table of ['wishlist_items', 'wishlist_shares'] as const)
      await trx.deleteFrom(table).where('account_id', '=', id).execute();
  },
};
