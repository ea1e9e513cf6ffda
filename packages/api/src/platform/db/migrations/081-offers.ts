import { type Kysely, sql } from 'kysely';

/**
 * Offers of buyers on listings. Who is first is decided here: a buyer has one open offer on a listing, a listing one accepted
 * offer that waits for its buyer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`CREATE TABLE offers (
      id text COLLATE "C" PRIMARY KEY,
      listing_id text COLLATE "C" NOT NULL REFERENCES listings,
      buyer_account_id text COLLATE "C" NOT NULL REFERENCES accounts,
      seller_account_id text COLLATE "C" NOT NULL REFERENCES accounts,
      state text NOT NULL CHECK (state IN ('RECEIVED', 'ACCEPTED', 'DECLINED', 'COUNTERED', 'EXPIRED', 'WITHDRAWN')),
      declined_by text CHECK (declined_by IN ('AUTOMATIC', 'SELLER', 'BUYER', 'SALE')),
      amount_cents bigint NOT NULL CHECK (amount_cents BETWEEN 1 AND 2000000000),
      counter_cents bigint CHECK (counter_cents BETWEEN 1 AND 2000000000),
      agreed_cents bigint CHECK (agreed_cents BETWEEN 1 AND 2000000000),
      message text CHECK (length(message) <= 1000),
      reply text CHECK (length(reply) <= 1000),
      locale text NOT NULL CHECK (locale IN ('en', 'fr')),
      expires_at timestamptz NOT NULL,
      ordered_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      changed_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT offers_between_two CHECK (buyer_account_id <> seller_account_id),
      CONSTRAINT offers_declined_by_somebody CHECK ((state = 'DECLINED') = (declined_by IS NOT NULL)),
      CONSTRAINT offers_countered_at_a_price CHECK (state <> 'COUNTERED' OR counter_cents IS NOT NULL),
      CONSTRAINT offers_accepted_at_a_price CHECK (state <> 'ACCEPTED' OR agreed_cents IS NOT NULL),
      CONSTRAINT offers_ordered_when_accepted CHECK (ordered_at IS NULL OR state = 'ACCEPTED')
    )`,
    sql`CREATE UNIQUE INDEX offers_one_open ON offers (listing_id, buyer_account_id)
      WHERE state IN ('RECEIVED', 'COUNTERED', 'ACCEPTED') AND ordered_at IS NULL`,
    sql`CREATE UNIQUE INDEX offers_one_accepted ON offers (listing_id) WHERE state = 'ACCEPTED' AND ordered_at IS NULL`,
    sql`CREATE INDEX offers_of_buyer ON offers (buyer_account_id, created_at DESC, id DESC)`,
    sql`CREATE INDEX offers_of_seller ON offers (seller_account_id, created_at DESC, id DESC)`,
    sql`CREATE INDEX offers_due ON offers (expires_at)
      WHERE state IN ('RECEIVED', 'COUNTERED', 'ACCEPTED') AND ordered_at IS NULL`,
    sql`ALTER TABLE line_items ADD COLUMN offer_id text COLLATE "C" REFERENCES offers`,
    sql`CREATE INDEX line_items_offer ON line_items (offer_id) WHERE offer_id IS NOT NULL`,
  ];
  for (const statement of statements) await statement.execute(db);
}
