import { sql } from 'kysely';
import type { AccountPart } from '#api/platform/account-data/account-part.ts';
import { fileTypes } from '#api/platform/uploads/prepare-file.ts';
import { documentKey } from './documents/document-store.ts';
import { moves, withItsOwner } from '#api/platform/account-data/when-merged.ts';

const ofOwner = (accountId: string) =>
  sql<boolean>`portfolio_item_id IN (SELECT id FROM portfolio_items WHERE account_id = ${accountId})`;
const swept = { kept: 'Nobody can see them any more, and a sweep removes files and rows within the hour.' } as const;

/** What the portfolio keeps of accounts. */
export const accountPart: AccountPart = {
  tables: {
    portfolio_items: {
      title: { en: 'Instruments in your portfolio', fr: 'Instruments de votre collection' },
      isOwn: (accountId) => sql`account_id = ${accountId}`,
      without: ['model_key'],
      whenDeleted: swept,
      whenMerged: moves('account_id'),
    },
    portfolio_documents: {
      title: { en: 'Papers of your instruments', fr: 'Documents de vos instruments' },
      isOwn: ofOwner,
      whenDeleted: swept,
      whenMerged: withItsOwner,
    },
  },
  files: async (db, accountId) => {
    const rows = await db
      .selectFrom('portfolio_documents')
      .select(['id', 'kind'])
      .where(ofOwner(accountId))
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      path: `portfolio/${row.id}.${fileTypes[row.kind].extension}`,
      key: documentKey(row),
    }));
  },
  erase: async (trx, { id }) => {
    await trx
      .updateTable('portfolio_items')
      .set({ removed_at: new Date(0) })
      .where('account_id', '=', id)
      .execute();
  },
};
