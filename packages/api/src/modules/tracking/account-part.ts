import { sql } from 'kysely';
import type { AccountPart } from '#api/platform/account-data/account-part.ts';
import { moves } from '#api/platform/account-data/when-merged.ts';

/** What was counted of somebody who agreed to it. */
export const accountPart: AccountPart = {
  tables: {
    tracking_events: {
      title: { en: 'What you looked at', fr: 'Ce que vous avez consulté' },
      isOwn: (accountId) => sql`account_id = ${accountId}`,
      whenDeleted: 'deleted',
      whenMerged: moves('account_id'),
    },
  },
  erase: async (trx, { id }) => {
    await trx.deleteFrom('tracking_events').where('account_id', '=', id).execute();
  },
};
