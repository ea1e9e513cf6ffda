import { type Kysely, sql } from 'kysely';

const statements = [
  // One extension of an accepted offer, the reminder of the present clock, and how often the buyer answered a counter-offer.
  sql`ALTER TABLE offers
    ADD COLUMN extended_at timestamptz,
    ADD COLUMN reminded_at timestamptz,
    ADD COLUMN rounds integer NOT NULL DEFAULT 0 CHECK (rounds >= 0)`,
  // What happened to an offer, move by move; the last one is how it stands.
  sql`CREATE TABLE offer_moves (
    offer_id text COLLATE "C" NOT NULL REFERENCES offers ON DELETE CASCADE,
    position integer NOT NULL CHECK (position > 0),
    kind text NOT NULL CHECK (kind IN ('OFFER', 'COUNTER', 'ACCEPT', 'DECLINE', 'WITHDRAW', 'EXTEND', 'EXPIRE')),
    made_by text NOT NULL CHECK (made_by IN ('BUYER', 'SELLER', 'SHOP')),
    -- The price that the move is about.
    amount_cents bigint NOT NULL CHECK (amount_cents BETWEEN 1 AND 2000000000),
    message text CHECK (length(message) <= 1000),
    -- Why the shop moved by itself.
    reason text CHECK (reason IN ('threshold', 'rule', 'sold', 'ended', 'blocked', 'lapsed_unpaid', 'superseded')),
    -- Until when the other side has time; null when the offer is over.
    expires_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (offer_id, position)
  )`,
  sql`CREATE INDEX offer_moves_lapsed ON offer_moves (offer_id) WHERE reason = 'lapsed_unpaid'`,
  // Offers that were made before: how they began, and how they stand.
  sql`INSERT INTO offer_moves (offer_id, position, kind, made_by, amount_cents, message, created_at)
    SELECT id, 1, 'OFFER', 'BUYER', amount_cents, message, created_at FROM offers`,
  sql`INSERT INTO offer_moves (offer_id, position, kind, made_by, amount_cents, message, reason, expires_at, created_at)
    SELECT id, 2,
      CASE state WHEN 'ACCEPTED' THEN 'ACCEPT' WHEN 'DECLINED' THEN 'DECLINE' WHEN 'COUNTERED' THEN 'COUNTER'
        WHEN 'EXPIRED' THEN 'EXPIRE' ELSE 'WITHDRAW' END,
      CASE WHEN state = 'COUNTERED' OR declined_by = 'SELLER' THEN 'SELLER'
        WHEN state = 'WITHDRAWN' OR declined_by = 'BUYER' THEN 'BUYER'
        WHEN state = 'ACCEPTED' THEN CASE WHEN agreed_cents = counter_cents THEN 'BUYER' ELSE 'SELLER' END
        ELSE 'SHOP' END,
      coalesce(agreed_cents, counter_cents, amount_cents),
      CASE WHEN state IN ('COUNTERED', 'DECLINED') THEN reply END,
      CASE declined_by WHEN 'AUTOMATIC' THEN 'threshold' WHEN 'SALE' THEN 'sold' END,
      CASE WHEN state IN ('COUNTERED', 'ACCEPTED') THEN expires_at END,
      changed_at
    FROM offers WHERE state <> 'RECEIVED'`,
];

/** Every move of an offer as a row of its own, one extension of the time to pay, and reminders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
