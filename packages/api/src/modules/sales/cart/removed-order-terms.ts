import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import type { OrderRow } from '#api/modules/sales/orders/order-row.ts';

type Agreed = Pick<OrderRow, 'id' | 'discount_cents' | 'tax_exempt_reason'>;

/**
 * Keeps what staff had agreed of an order that has lost its last line, a listing, before the order goes with it: whoever's cart it was in
 * gets it back with that listing. Orders with lines, and those without anything of the kind, are left alone.
 */
export async function keepTerms(trx: Tx, owner: string, order: Agreed, listingId: string): Promise<void> {
  if (order.discount_cents === 0 && order.tax_exempt_reason === null) return;
  await sql`
    INSERT INTO removed_order_terms (owner, listing_id, discount_cents, tax_exempt_reason)
    SELECT ${owner}, listings.id, ${order.discount_cents}::bigint, ${order.tax_exempt_reason}
    FROM listings WHERE id = ${listingId} AND NOT EXISTS (SELECT FROM line_items WHERE order_id = ${order.id})
    ON CONFLICT (owner, listing_id) DO UPDATE
      SET discount_cents = EXCLUDED.discount_cents, tax_exempt_reason = EXCLUDED.tax_exempt_reason, removed_at = now()`.execute(
    trx,
  );
}

/** Gives an order back what was agreed when its listing was taken out of the same cart as the last one; once. */
export async function restoreTerms(trx: Tx, owner: string, orderId: string, listingId: string): Promise<void> {
  await sql`
    WITH kept AS (
      DELETE FROM removed_order_terms WHERE owner = ${owner} AND listing_id = ${listingId}
      RETURNING discount_cents, tax_exempt_reason
    )
    UPDATE orders SET discount_cents = orders.discount_cents + kept.discount_cents,
      tax_exempt_reason = coalesce(orders.tax_exempt_reason, kept.tax_exempt_reason)
    FROM kept WHERE orders.id = ${orderId}`.execute(trx);
}
