import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';

/** Fewer questions than this say nothing about a seller. */
const LEAST_QUESTIONS = 5;
/** How long a seller has; who says nothing by then counts as if they had answered at that moment. */
const LONGEST_MINUTES = 7 * 24 * 60;
const DAYS = 180;

/**
 * Within how many minutes a seller answered half of the questions of the last half year; null for fewer than five. A question is
 * the first message of a buyer that the seller has not answered yet, or an offer; its answer is the next message, or the next
 * move of the seller. What is not answered counts with seven days, once these are over: silence does not make anybody faster.
 */
export async function readAnswerMinutes(db: Db, sellerId: string): Promise<number | null> {
  const { rows } = await sql<{ questions: number; minutes: number | null }>`
    WITH written AS (
      SELECT m.thread_id, m.created_at AS at, m.sender_account_id = ${sellerId} AS is_seller,
        lag(m.sender_account_id) OVER (PARTITION BY m.thread_id ORDER BY m.created_at, m.id) AS before
      FROM messages AS m JOIN threads AS t ON t.id = m.thread_id
      WHERE ${sellerId} IN (t.first_account_id, t.second_account_id) AND t.buyer_account_id <> ${sellerId}
        AND m.created_at > now() - make_interval(days => ${DAYS})
    ), asked AS (
      SELECT w.at, (SELECT min(a.at) FROM written AS a WHERE a.thread_id = w.thread_id AND a.is_seller AND a.at > w.at) AS answered
      FROM written AS w WHERE NOT w.is_seller AND (w.before IS NULL OR w.before = ${sellerId})
      UNION ALL
      SELECT o.created_at, (SELECT min(move.created_at) FROM offer_moves AS move WHERE move.offer_id = o.id AND move.made_by = 'SELLER')
      FROM offers AS o WHERE o.seller_account_id = ${sellerId} AND o.declined_by IS DISTINCT FROM 'AUTOMATIC' AND o.made_by = 'BUYER'
        AND NOT EXISTS (SELECT FROM offer_moves AS ruled WHERE ruled.offer_id = o.id AND ruled.reason = 'rule')
        AND o.created_at > now() - make_interval(days => ${DAYS})
    ), timed AS (
      SELECT least(extract(epoch FROM coalesce(answered, now()) - at) / 60, ${LONGEST_MINUTES}) AS minutes
      FROM asked WHERE answered IS NOT NULL OR at < now() - make_interval(mins => ${LONGEST_MINUTES})
    )
    SELECT count(*)::integer AS questions, ceil(percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes))::integer AS minutes FROM timed`.execute(
    db,
  );
  const [row] = rows;
  return row && row.questions >= LEAST_QUESTIONS ? row.minutes : null;
}
