import { type Kysely, sql } from 'kysely';

const statements = [
  sql`CREATE TABLE webhook_endpoints (
    id text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    url text NOT NULL,
    -- The kinds of events that are sent there.
    kinds text[] NOT NULL CHECK (cardinality(kinds) > 0),
    -- DISABLED by the shop, for the reason beside it; PAUSED by somebody.
    state text NOT NULL DEFAULT 'ACTIVE' CHECK (state IN ('ACTIVE', 'PAUSED', 'DISABLED')),
    disabled_because text CHECK (disabled_because IN ('gone', 'failing')),
    -- Sealed. The former one signs beside the present until the moment beside it.
    secret text NOT NULL,
    former_secret text,
    former_until timestamptz,
    -- Since when nothing was accepted; null after a success.
    failing_since timestamptz,
    version integer NOT NULL DEFAULT 1,
    created_by_account_id text COLLATE "C" NOT NULL REFERENCES accounts,
    created_at timestamptz NOT NULL DEFAULT now(),
    CHECK ((state = 'DISABLED') = (disabled_because IS NOT NULL)),
    CHECK ((former_secret IS NULL) = (former_until IS NULL))
  )`,
  // An event on its way to an endpoint.
  sql`CREATE TABLE webhook_deliveries (
    id text COLLATE "C" PRIMARY KEY,
    endpoint_id text COLLATE "C" NOT NULL REFERENCES webhook_endpoints ON DELETE CASCADE,
    event_id text COLLATE "C" NOT NULL REFERENCES domain_events ON DELETE CASCADE,
    -- FAILED: it is not tried any more by itself.
    state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'DELIVERED', 'FAILED')),
    -- Since it was made, or somebody sent it again.
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL DEFAULT now(),
    -- While a process sends it: until when it is that one's alone. If it dies, another tries afterwards.
    claimed_until timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    -- What came of the last attempt: an HTTP status, or why there is none.
    last_status integer,
    last_fault text,
    delivered_at timestamptz,
    UNIQUE (endpoint_id, event_id)
  )`,
  sql`CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_attempt_at) WHERE state = 'WAITING'`,
  sql`CREATE INDEX webhook_deliveries_list ON webhook_deliveries (created_at DESC, id DESC)`,
  sql`CREATE INDEX webhook_deliveries_event ON webhook_deliveries (event_id)`,
  sql`CREATE INDEX webhook_deliveries_failed ON webhook_deliveries (endpoint_id) WHERE state = 'FAILED'`,
  // Every attempt, with the beginning of the answer.
  sql`CREATE TABLE webhook_attempts (
    delivery_id text COLLATE "C" NOT NULL REFERENCES webhook_deliveries ON DELETE CASCADE,
    position integer NOT NULL,
    at timestamptz NOT NULL,
    url text NOT NULL,
    duration_ms integer NOT NULL,
    status integer,
    fault text,
    response text,
    PRIMARY KEY (delivery_id, position)
  )`,
];

/** Events that are sent to programs of others, and every attempt. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
