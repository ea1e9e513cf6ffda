import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';

/** What the shop has on record of a payment at its provider. Whole cents. */
export type PaymentSums = {
  /** Captured, and unwanted charges. */
  readonly taken: number;
  /** Refunds that succeeded or are pending at the provider; not those by a bank. */
  readonly refunded: number;
  /** Returns and disputes, except those that were won. */
  readonly reversed: number;
};

/** Sums up charges, refunds and reversals of payments; gives them by the payment's id. */
export async function sumPayments(db: Db, paymentIds: readonly string[]): Promise<Map<string, PaymentSums>> {
  const { rows } = await sql<PaymentSums & { id: string }>`
    SELECT id,
      (CASE WHEN captured_at IS NOT NULL THEN amount_cents ELSE 0 END
        + (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE payment_id = payments.id AND origin = 'unwanted-charge'))::bigint AS taken,
      (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE payment_id = payments.id AND status IN ('succeeded', 'pending')
        AND reversal_id IS NULL)::bigint AS refunded,
      (SELECT coalesce(sum(amount_cents), 0) FROM payment_reversals WHERE payment_id = payments.id AND status <> 'won')::bigint AS reversed
    FROM payments WHERE id = ANY (${paymentIds}::text[])
  `.execute(db);
  return new Map(rows.map(({ id, ...sums }) => [id, sums]));
}
