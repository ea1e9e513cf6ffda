import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { type LimitResult, takeFromLimit } from '#api/platform/rate-limit.ts';
import type { AskedAssistant } from '#api/modules/assistant/definitions/choices.ts';

const MINUTE_LIMIT = { name: 'assistant', max: 30, seconds: 60 };
const HOUR_SECONDS = 3_600;

/** Parts of a cent in which costs are counted. */
export const MICROCENTS = 1_000_000;

/** Counts a question of an account: 30 a minute in all, and as many an hour as staff set for the assistant. */
export async function takeQuestion(
  db: Db,
  secret: string,
  { id, document }: AskedAssistant,
  accountId: string,
): Promise<LimitResult> {
  const minute = await takeFromLimit(db, secret, MINUTE_LIMIT, accountId);
  if (!minute.ok) return minute;
  const hourly = { name: 'assistant-hour', max: document.hourlyQuestions, seconds: HOUR_SECONDS };
  return takeFromLimit(db, secret, hourly, `${accountId} ${id}`);
}

/** Millionths of a cent that the language model cost an account with an assistant within 24 hours. */
export async function spentToday(db: Db, accountId: string, assistantId: string): Promise<number> {
  const { rows } = await sql<{ spent: number }>`
    SELECT coalesce(sum(message.cost_microcents), 0)::bigint AS spent
    FROM assistant_threads thread JOIN assistant_messages message ON message.thread_id = thread.id
    WHERE thread.account_id = ${accountId} AND thread.assistant_id = ${assistantId}
      AND message.created_at > now() - interval '24 hours'`.execute(db);
  return rows[0]?.spent ?? 0;
}
