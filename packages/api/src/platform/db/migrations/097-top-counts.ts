import { type Kysely, sql } from 'kysely';

/** Sellers grow with the shop, and a page shows the largest only: they are read in the order of their counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX listing_counts_sellers ON listing_counts (status, a, b, n DESC, value) WHERE facet = 'SELLER'`.execute(
    db,
  );
}
