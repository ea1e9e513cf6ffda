import { type Kysely, sql } from 'kysely';

const statements = [
  // What the seller says of finish, pickups, tuners … : {"finish": "original", "tuners": "replaced"}.
  sql`ALTER TABLE items ADD COLUMN originality jsonb NOT NULL DEFAULT '{}'`,
  // Numbers are the sellers' own: two of them may use the same.
  sql`ALTER TABLE items DROP CONSTRAINT items_sku`,
  sql`ALTER TABLE items ADD CONSTRAINT items_sku UNIQUE (seller_account_id, sku)`,
];

/** The originality sheet, and stock numbers by seller. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
