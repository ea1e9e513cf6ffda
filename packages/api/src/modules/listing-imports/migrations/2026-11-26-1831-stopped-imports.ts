import { type Kysely, sql } from 'kysely';

/** An import can be stopped by its seller. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE listing_imports DROP CONSTRAINT listing_imports_state_check`.execute(db);
  await sql`ALTER TABLE listing_imports ADD CONSTRAINT listing_imports_state_check
    CHECK (state IN ('MAPPING', 'CHECKING', 'READY', 'RUNNING', 'DONE', 'BROKEN', 'STOPPED'))`.execute(db);
}
