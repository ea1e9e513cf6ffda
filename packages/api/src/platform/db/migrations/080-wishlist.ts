import { type Kysely, sql } from 'kysely';

/** Remembers of a wish what the thing cost then, so that the list can tell when it costs less. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`ALTER TABLE wishlist_items ADD COLUMN asking_cents bigint CHECK (asking_cents BETWEEN 1 AND 2000000000)`,
    sql`CREATE INDEX wishlist_items_item ON wishlist_items (item_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
