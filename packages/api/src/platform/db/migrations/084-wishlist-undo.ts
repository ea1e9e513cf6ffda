import { type Kysely, sql } from 'kysely';

/** Keeps what was taken off a wishlist for a while, so that an undo brings it back as it was: its day, and what it cost then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`ALTER TABLE wishlist_items ADD COLUMN removed_at timestamptz`,
    sql`CREATE INDEX wishlist_items_removed ON wishlist_items (removed_at) WHERE removed_at IS NOT NULL`,
  ];
  for (const statement of statements) await statement.execute(db);
}
