import { sql } from 'kysely';
import { type AccountPart, keptByLaw } from '#api/platform/account-data/account-part.ts';

/** What accounting keeps of the staff who wrote files. */
export const accountPart: AccountPart = {
  tables: {
    journal_files: {
      title: { en: 'Files of the journal that you wrote', fr: 'Fichiers du journal que vous avez créés' },
      isOwn: (accountId) => sql`created_by = ${accountId}`,
      whenDeleted: keptByLaw,
    },
  },
};
