import { type Kysely, sql } from 'kysely';

const statements = [
  // What the shop answered to a form that asks what an instrument is worth, and what came of it.
  sql`CREATE TABLE appraisals (
    submission_id text PRIMARY KEY REFERENCES form_submissions ON DELETE CASCADE,
    low_cents integer NOT NULL CHECK (low_cents > 0),
    estimate_cents integer NOT NULL CHECK (estimate_cents >= low_cents),
    high_cents integer NOT NULL CHECK (high_cents >= estimate_cents),
    estimated_by_account_id text COLLATE "C" NOT NULL,
    estimated_at timestamptz NOT NULL,
    -- The draft of its consignment, and the form's pictures as photographs, in their order.
    listing_id text COLLATE "C",
    photograph_ids text[] NOT NULL DEFAULT '{}'
  )`,
];

/** Estimates of instruments that owners asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
