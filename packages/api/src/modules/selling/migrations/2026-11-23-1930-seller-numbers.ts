import { type Kysely, sql } from 'kysely';

/** An import looks for every row's listing by the seller's own number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX listing_drafts_sku ON listing_drafts (seller_account_id, (document->>'sku'))`.execute(db);
}
