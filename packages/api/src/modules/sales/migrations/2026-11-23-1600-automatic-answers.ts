import { type Kysely, sql } from 'kysely';

const statements = [
  // What the shop answers for the seller, and when; null once anybody answered, and for offers that the seller answers.
  sql`ALTER TABLE offers
    ADD COLUMN automatic_at timestamptz,
    ADD COLUMN automatic_kind text CHECK (automatic_kind IN ('DECLINE', 'COUNTER')),
    ADD COLUMN automatic_cents bigint CHECK (automatic_cents BETWEEN 1 AND 2000000000),
    ADD CONSTRAINT offers_automatic_as_a_whole CHECK ((automatic_at IS NULL) = (automatic_kind IS NULL)
      AND (automatic_cents IS NOT NULL) = (automatic_kind IS NOT DISTINCT FROM 'COUNTER')),
    ADD CONSTRAINT offers_automatic_while_received CHECK (automatic_at IS NULL OR state = 'RECEIVED')`,
  sql`CREATE INDEX offers_automatic ON offers (automatic_at) WHERE automatic_at IS NOT NULL`,
  // Offers below a share of the asking price are answered with another share of it, once for each buyer. In percent.
  sql`CREATE TABLE offer_rules (
    listing_id text COLLATE "C" PRIMARY KEY REFERENCES listings ON DELETE CASCADE,
    below_percent integer NOT NULL CHECK (below_percent BETWEEN 1 AND 99),
    counter_percent integer NOT NULL CHECK (counter_percent BETWEEN 1 AND 100),
    changed_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT offer_rules_upwards CHECK (counter_percent >= below_percent)
  )`,
];

/** Answers that the shop gives for sellers after a while, and the rules for counter-offers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
