import { sql } from 'kysely';
import type { AccountPart } from '#api/platform/account-data/account-part.ts';

/** What saved searches keep of accounts. */
export const accountPart: AccountPart = {
  tables: {
    saved_searches: {
      title: { en: 'Saved searches', fr: 'Recherches enregistrées' },
      isOwn: (accountId) => sql`account_id = ${accountId}`,
      whenDeleted: 'deleted',
    },
  },
  erase: async (trx, { id }) => {
    await trx.deleteFrom('saved_searches').where('account_id', '=', id).execute();
  },
};
