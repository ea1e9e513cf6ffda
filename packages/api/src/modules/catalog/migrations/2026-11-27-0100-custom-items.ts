import { type Kysely, sql } from 'kysely';

const statements = [
  // What staff wrote into a single order: it is in no list, and has no page, so no address.
  sql`ALTER TABLE items ADD COLUMN is_custom boolean NOT NULL DEFAULT false`,
  sql`ALTER TABLE items ADD CONSTRAINT items_custom_has_no_address CHECK (is_custom = (slug = ''))`,
];

/** Things that are sold in one order without standing in the shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
