import { sql } from 'kysely';
import type { AccountPart } from '#api/platform/account-data/account-part.ts';
import { fileKeyOf } from './imports/find-import.ts';
import { moves } from '#api/platform/account-data/when-merged.ts';

const swept = { kept: 'Nobody can see them any more, and a sweep removes files and rows within the hour.' } as const;

/** What imports keep of the sellers who made them. */
export const accountPart: AccountPart = {
  tables: {
    listing_imports: {
      title: { en: 'Files of listings that you imported', fr: 'Fichiers d’annonces que vous avez importés' },
      isOwn: (accountId) => sql`seller_account_id = ${accountId}`,
      whenDeleted: swept,
      whenMerged: moves('seller_account_id'),
    },
    listing_import_traces: {
      title: { en: 'Rows of your files and their listings', fr: 'Lignes de vos fichiers et leurs annonces' },
      isOwn: (accountId) => sql`seller_account_id = ${accountId}`,
      whenDeleted: 'deleted',
      whenMerged: {
        moves: [{ column: 'seller_account_id', unlessSame: ['identity'] }],
        stays: {
          en: 'Both accounts imported the same row.',
          fr: 'Les deux comptes ont importé la même ligne.',
        },
      },
    },
    listing_import_pictures: {
      title: {
        en: 'Pictures that your files named, and the photographs they became',
        fr: 'Images nommées par vos fichiers, et les photos qu’elles sont devenues',
      },
      isOwn: (accountId) => sql`seller_account_id = ${accountId}`,
      whenDeleted: 'deleted',
      whenMerged: {
        moves: [{ column: 'seller_account_id', unlessSame: ['link'] }],
        stays: {
          en: 'Both accounts imported the same picture.',
          fr: 'Les deux comptes ont importé la même image.',
        },
      },
    },
    listing_import_mappings: {
      title: { en: 'Columns of your files', fr: 'Colonnes de vos fichiers' },
      isOwn: (accountId) => sql`account_id = ${accountId}`,
      whenDeleted: 'deleted',
      whenMerged: {
        moves: [{ column: 'account_id', unlessSame: ['header'] }],
        stays: {
          en: 'The account that is kept knows these columns already.',
          fr: 'Le compte conservé connaît déjà ces colonnes.',
        },
      },
    },
  },
  files: async (db, accountId) => {
    const rows = await db
      .selectFrom('listing_imports')
      .select('id')
      .where('seller_account_id', '=', accountId)
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => ({ path: `imports/${id}.csv`, key: fileKeyOf(id) }));
  },
  erase: async (trx, { id }) => {
    await trx
      .updateTable('listing_imports')
      .set({ expires_at: new Date(0), state: 'BROKEN', fault: 'not-professional' })
      .where('seller_account_id', '=', id)
      .execute();
    await trx.deleteFrom('listing_import_traces').where('seller_account_id', '=', id).execute();
    await trx.deleteFrom('listing_import_pictures').where('seller_account_id', '=', id).execute();
    await trx.deleteFrom('listing_import_mappings').where('account_id', '=', id).execute();
  },
};
