import { type Kysely, sql } from 'kysely';

/** An invoice keeps the name of its seller after the seller's account is deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Null while the seller's account has the name.
  await sql`ALTER TABLE orders ADD COLUMN seller_name text`.execute(db);
}
