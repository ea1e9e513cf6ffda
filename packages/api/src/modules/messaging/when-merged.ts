import { sql } from 'kysely';
import type { AccountPair, WhenMerged } from '#api/platform/account-data/merged-rows.ts';

/** Two take part in a conversation, the smaller id first; `mine` is the column that names the closed account. */
function movedThread(mine: 'first_account_id' | 'second_account_id') {
  const other = sql.ref(`t.${mine === 'first_account_id' ? 'second_account_id' : 'first_account_id'}`);
  return {
    column: mine,
    unless: ({ keptId }: AccountPair) => sql<boolean>`(${other} = ${keptId} OR EXISTS (SELECT FROM threads AS same
      WHERE same.first_account_id = least(${other}, ${keptId}) AND same.second_account_id = greatest(${other}, ${keptId})
        AND same.subject_kind = t.subject_kind AND same.subject_id = t.subject_id))`,
    sets: ({ keptId, closedId }: AccountPair) => ({
      first_account_id: sql`least(${other}, ${keptId})`,
      second_account_id: sql`greatest(${other}, ${keptId})`,
      buyer_account_id: sql`CASE WHEN t.buyer_account_id = ${closedId} THEN ${keptId} ELSE t.buyer_account_id END`,
    }),
  };
}

export const threadsWhenMerged: WhenMerged = {
  moves: [movedThread('first_account_id'), movedThread('second_account_id')],
  stays: {
    en: 'The account that is kept talks with the same member about the same thing, or the two accounts with each other.',
    fr: 'Le compte conservé a une conversation avec le même membre sur le même sujet, ou les deux comptes se parlent.',
  },
};

/** Threads were moved before: messages go where theirs went. */
const isLeftBehind = ({
  closedId,
}: AccountPair) => sql<boolean>`EXISTS (SELECT FROM threads WHERE threads.id = t.thread_id
  AND ${closedId} IN (threads.first_account_id, threads.second_account_id))`;

export const messagesWhenMerged: WhenMerged = {
  moves: [
    { column: 'sender_account_id', unlessSame: ['idempotency_key'], unless: isLeftBehind },
    { column: 'recipient_account_id', unless: isLeftBehind },
  ],
  stays: {
    en: 'Belong to a conversation that stays.',
    fr: 'Font partie d’une conversation qui reste.',
  },
};
