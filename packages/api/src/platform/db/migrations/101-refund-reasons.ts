import { type Kysely, sql } from 'kysely';

/** Why money was given back, in the words that its buyer reads. Null where the order was cancelled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE refunds ADD COLUMN reason text CHECK (length(reason) BETWEEN 1 AND 500)`.execute(db);
}
