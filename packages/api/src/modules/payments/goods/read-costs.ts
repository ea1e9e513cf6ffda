import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';

/** What an order brought the shop, as the books have it. Whole cents. */
export type OrderMargin = {
  /** Own goods less refunds, or the commission on a seller's. */
  readonly incomeCents: number;
  /** Whether the goods are a seller's. */
  readonly isConsigned: boolean;
  readonly costCents: number;
  /** Pieces that were sold and are not back, and of how many the cost is known. */
  readonly costedPieces: number;
};

/** The margins of placed orders, by the order's id. */
export async function loadMargins(db: Db, orderIds: readonly string[]): Promise<Map<string, OrderMargin>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<OrderMargin & { id: string }>`
    SELECT settlement.order_id AS id, settlement.seller_account_id IS NOT NULL AS "isConsigned",
      (SELECT -coalesce(sum(line.amount_cents), 0) FROM ledger_entries AS entry JOIN ledger_lines AS line ON line.entry_id = entry.id
        WHERE entry.order_id = settlement.order_id AND line.account IN ('sales', 'commission'))::bigint AS "incomeCents",
      (SELECT coalesce(sum(line.amount_cents), 0) FROM ledger_entries AS entry JOIN ledger_lines AS line ON line.entry_id = entry.id
        WHERE entry.order_id = settlement.order_id AND line.account = 'cost-of-goods')::bigint AS "costCents",
      (SELECT -coalesce(sum(movement.quantity), 0) FROM ledger_entries AS entry JOIN goods_movements AS movement ON movement.entry_id = entry.id
        WHERE entry.order_id = settlement.order_id)::integer AS "costedPieces"
    FROM order_settlements AS settlement WHERE settlement.order_id = ANY (${[...orderIds]}::text[])`.execute(db);
  return new Map(rows.map(({ id, ...margin }) => [id, margin]));
}

/** What a piece of a listing costs the shop: what those on hand cost on average, else the last ones that it bought. Null where nobody entered it. */
export const unitCost = (listingId: ReturnType<typeof sql.ref>) => sql<number | null>`coalesce(
  (SELECT round(cost_cents::numeric / quantity) FROM goods_on_hand WHERE listing_id = ${listingId} AND quantity > 0),
  (SELECT round(cost_cents::numeric / quantity) FROM goods_movements WHERE listing_id = ${listingId} AND kind IN ('bought', 'traded')
    ORDER BY id DESC LIMIT 1))::bigint`;
