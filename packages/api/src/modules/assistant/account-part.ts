import { sql } from 'kysely';
import type { AccountPart } from '#api/platform/account-data/account-part.ts';
import { moves, ofStaff, withItsOwner } from '#api/platform/account-data/when-merged.ts';

const isOwn = (accountId: string) => sql<boolean>`account_id = ${accountId}`;

/** What was said to the assistants. */
export const accountPart: AccountPart = {
  tables: {
    assistant_threads: {
      title: { en: 'Conversations with assistants', fr: 'Conversations avec les assistants' },
      isOwn,
      whenDeleted: 'deleted',
      whenMerged: moves('account_id'),
    },
    assistant_messages: {
      title: { en: 'What was said in them', fr: 'Ce qui s’y est dit' },
      isOwn: (accountId) => sql`thread_id IN (SELECT id FROM assistant_threads WHERE account_id = ${accountId})`,
      without: ['statements', 'model', 'input_tokens', 'output_tokens', 'cost_microcents'],
      whenDeleted: 'deleted',
      whenMerged: withItsOwner,
    },
    assistant_choices: {
      title: { en: 'The assistant that you chose', fr: 'L’assistant que vous avez choisi' },
      isOwn,
      whenDeleted: 'deleted',
      whenMerged: {
        moves: [{ column: 'account_id', unlessSame: [] }],
        stays: {
          en: 'The account that is kept has chosen an assistant already.',
          fr: 'Le compte conservé a déjà choisi un assistant.',
        },
      },
    },
    assistant_revisions: {
      leftOut: 'What staff wrote for the shop belongs to the shop; only who wrote it is known.',
      whenDeleted: { kept: 'The assistants stay; their authors are forgotten.' },
      whenMerged: ofStaff,
    },
  },
  erase: async (trx, { id }) => {
    await trx.deleteFrom('assistant_threads').where('account_id', '=', id).execute();
    await trx.deleteFrom('assistant_choices').where('account_id', '=', id).execute();
    await trx
      .updateTable('assistant_revisions')
      .set({ author_account_id: null })
      .where('author_account_id', '=', id)
      .execute();
  },
};
