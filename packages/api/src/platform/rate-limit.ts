import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from './locale.ts';
import { errorMessages } from './error-messages.ts';
import { DomainError } from './domain-error.ts';
import { pseudonymOf } from './signature.ts';

/** So many in so many seconds. */
export type Limit = { name: string; max: number; seconds: number };

/** Who uses something up, as far as limits by address need it; `secret` hashes what is stored. */
export type LimitedClient = { readonly secret: string; readonly clientAddress: string };

/** Whether there was room, and if not, after how many seconds there is. */
export type LimitResult = { ok: true } | { ok: false; retryAfter: number };

/** Key of a count: its subject is hashed, so that the table reveals neither e-mails nor addresses. */
export function keyOf(secret: string, name: string, subject: string): string {
  return `${name}:${pseudonymOf(secret, 'rate-limit', subject)}`;
}

/** Counts one use of `subject` (an address, an e-mail …). All processes of the shop count together. */
export async function takeFromLimit(db: Db, secret: string, limit: Limit, subject: string): Promise<LimitResult> {
  const { rows } = await sql<{ count: number; wait: number }>`
    INSERT INTO rate_limits AS r (key, window_ends_at, count)
    VALUES (${keyOf(secret, limit.name, subject)}, now() + make_interval(secs => ${limit.seconds}), 1)
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN r.window_ends_at <= now() THEN 1 ELSE r.count + 1 END,
      window_ends_at = CASE WHEN r.window_ends_at <= now() THEN excluded.window_ends_at ELSE r.window_ends_at END
    RETURNING count, ceil(extract(epoch FROM window_ends_at - now()))::integer AS wait`.execute(db);
  const [row] = rows;
  return row && row.count > limit.max ? { ok: false, retryAfter: Math.max(1, row.wait) } : { ok: true };
}

/** Gives a use back that turned out to be harmless, such as a sign-in with the right password. */
export async function giveBackToLimit(db: Db, secret: string, limit: Limit, subject: string): Promise<void> {
  const key = keyOf(secret, limit.name, subject);
  await sql`UPDATE rate_limits SET count = greatest(count - 1, 0) WHERE key = ${key}`.execute(db);
}

/** The error for a visitor who has to wait. */
export function tooManyError(retryAfter: number, locale: Locale): DomainError {
  return new DomainError('rate-limited', errorMessages.rateLimited[locale], retryAfter);
}

/** Deletes counts whose window is over. */
export async function sweepRateLimits(db: Db): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_ends_at', '<', new Date()).execute();
}
