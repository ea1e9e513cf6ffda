import { type Kysely, sql } from 'kysely';

/** Photographs of instruments, in their order; the module of photographs holds them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE portfolio_items ADD COLUMN photograph_ids text[] NOT NULL DEFAULT '{}'
    CHECK (cardinality(photograph_ids) <= 12)`.execute(db);
}
