import { type Kysely, sql } from 'kysely';

const statements = [
  // What a consignor is asked to agree to: a lower price, or an offer below what they agreed to. What they are shown is frozen.
  sql`CREATE TABLE consent_requests (
    id text COLLATE "C" PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('PRICE', 'OFFER')),
    listing_id text COLLATE "C" NOT NULL,
    intake_id text COLLATE "C" NOT NULL REFERENCES intakes,
    offer_id text COLLATE "C",
    -- The consignor.
    account_id text COLLATE "C" NOT NULL REFERENCES accounts,
    price_before_cents bigint NOT NULL CHECK (price_before_cents > 0),
    price_after_cents bigint NOT NULL CHECK (price_after_cents > 0),
    floor_cents bigint CHECK (floor_cents > 0),
    share_basis_points integer NOT NULL CHECK (share_basis_points BETWEEN 0 AND 10000),
    fee_cents bigint NOT NULL CHECK (fee_cents >= 0),
    net_before_cents bigint NOT NULL CHECK (net_before_cents >= 0),
    net_after_cents bigint NOT NULL CHECK (net_after_cents >= 0),
    deal text NOT NULL DEFAULT 'CONSIGNMENT' CHECK (deal = 'CONSIGNMENT'),
    terms_version integer NOT NULL,
    -- What staff writes to the consignor.
    note text CHECK (length(note) BETWEEN 1 AND 1000),
    asked_by_account_id text COLLATE "C" NOT NULL REFERENCES accounts,
    asked_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL CHECK (expires_at > asked_at),
    state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'AGREED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
    closed_at timestamptz,
    answered_via text CHECK (answered_via IN ('LINK', 'ACCOUNT')),
    reason text CHECK (length(reason) BETWEEN 1 AND 1000),
    wished_cents bigint CHECK (wished_cents > 0),
    FOREIGN KEY (deal, terms_version) REFERENCES deal_terms,
    CHECK ((kind = 'OFFER') = (offer_id IS NOT NULL)),
    CHECK (price_after_cents < price_before_cents),
    CHECK ((state = 'OPEN') = (closed_at IS NULL)),
    CHECK ((state IN ('AGREED', 'DECLINED')) = (answered_via IS NOT NULL)),
    CHECK (state = 'DECLINED' OR (reason IS NULL AND wished_cents IS NULL))
  )`,
  // One question at a time is open for an instrument.
  sql`CREATE UNIQUE INDEX consent_requests_one_open ON consent_requests (listing_id) WHERE state = 'OPEN'`,
  sql`CREATE INDEX consent_requests_asked ON consent_requests (asked_at DESC, id DESC)`,
  sql`CREATE INDEX consent_requests_listing ON consent_requests (listing_id, asked_at DESC)`,
  sql`CREATE INDEX consent_requests_account ON consent_requests (account_id, asked_at DESC)`,
];

/** What consignors are asked, and what they answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
