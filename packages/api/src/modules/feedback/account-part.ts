import { sql } from 'kysely';
import type { AccountPart } from '#api/platform/account-data/account-part.ts';

/** What feedback keeps of accounts. What the other side has not revealed yet is in nobody else's export. */
export const accountPart: AccountPart = {
  tables: {
    feedback: {
      title: { en: 'Feedback that you wrote and received', fr: 'Avis écrits et reçus' },
      isOwn: (accountId) =>
        sql`(author_account_id = ${accountId} OR (subject_account_id = ${accountId} AND revealed_at IS NOT NULL))`,
      without: ['author_account_id'],
      whenDeleted: { kept: 'A sale has two sides: what was said of the other stays, by a deleted member.' },
      whenMerged: {
        moves: [
          { column: 'author_account_id', unless: ({ keptId }) => sql`t.subject_account_id = ${keptId}` },
          {
            column: 'subject_account_id',
            unless: ({ keptId }) => sql`t.author_account_id IS NOT DISTINCT FROM ${keptId}`,
          },
        ],
        stays: {
          en: 'One of the two accounts wrote about the other.',
          fr: 'L’un des deux comptes a écrit sur l’autre.',
        },
      },
    },
    feedback_reports: {
      title: { en: 'Feedback that you reported', fr: 'Avis signalés' },
      isOwn: (accountId) => sql`reporter_account_id = ${accountId}`,
      whenDeleted: { kept: 'The shop may have to prove what was reported to it.' },
      whenMerged: {
        moves: [{ column: 'reporter_account_id', unlessSame: ['feedback_id'] }],
        stays: {
          en: 'Both accounts reported the same feedback.',
          fr: 'Les deux comptes ont signalé le même avis.',
        },
      },
    },
  },
  erase: async (trx, { id }) => {
    await trx
      .updateTable('feedback')
      .set({ author_account_id: null, author_initials: '' })
      .where('author_account_id', '=', id)
      .execute();
  },
};
