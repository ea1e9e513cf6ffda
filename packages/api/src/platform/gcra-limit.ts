import { sql } from 'kysely';
import type { Db } from './db/database.ts';
import { keyOf, type LimitResult } from './rate-limit.ts';

/**
 * A rate limit by the generic cell rate algorithm (GCRA, a leaky bucket): `burst` requests at once, then one every
 * `everySeconds`. Unlike the fixed windows of a `Limit`, which may touch, it bounds every hour: at most `burst` +
 * 3600 / `everySeconds` requests.
 */
export type GcraLimit = { name: string; burst: number; everySeconds: number };

/**
 * Counts one request of `subject`, or gives the seconds to wait. A refused request costs nothing, so asking too early does
 * not lengthen the wait. All processes of the shop count together.
 */
export async function takeFromGcraLimit(
  db: Db,
  secret: string,
  limit: GcraLimit,
  subject: string,
): Promise<LimitResult> {
  const interval = sql`make_interval(secs => ${limit.everySeconds})`;
  const capacity = sql`make_interval(secs => ${limit.everySeconds * limit.burst})`;
  // `window_ends_at` holds the theoretical arrival time: when the bucket is empty again.
  const next = sql`greatest(r.window_ends_at, now()) + ${interval}`;
  const conforms = sql`${next} <= now() + ${capacity}`;
  const { rows } = await sql<{ count: number; wait: number }>`
    INSERT INTO rate_limits AS r (key, window_ends_at, count)
    VALUES (${keyOf(secret, limit.name, subject)}, now() + ${interval}, 1)
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN ${conforms} THEN 1 ELSE 0 END,
      window_ends_at = CASE WHEN ${conforms} THEN ${next} ELSE r.window_ends_at END
    RETURNING count, ceil(extract(epoch FROM window_ends_at + ${interval} - ${capacity} - now()))::integer AS wait`.execute(
    db,
  );
  const [row] = rows;
  return row?.count === 0 ? { ok: false, retryAfter: Math.max(1, row.wait) } : { ok: true };
}

/** Takes a counted request back that turned out to be harmless, such as one with the right password. */
export async function giveBackToGcraLimit(db: Db, secret: string, limit: GcraLimit, subject: string): Promise<void> {
  await sql`
    UPDATE rate_limits SET window_ends_at = window_ends_at - make_interval(secs => ${limit.everySeconds})
    WHERE key = ${keyOf(secret, limit.name, subject)}`.execute(db);
}
