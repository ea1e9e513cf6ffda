import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { type PageArgs, readCountedPage, toConnection } from '#api/platform/db/keyset-page.ts';
import { likePattern } from '#api/platform/search/like-patterns.ts';
import type { Outcome } from '#api/modules/assistant/answer.ts';
import type { Statement } from '#api/modules/assistant/retrieval/passage.ts';

/** A question that was asked, and how it was answered. */
export type LoggedQuestion = {
  /** Of the answer. */
  readonly id: string;
  readonly assistantId: string;
  readonly accountId: string;
  readonly accountName: string;
  readonly question: string;
  /** Markdown. */
  readonly content: string;
  /** Null for answers from before it was kept. */
  readonly outcome: Outcome | null;
  readonly statements: readonly Statement[];
  readonly model: string | null;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costMicrocents: number;
  readonly rating: 1 | -1 | null;
  readonly isTrial: boolean;
  readonly askedAt: Date;
};

/** What of the log is shown; everything that is left out counts for all. */
export type LogFilter = {
  /** The id of an assistant, or part of its name. */
  readonly assistant?: string | null;
  /** The id of the account that asked, or part of its name. */
  readonly account?: string | null;
  readonly outcomes?: readonly Outcome[] | null;
  readonly ratings?: readonly (1 | -1)[] | null;
  readonly isTrial?: boolean | null;
  /** Part of the question or of the answer. */
  readonly search?: string | null;
};

const PAGE = 50;
const MOST_CHARACTERS = 100;

/** Each answer with the question before it in its thread. */
const exchanges = sql`assistant_messages answer
  JOIN assistant_threads thread ON thread.id = answer.thread_id
  JOIN accounts account ON account.id = thread.account_id
  LEFT JOIN assistants assistant ON assistant.id = thread.assistant_id
  JOIN LATERAL (
    SELECT content FROM assistant_messages question
    WHERE question.thread_id = answer.thread_id AND question.role = 'user' AND question.id < answer.id
    ORDER BY question.id DESC LIMIT 1
  ) AS asked ON true`;

/** What finds a text by a part of it, whatever the case; null for nothing. */
function partOf(text: string | null | undefined): string | null {
  const words = (text ?? '').trim().slice(0, MOST_CHARACTERS).toLowerCase();
  return words === '' ? null : likePattern(words);
}

function conditionsOf({ assistant, account, outcomes, ratings, isTrial, search }: LogFilter): RawBuilder<unknown> {
  const like = partOf(search);
  const assistantName = partOf(assistant);
  const accountName = partOf(account);
  const conditions = [
    sql`answer.role = 'assistant'`,
    ...(assistantName === null
      ? []
      : [
          sql`(thread.assistant_id = ${assistant?.trim()} OR lower(assistant.document->'name'->>'en') LIKE ${assistantName}
            OR lower(assistant.document->'name'->>'fr') LIKE ${assistantName})`,
        ]),
    ...(accountName === null
      ? []
      : [sql`(thread.account_id = ${account?.trim()} OR lower(account.display_name) LIKE ${accountName})`]),
    ...(outcomes && outcomes.length > 0 ? [sql`answer.outcome = ANY(${[...outcomes]}::text[])`] : []),
    ...(ratings && ratings.length > 0 ? [sql`answer.rating = ANY(${[...ratings]}::smallint[])`] : []),
    ...(typeof isTrial === 'boolean' ? [sql`thread.is_trial = ${isTrial}`] : []),
    ...(like === null ? [] : [sql`(lower(asked.content) LIKE ${like} OR lower(answer.content) LIKE ${like})`]),
  ];
  return sql.join(conditions, sql` AND `);
}

async function readQuestions(db: Db, ids: readonly string[]): Promise<LoggedQuestion[]> {
  const { rows } = await sql<LoggedQuestion>`SELECT answer.id, thread.assistant_id AS "assistantId",
      account.id AS "accountId", account.display_name AS "accountName", asked.content AS question, answer.content,
      answer.outcome, answer.statements, answer.model, answer.input_tokens AS "inputTokens",
      answer.output_tokens AS "outputTokens", answer.cost_microcents AS "costMicrocents", answer.rating,
      thread.is_trial AS "isTrial", answer.created_at AS "askedAt"
    FROM ${exchanges}
    WHERE answer.role = 'assistant' AND answer.id = ANY(${[...ids]}::text[])`.execute(db);
  return rows;
}

/** A page of the questions that were asked, the newest first. */
export async function readQuestionLog(db: Db, filter: LogFilter, args: PageArgs) {
  const source = sql`SELECT answer.id, date_trunc('milliseconds', answer.created_at) AS at, 'question' AS kind
    FROM ${exchanges} WHERE ${conditionsOf(filter)}`;
  const page = await readCountedPage(db, source, args, PAGE);
  const questions = await readQuestions(
    db,
    page.entries.map(({ id }) => id),
  );
  const known = new Map(questions.map((question) => [question.id, question]));
  return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => known.get(id)) };
}

/** A question by the id of its answer; undefined for an unknown one. */
export async function findQuestion(db: Db, id: string): Promise<LoggedQuestion | undefined> {
  const [question] = await readQuestions(db, [id]);
  return question;
}
