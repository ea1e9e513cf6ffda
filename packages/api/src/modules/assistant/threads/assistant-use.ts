import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';

/** What an account asked an assistant within 30 days, and what of its limits it has used. */
export type AssistantUseRow = {
  readonly accountId: string;
  readonly accountName: string;
  readonly assistantId: string;
  readonly questions: number;
  readonly declined: number;
  readonly lowRated: number;
  readonly costMicrocents: number;
  /** Answers within the last hour; the limit counts questions, also those that were not answered. */
  readonly questionsThisHour: number;
  /** Within 24 hours, as `spentToday` has it. */
  readonly costTodayMicrocents: number;
};

/** Who asked which assistant within 30 days, the dearest and busiest first: at most a hundred. */
export async function readAssistantUse(db: Db): Promise<readonly AssistantUseRow[]> {
  const { rows } = await sql<AssistantUseRow>`
    SELECT account.id AS "accountId", account.display_name AS "accountName", thread.assistant_id AS "assistantId",
      count(*) AS questions,
      count(*) FILTER (WHERE answer.outcome = 'declined') AS declined,
      count(*) FILTER (WHERE answer.rating = -1) AS "lowRated",
      coalesce(sum(answer.cost_microcents), 0)::bigint AS "costMicrocents",
      count(*) FILTER (WHERE answer.created_at > now() - interval '1 hour') AS "questionsThisHour",
      coalesce(sum(answer.cost_microcents) FILTER (WHERE answer.created_at > now() - interval '24 hours'), 0)::bigint
        AS "costTodayMicrocents"
    FROM assistant_messages answer JOIN assistant_threads thread ON thread.id = answer.thread_id
      JOIN accounts account ON account.id = thread.account_id
    WHERE answer.role = 'assistant' AND answer.created_at > now() - interval '30 days'
    GROUP BY account.id, account.display_name, thread.assistant_id
    ORDER BY "costMicrocents" DESC, questions DESC, account.id, thread.assistant_id LIMIT 100`.execute(db);
  return rows;
}

/** How the questions of a day were answered. */
export type AssistantDayRow = {
  /** In UTC, as `2026-11-26`. */
  readonly day: string;
  readonly answered: number;
  readonly declined: number;
  readonly unfinished: number;
  readonly lowRated: number;
  readonly costMicrocents: number;
};

/** The last 30 days, the oldest first, also those without a question. What staff tried is left out. */
export async function readAssistantDays(db: Db): Promise<readonly AssistantDayRow[]> {
  const { rows } = await sql<AssistantDayRow>`
    WITH asked AS (
      SELECT (answer.created_at AT TIME ZONE 'UTC')::date AS day, answer.outcome, answer.rating, answer.cost_microcents
      FROM assistant_messages answer JOIN assistant_threads thread ON thread.id = answer.thread_id
      WHERE answer.role = 'assistant' AND NOT thread.is_trial AND answer.created_at > now() - interval '31 days'
    )
    SELECT to_char(days.day, 'YYYY-MM-DD') AS day,
      count(*) FILTER (WHERE asked.outcome = 'answered') AS answered,
      count(*) FILTER (WHERE asked.outcome = 'declined') AS declined,
      count(*) FILTER (WHERE asked.outcome = 'unfinished') AS unfinished,
      count(*) FILTER (WHERE asked.rating = -1) AS "lowRated",
      coalesce(sum(asked.cost_microcents), 0)::bigint AS "costMicrocents"
    FROM generate_series((now() AT TIME ZONE 'UTC')::date - 29, (now() AT TIME ZONE 'UTC')::date, interval '1 day') AS days(day)
      LEFT JOIN asked ON asked.day = days.day
    GROUP BY days.day ORDER BY days.day`.execute(db);
  return rows;
}
