import { sql } from 'kysely';
import type { AccountPart } from '#api/platform/account-data/account-part.ts';

const isOwn = (accountId: string) => sql<boolean>`account_id = ${accountId}`;

/** What was said to the assistants. */
export const accountPart: AccountPart = {
  tables: {
    assistant_threads: {
      title: { en: 'Conversations with assistants', fr: 'Conversations avec les assistants' },
      isOwn,
      whenDeleted: 'deleted',
    },
    assistant_messages: {
      title: { en: 'What was said in them', fr: 'Ce qui s’y est dit' },
      isOwn: (accountId) => sql`thread_id IN (SELECT id FROM assistant_threads WHERE account_id = ${accountId})`,
      whenDeleted: 'deleted',
    },
    assistant_choices: {
      title: { en: 'The assistant that you chose', fr: 'L’assistant que vous avez choisi' },
      isOwn,
      whenDeleted: 'deleted',
    },
  },
  erase: async (trx, { id }) => {
    await trx.deleteFrom('assistant_threads').where('account_id', '=', id).execute();
    await trx.deleteFrom('assistant_choices').where('account_id', '=', id).execute();
  },
};
