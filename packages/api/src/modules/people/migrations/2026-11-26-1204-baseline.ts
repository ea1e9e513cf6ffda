import { type Kysely, sql } from 'kysely';

const applications = [
  sql`CREATE TABLE seller_applications (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('PRIVATE', 'PROFESSIONAL')),
    state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'APPROVED', 'DENIED', 'WITHDRAWN')),
    about text NOT NULL,
    business_name text,
    registration_number text,
    website text,
    created_at timestamptz NOT NULL DEFAULT now(),
    closed_at timestamptz,
    -- The administrator who decided; what they wrote is mailed to the applicant.
    decided_by_account_id text COLLATE "C" REFERENCES accounts,
    reason text,
    CHECK ((state = 'WAITING') = (closed_at IS NULL))
  )`,
  // Somebody waits for one answer at a time.
  sql`CREATE UNIQUE INDEX seller_applications_waiting ON seller_applications (account_id) WHERE state = 'WAITING'`,
  sql`CREATE INDEX seller_applications_account ON seller_applications (account_id, id DESC)`,
  sql`CREATE INDEX seller_applications_state ON seller_applications (state, created_at DESC, id DESC)`,
];

const impersonations = [
  sql`CREATE TABLE impersonations (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    impersonator_account_id text COLLATE "C" NOT NULL REFERENCES accounts,
    -- Its session; the row of that goes when it ends.
    session_id text COLLATE "C" NOT NULL,
    reason text NOT NULL,
    started_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    -- HMAC of the code that was last mailed to the customer, and the wrong answers to it.
    code_hash text,
    code_expires_at timestamptz,
    code_attempts integer NOT NULL DEFAULT 0,
    codes_sent integer NOT NULL DEFAULT 0,
    write_reason text,
    may_write_until timestamptz,
    ended_at timestamptz
  )`,
  // An administrator acts as one member at a time.
  sql`CREATE UNIQUE INDEX impersonations_open ON impersonations (impersonator_account_id) WHERE ended_at IS NULL`,
  sql`CREATE UNIQUE INDEX impersonations_session ON impersonations (session_id)`,
  sql`CREATE INDEX impersonations_account ON impersonations (account_id, id DESC)`,
  sql`CREATE INDEX impersonations_due ON impersonations (expires_at) WHERE ended_at IS NULL`,
  // What was done: written before it happens, so that nothing is done without a trace.
  sql`CREATE TABLE impersonation_acts (
    id text COLLATE "C" PRIMARY KEY,
    impersonation_id text COLLATE "C" NOT NULL REFERENCES impersonations ON DELETE CASCADE,
    operation text NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    -- Null until it is known, and for what was cut off.
    succeeded boolean
  )`,
  sql`CREATE INDEX impersonation_acts_of ON impersonation_acts (impersonation_id, id)`,
];

/** Applications to sell, and administrators who act as members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...applications, ...impersonations]) await statement.execute(db);
}
