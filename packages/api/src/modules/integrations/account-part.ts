import { sql } from 'kysely';
import type { AccountPart } from '#api/platform/account-data/account-part.ts';
import { ofStaff } from '#api/platform/account-data/when-merged.ts';

/** What this module keeps of accounts. */
export const accountPart: AccountPart = {
  tables: {
    api_keys: {
      title: { en: 'Keys of the API that you made', fr: 'Les clés d’API que vous avez créées' },
      isOwn: (accountId) => sql`created_by_account_id = ${accountId}`,
      without: ['id', 'secret_hash', 'created_by_account_id', 'revoked_by_account_id'],
      whenDeleted: { kept: 'Names the key in the log of actions; it is revoked, and its maker has no name any more.' },
      whenMerged: ofStaff,
    },
    webhook_endpoints: {
      leftOut: 'Where the shop sends its own events; nothing of a person.',
      whenDeleted: { kept: 'Serves the shop; who set it up has no name any more.' },
      whenMerged: ofStaff,
    },
  },
  erase: async (trx, { id }) => {
    await trx
      .updateTable('api_keys')
      .set({ revoked_at: new Date() })
      .where('created_by_account_id', '=', id)
      .where('revoked_at', 'is', null)
      .execute();
  },
};
