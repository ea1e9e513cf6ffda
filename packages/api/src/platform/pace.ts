import { sql } from 'kysely';
import type { Db } from './db/database.ts';
import { keyOf, type LimitResult } from './rate-limit.ts';

/**
 * So many at once, and then one every so many seconds. Unlike a `Limit`, whose windows may touch, it bounds every hour:
 * no more than `burst` + 3600 / `everySeconds` fit into any.
 */
export type Pace = { name: string; burst: number; everySeconds: number };

/**
 * Takes a place in the pace of `subject`, or tells after how many seconds there is one. A refused take costs nothing, so
 * whoever asks too early does not push the next place away. All processes of the shop count together.
 */
export async function takePlace(db: Db, secret: string, pace: Pace, subject: string): Promise<LimitResult> {
  const step = sql`make_interval(secs => ${pace.everySeconds})`;
  const room = sql`make_interval(secs => ${pace.everySeconds * pace.burst})`;
  // `window_ends_at` is when all places that were taken are free again.
  const next = sql`greatest(r.window_ends_at, now()) + ${step}`;
  const fits = sql`${next} <= now() + ${room}`;
  const { rows } = await sql<{ count: number; wait: number }>`
    INSERT INTO rate_limits AS r (key, window_ends_at, count)
    VALUES (${keyOf(secret, pace.name, subject)}, now() + ${step}, 1)
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN ${fits} THEN 1 ELSE 0 END,
      window_ends_at = CASE WHEN ${fits} THEN ${next} ELSE r.window_ends_at END
    RETURNING count, ceil(extract(epoch FROM window_ends_at + ${step} - ${room} - now()))::integer AS wait`.execute(db);
  const [row] = rows;
  return row?.count === 0 ? { ok: false, retryAfter: Math.max(1, row.wait) } : { ok: true };
}

/** Gives a place back that turned out to be harmless, such as that of the right password. */
export async function giveBackPlace(db: Db, secret: string, pace: Pace, subject: string): Promise<void> {
  await sql`
    UPDATE rate_limits SET window_ends_at = window_ends_at - make_interval(secs => ${pace.everySeconds})
    WHERE key = ${keyOf(secret, pace.name, subject)}`.execute(db);
}
