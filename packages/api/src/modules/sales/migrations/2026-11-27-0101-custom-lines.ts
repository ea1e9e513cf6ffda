import { type Kysely, sql } from 'kysely';

/** Lines of which no tax is due, such as a service. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE line_items ADD COLUMN is_taxable boolean NOT NULL DEFAULT true`.execute(db);
}
