import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';

/** Carts that one sweep removes at most, so that it never holds the database for long. */
const CARTS_AT_ONCE = 500;

/**
 * Removes open orders of guests whose session is gone.
 * An order that somebody began to pay stays, as its payment does.
 */
export async function sweepGuestCarts(db: Db): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM orders WHERE id IN (
        SELECT id FROM orders AS o
        WHERE completed_at IS NULL AND account_id IS NULL AND paying_payment_id IS NULL
          AND NOT EXISTS (SELECT FROM sessions WHERE sessions.id = o.session_id)
          AND NOT EXISTS (SELECT FROM payment_allocations WHERE order_id = o.id)
          AND created_at < now() - interval '1 day'
        ORDER BY id LIMIT ${CARTS_AT_ONCE} FOR UPDATE SKIP LOCKED
      ) RETURNING session_id
    )
    DELETE FROM carts WHERE owner IN (SELECT 'session:' || session_id FROM gone)`.execute(db);
}
