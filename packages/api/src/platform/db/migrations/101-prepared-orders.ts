import { type Kysely, sql } from 'kysely';

/**
 * Draft orders that staff put together for somebody. They are in the cart of `assigned_staff_account_id` until they are sent, and
 * in nobody's cart from then on until they are claimed; they stand beside the buyer's own open order of the same seller.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`ALTER TABLE orders
      ADD COLUMN drafted_by text COLLATE "C" REFERENCES accounts,
      ADD COLUMN assigned_staff_account_id text COLLATE "C" REFERENCES accounts,
      ADD CONSTRAINT orders_desk_prepares CHECK (assigned_staff_account_id IS NULL OR drafted_by IS NOT NULL)`,
    sql`DROP INDEX orders_open_of_account`,
    sql`CREATE UNIQUE INDEX orders_open_of_account ON orders (account_id, seller_account_id)
      WHERE completed_at IS NULL AND cancelled_at IS NULL AND account_id IS NOT NULL AND drafted_by IS NULL`,
    sql`CREATE UNIQUE INDEX orders_open_at_desk ON orders (assigned_staff_account_id, seller_account_id)
      WHERE completed_at IS NULL AND cancelled_at IS NULL AND assigned_staff_account_id IS NOT NULL`,
    sql`CREATE INDEX orders_prepared_for ON orders (account_id)
      WHERE completed_at IS NULL AND cancelled_at IS NULL AND drafted_by IS NOT NULL`,
  ];
  for (const statement of statements) await statement.execute(db);
}
