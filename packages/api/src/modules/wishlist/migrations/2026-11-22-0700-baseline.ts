import { type Kysely, sql } from 'kysely';

const wishlist = [
  sql`CREATE TABLE wishlist_items (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    item_id text COLLATE "C" NOT NULL REFERENCES items ON DELETE CASCADE,
    -- The price when it was added, to show that it dropped; null when the item was not for sale.
    asking_cents bigint CHECK (asking_cents BETWEEN 1 AND 2000000000),
    created_at timestamptz NOT NULL DEFAULT now(),
    -- A removed row stays for a while, so that undo restores its date and price.
    removed_at timestamptz,
    CONSTRAINT wishlist_items_once UNIQUE (account_id, item_id)
  )`,
  sql`CREATE INDEX wishlist_items_newest ON wishlist_items (account_id, id DESC)`,
  sql`CREATE INDEX wishlist_items_item ON wishlist_items (item_id)`,
  // For the sweep of removed rows.
  sql`CREATE INDEX wishlist_items_removed ON wishlist_items (removed_at) WHERE removed_at IS NOT NULL`,
];

/** The items that members want to find again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of wishlist) await statement.execute(db);
}
