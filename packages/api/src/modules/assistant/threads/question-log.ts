import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import type { Outcome } from '#api/modules/assistant/answer.ts';
import type { Statement } from '#api/modules/assistant/retrieval/passage.ts';

/** A question that was asked, and how it was answered. */
export type LoggedQuestion = {
  /** Of the answer. */
  readonly id: string;
  readonly assistantId: string;
  readonly accountName: string;
  readonly question: string;
  readonly content: string;
  readonly outcome: Outcome | null;
  readonly statements: readonly Statement[];
  readonly model: string | null;
  readonly costMicrocents: number;
  readonly rating: 1 | -1 | null;
  readonly askedAt: Date;
};

/** What of the log is shown; everything that is left out counts for all. */
export type LogFilter = {
  readonly assistantId?: string | null | undefined;
  readonly outcome?: Outcome | null | undefined;
  readonly rating?: 1 | -1 | null | undefined;
  /** Words of the question. */
  readonly search?: string | null | undefined;
};

export type QuestionLog = {
  readonly totalCount: number;
  readonly nodes: readonly LoggedQuestion[];
  readonly hasNextPage: boolean;
};

const MOST = 100;

/** The questions that were asked, the newest first, after an answer's id. `first` 1 to 100. */
export async function readQuestionLog(
  db: Db,
  { assistantId, outcome, rating, search }: LogFilter,
  first: number,
  after: string | null | undefined,
): Promise<QuestionLog> {
  const limit = Math.min(Math.max(first, 1), MOST);
  const words = (search ?? '').trim().slice(0, 100);
  const conditions = [
    sql`answer.role = 'assistant'`,
    ...(assistantId ? [sql`thread.assistant_id = ${assistantId}`] : []),
    ...(outcome ? [sql`answer.outcome = ${outcome}`] : []),
    ...(rating ? [sql`answer.rating = ${rating}`] : []),
    ...(words === '' ? [] : [sql`strpos(lower(asked.content), lower(${words})) > 0`]),
  ];
  const from = sql`FROM assistant_messages answer JOIN assistant_threads thread ON thread.id = answer.thread_id
    JOIN accounts account ON account.id = thread.account_id
    JOIN LATERAL (
      SELECT content FROM assistant_messages question
      WHERE question.thread_id = answer.thread_id AND question.role = 'user' AND question.id < answer.id
      ORDER BY question.id DESC LIMIT 1
    ) AS asked ON true`;
  const where = sql.join(conditions, sql` AND `);
  const page = after && isId(after) ? sql`AND answer.id < ${after}` : sql``;
  const [{ rows }, counted] = await Promise.all([
    sql<LoggedQuestion>`SELECT answer.id, thread.assistant_id AS "assistantId", account.display_name AS "accountName",
      asked.content AS question, answer.content, answer.outcome, answer.statements, answer.model,
      answer.cost_microcents AS "costMicrocents", answer.rating, answer.created_at AS "askedAt"
      ${from} WHERE ${where} ${page} ORDER BY answer.id DESC LIMIT ${limit + 1}`.execute(db),
    sql<{ count: number }>`SELECT count(*) AS count ${from} WHERE ${where}`.execute(db),
  ]);
  return { totalCount: counted.rows[0]?.count ?? 0, nodes: rows.slice(0, limit), hasNextPage: rows.length > limit };
}

/** What an account asked and cost within 30 days. */
export type AssistantUse = {
  readonly accountId: string;
  readonly accountName: string;
  readonly questions: number;
  readonly declined: number;
  readonly costMicrocents: number;
};

/** The accounts that asked within 30 days, the dearest and busiest first: at most a hundred. */
export async function readAssistantUse(db: Db): Promise<readonly AssistantUse[]> {
  const { rows } = await sql<AssistantUse>`
    SELECT account.id AS "accountId", account.display_name AS "accountName", count(*) AS questions,
      count(*) FILTER (WHERE answer.outcome = 'declined') AS declined,
      coalesce(sum(answer.cost_microcents), 0)::bigint AS "costMicrocents"
    FROM assistant_messages answer JOIN assistant_threads thread ON thread.id = answer.thread_id
      JOIN accounts account ON account.id = thread.account_id
    WHERE answer.role = 'assistant' AND answer.created_at > now() - interval '30 days'
    GROUP BY account.id, account.display_name ORDER BY "costMicrocents" DESC, questions DESC, account.id LIMIT 100`.execute(
    db,
  );
  return rows;
}
