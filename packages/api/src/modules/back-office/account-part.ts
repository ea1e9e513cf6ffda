import { sql } from 'kysely';
import type { AccountPart } from '#api/platform/account-data/account-part.ts';
import { ofStaff } from '#api/platform/account-data/when-merged.ts';

/** What the back office keeps of those who work in it. */
export const accountPart: AccountPart = {
  tables: {
    table_views: {
      leftOut: 'How staff look at tables of the back office; nothing of a person.',
      whenDeleted: { kept: 'Views that are shared stay, without their author; personal ones are deleted.' },
      whenMerged: ofStaff,
    },
    batches: {
      leftOut: 'Bulk edits of the shop’s own records; the log of actions has them too.',
      whenDeleted: { kept: 'Says who changed many records at once; the account behind it has no name any more.' },
      whenMerged: ofStaff,
    },
    table_exports: {
      leftOut: 'Tables of the shop as files, for its staff; they go after a week.',
      whenDeleted: { kept: 'They expire at once, and a sweep removes files and rows.' },
      whenMerged: ofStaff,
    },
  },
  erase: async (trx, { id }) => {
    await trx.deleteFrom('table_views').where('account_id', '=', id).where('is_shared', '=', false).execute();
    await trx.updateTable('table_views').set({ account_id: null }).where('account_id', '=', id).execute();
    await trx
      .updateTable('table_exports')
      .set({ expires_at: sql<Date>`now()` })
      .where('account_id', '=', id)
      .execute();
  },
};
