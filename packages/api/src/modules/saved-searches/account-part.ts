import { sql } from 'kysely';
import type { AccountPart } from '#api/platform/account-data/account-part.ts';

/** What saved searches keep of accounts. */
export const accountPart: AccountPart = {
  tables: {
    saved_searches: {
      title: { en: 'Saved searches', fr: 'Recherches enregistrées' },
      isOwn: (accountId) => sql`account_id = ${accountId}`,
      whenDeleted: 'deleted',
      whenMerged: {
        moves: [
          {
            column: 'account_id',
            unless: ({ keptId }) => sql`(t.removed_at IS NULL AND EXISTS (SELECT FROM saved_searches AS other
              WHERE other.account_id = ${keptId} AND other.removed_at IS NULL AND other.filter = t.filter))`,
          },
        ],
        stays: {
          en: 'The account that is kept saved the same search.',
          fr: 'Le compte conservé a enregistré la même recherche.',
        },
      },
    },
  },
  erase: async (trx, { id }) => {
    await trx.deleteFrom('saved_searches').where('account_id', '=', id).execute();
  },
};
