import { cleanText } from '#api/platform/db/columns.ts';
import type { Db } from '#api/platform/db/database.ts';
import { isId, newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import type { AssistantId } from './assistants.ts';
import type { Turn } from './language-model.ts';

const mostTurns = 10;

/** The thread of that id when it is this account's own; undefined for unknown and foreign ids alike. */
export async function findThread(db: Db, accountId: string, threadId: string | null): Promise<string | undefined> {
  if (threadId === null || !isId(threadId)) return undefined;
  const row = await db
    .selectFrom('assistant_threads')
    .select('id')
    .where('id', '=', threadId)
    .where('account_id', '=', accountId)
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

/** A question and its answer, to be kept. */
export type Exchange = {
  readonly accountId: string;
  readonly assistantId: AssistantId;
  /** The thread to go on with; undefined begins one. */
  readonly threadId: string | undefined;
  readonly question: string;
  readonly answer: string;
};

/** Keeps a question with its answer, both or neither, and gives the id of their thread. */
export async function saveExchange(db: Db, exchange: Exchange): Promise<string> {
  const { accountId, assistantId, threadId, question, answer } = exchange;
  const now = new Date();
  const id = threadId ?? newId();
  await tx(db, async (transaction) => {
    await transaction
      .insertInto('assistant_threads')
      .values({ id, account_id: accountId, assistant_id: assistantId, updated_at: now })
      .onConflict((on) => on.column('id').doUpdateSet({ updated_at: now, assistant_id: assistantId }))
      .execute();
    const message = (role: Turn['role'], content: string) => ({
      id: newId(),
      thread_id: id,
      role,
      content: cleanText(content),
    });
    await transaction
      .insertInto('assistant_messages')
      .values([message('user', question), message('assistant', answer)])
      .execute();
  });
  return id;
}
