import { type Kysely, sql } from 'kysely';

const statements = [
  // Why staff set another price for shipping, and what was quoted then. It was kept beside drafts alone.
  sql`ALTER TABLE orders ADD COLUMN shipping_override_reason text CHECK (length(shipping_override_reason) <= 500),
    ADD COLUMN shipping_quoted_cents bigint`,
  sql`UPDATE orders SET shipping_override_reason = draft.shipping_reason FROM draft_orders AS draft
    WHERE draft.order_id = orders.id AND draft.shipping_reason IS NOT NULL`,
  sql`ALTER TABLE draft_orders DROP COLUMN shipping_reason`,
];

/** Prices of staff for shipping keep their reason and the quoted price with the order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
