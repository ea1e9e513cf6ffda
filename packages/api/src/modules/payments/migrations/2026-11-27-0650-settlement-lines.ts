import { type Kysely, sql } from 'kysely';

/** The lines of settlements with their shares. Orders that were placed before have none, and go on by the steps that they were placed with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE order_settlements ADD COLUMN lines jsonb NOT NULL DEFAULT '[]'
    CHECK (jsonb_typeof(lines) = 'array')`.execute(db);
}
