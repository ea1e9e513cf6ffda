import { type Kysely, sql } from 'kysely';

const statements = [
  // An account as a provider knows it. The id is our key towards the provider, so that it learns nothing of the account.
  sql`CREATE TABLE payment_customers (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts,
    provider text NOT NULL CHECK (provider IN ('gateway', 'stripe')),
    provider_ref text,
    created_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (account_id, provider)
  )`,
  sql`CREATE TABLE saved_cards (
    id text COLLATE "C" PRIMARY KEY,
    customer_id text COLLATE "C" NOT NULL REFERENCES payment_customers ON DELETE CASCADE,
    provider_ref text NOT NULL,
    fingerprint text NOT NULL,
    network text NOT NULL CHECK (length(network) BETWEEN 1 AND 40),
    last4 text NOT NULL CHECK (last4 ~ '^[0-9]{4}$'),
    expiry_month integer NOT NULL CHECK (expiry_month BETWEEN 1 AND 12),
    expiry_year integer NOT NULL CHECK (expiry_year BETWEEN 2000 AND 2199),
    is_default boolean NOT NULL,
    consented_at timestamptz NOT NULL DEFAULT now(),
    created_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (customer_id, fingerprint)
  )`,
  sql`CREATE UNIQUE INDEX saved_cards_default ON saved_cards (customer_id) WHERE is_default`,
  // A wish to keep a card, written before the provider is asked.
  sql`CREATE TABLE card_setups (
    id text COLLATE "C" PRIMARY KEY,
    customer_id text COLLATE "C" NOT NULL REFERENCES payment_customers ON DELETE CASCADE,
    idempotency_key text NOT NULL CHECK (length(idempotency_key) BETWEEN 8 AND 100),
    request_hash text NOT NULL,
    makes_default boolean NOT NULL,
    state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'done', 'failed')),
    provider_ref text,
    action_url text,
    next_attempt_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (customer_id, idempotency_key)
  )`,
  sql`CREATE INDEX card_setups_due ON card_setups (next_attempt_at) WHERE state = 'open'`,
  // What is still to be removed at a provider. It names nobody: the account may be gone.
  sql`CREATE TABLE card_removals (
    id text COLLATE "C" PRIMARY KEY,
    provider text NOT NULL,
    customer_key text NOT NULL,
    customer_ref text,
    card_ref text,
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL DEFAULT now(),
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE INDEX card_removals_due ON card_removals (next_attempt_at)`,
  sql`ALTER TABLE payments ADD COLUMN saved_card_id text COLLATE "C" REFERENCES saved_cards ON DELETE SET NULL`,
  sql`ALTER TABLE payments ADD COLUMN saves_card boolean NOT NULL DEFAULT false`,
  sql`CREATE INDEX payments_saved_card ON payments (saved_card_id) WHERE saved_card_id IS NOT NULL`,
];

/** Cards that a provider keeps for accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
