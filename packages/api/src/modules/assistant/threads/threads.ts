import { cleanText, toJson } from '#api/platform/db/columns.ts';
import type { Db } from '#api/platform/db/database.ts';
import { isId, newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import type { Answer } from '#api/modules/assistant/answer.ts';
import type { Turn } from '#api/modules/assistant/model/answer-with-model.ts';

const mostTurns = 10;

/** The thread of that id when it is this account's own and of that kind; undefined for unknown and foreign ids alike. */
export async function findThread(
  db: Db,
  accountId: string,
  threadId: string | null,
  isTrial: boolean,
): Promise<string | undefined> {
  if (threadId === null || !isId(threadId)) return undefined;
  const row = await db
    .selectFrom('assistant_threads')
    .select('id')
    .where('id', '=', threadId)
    .where('account_id', '=', accountId)
    .where('is_trial', '=', isTrial)
    .executeTakeFirst();
  return row?.id;
}

/** The last turns of a thread, oldest first; at most ten. */
export async function readTurns(db: Db, threadId: string): Promise<Turn[]> {
  const rows = await db
    .selectFrom('assistant_messages')
    .select(['role', 'content'])
    .where('thread_id', '=', threadId)
    .orderBy('id', 'desc')
    .limit(mostTurns)
    .execute();
  return rows.toReversed();
}

/** What a language model used up for an answer; null for the built-in assistant. */
export type ModelUse = {
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costMicrocents: number;
};

/** A question and its answer, to be kept. */
export type Exchange = {
  readonly accountId: string;
  readonly assistantId: string;
  /** The thread to go on with; undefined begins one. */
  readonly threadId: string | undefined;
  /** A draft was tried. */
  readonly isTrial: boolean;
  readonly question: string;
  readonly answer: Answer;
  readonly use: ModelUse | null;
};

/** Keeps a question with its answer, both or neither, and gives the ids of their thread and of the answer. */
export async function saveExchange(db: Db, exchange: Exchange): Promise<{ threadId: string; messageId: string }> {
  const { accountId, assistantId, isTrial, question, answer, use } = exchange;
  const now = new Date();
  const threadId = exchange.threadId ?? newId();
  const [questionId, messageId] = [newId(), newId()];
  await tx(db, async (trx) => {
    await trx
      .insertInto('assistant_threads')
      .values({ id: threadId, account_id: accountId, assistant_id: assistantId, is_trial: isTrial, updated_at: now })
      .onConflict((on) => on.column('id').doUpdateSet({ updated_at: now, assistant_id: assistantId }))
      .execute();
    await trx
      .insertInto('assistant_messages')
      .values([
        {
          id: questionId,
          thread_id: threadId,
          role: 'user',
          content: cleanText(question),
          outcome: null,
          statements: '[]',
          model: null,
        },
        {
          id: messageId,
          thread_id: threadId,
          role: 'assistant',
          content: cleanText(answer.content),
          outcome: answer.outcome,
          statements: toJson(answer.statements),
          model: use?.model ?? null,
          input_tokens: use?.inputTokens ?? 0,
          output_tokens: use?.outputTokens ?? 0,
          cost_microcents: use?.costMicrocents ?? 0,
        },
      ])
      .execute();
  });
  return { threadId, messageId };
}

/** Rates an answer in a thread of this account: 1 helpful, -1 not, null takes it back. False for answers of others. */
export async function rateAnswer(
  db: Db,
  accountId: string,
  messageId: string,
  rating: 1 | -1 | null,
): Promise<boolean> {
  if (!isId(messageId)) return false;
  const { numUpdatedRows } = await db
    .updateTable('assistant_messages')
    .set({ rating })
    .where('id', '=', messageId)
    .where('role', '=', 'assistant')
    .where('thread_id', 'in', (eb) =>
      eb.selectFrom('assistant_threads').select('id').where('account_id', '=', accountId),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
