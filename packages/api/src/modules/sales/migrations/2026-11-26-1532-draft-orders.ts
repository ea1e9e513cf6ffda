import { type Kysely, sql } from 'kysely';

const statements = [
  // What an order that staff prepares has beside the order: until when it is held, and why it costs what it costs.
  sql`CREATE TABLE draft_orders (
    order_id text COLLATE "C" PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
    expires_at timestamptz NOT NULL,
    sent_at timestamptz,
    shipping_reason text CHECK (length(shipping_reason) <= 500),
    discount_reason text CHECK (length(discount_reason) <= 500),
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE INDEX draft_orders_created ON draft_orders (created_at DESC, order_id DESC)`,
  // An order among the draft orders is in nobody's cart: staff prepare as many at once as they like.
  sql`ALTER TABLE orders ADD COLUMN in_drafts boolean NOT NULL DEFAULT false`,
  sql`ALTER TABLE orders ADD CONSTRAINT orders_in_drafts_assigned CHECK (NOT in_drafts OR assigned_staff_account_id IS NOT NULL)`,
  sql`DROP INDEX orders_open_of_staff`,
  sql`CREATE UNIQUE INDEX orders_open_of_staff ON orders (assigned_staff_account_id, seller_account_id)
    WHERE completed_at IS NULL AND cancelled_at IS NULL AND assigned_staff_account_id IS NOT NULL AND NOT in_drafts`,
  // Why staff set another price, and what it was listed at then.
  sql`ALTER TABLE line_items ADD COLUMN override_reason text CHECK (length(override_reason) <= 500)`,
  sql`ALTER TABLE line_items ADD COLUMN override_listed_cents bigint`,
];

/** Orders that staff prepare side by side, held for a time; prices of staff with their reason. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
