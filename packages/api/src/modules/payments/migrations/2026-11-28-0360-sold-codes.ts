import { type Kysely, sql } from 'kysely';

/** What a code that was sold was paid with; one that is given away has none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE stored_value_transactions ADD COLUMN paid_by text
    CHECK (paid_by IS NULL OR (paid_by IN ('cash', 'check') AND reason = 'issued' AND amount_cents > 0))`.execute(db);
}
