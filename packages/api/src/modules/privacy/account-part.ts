import { sql } from 'kysely';
import type { AccountPart } from '#api/platform/account-data/account-part.ts';

const isOwn = (accountId: string) => sql<boolean>`account_id = ${accountId}`;

/** What this module keeps of accounts itself. */
export const accountPart: AccountPart = {
  tables: {
    account_exports: {
      title: { en: 'Copies of your data', fr: 'Copies de vos données' },
      isOwn,
      without: ['id'],
      whenDeleted: { kept: 'The files and their rows are swept away within the hour.' },
      whenMerged: { stays: 'A copy of the data of the closed account, from before.' },
    },
    account_deletions: {
      title: { en: 'The end of your account', fr: 'La fin de votre compte' },
      isOwn,
      whenDeleted: { kept: 'Says that the account was deleted, and when.' },
      whenMerged: { stays: 'Says what was asked for the closed account.' },
    },
  },
  merging: {
    obstacles: async (db, { keptId, closedId }) => {
      const waiting = await db
        .selectFrom('account_deletions')
        .select('account_id')
        .where('account_id', 'in', [keptId, closedId])
        .where('done_at', 'is', null)
        .execute();
      return [{ kind: 'deletion', count: waiting.length }];
    },
  },
  erase: async (trx, { id }) => {
    const now = new Date();
    await trx.updateTable('account_exports').set({ expires_at: now }).where('account_id', '=', id).execute();
    await trx
      .updateTable('account_exports')
      .set({ failed_at: now })
      .where('account_id', '=', id)
      .where('ready_at', 'is', null)
      .where('failed_at', 'is', null)
      .execute();
  },
};
