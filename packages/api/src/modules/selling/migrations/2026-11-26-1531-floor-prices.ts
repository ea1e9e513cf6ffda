import { type Kysely, sql } from 'kysely';

/** The lowest price that the consignor of a listing agreed to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE listing_drafts ADD COLUMN floor_cents bigint CHECK (floor_cents > 0)`.execute(db);
}
