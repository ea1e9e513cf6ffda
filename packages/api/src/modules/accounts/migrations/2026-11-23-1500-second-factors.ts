import { type Kysely, sql } from 'kysely';

const statements = [
  // When a second factor was last given in the session; a passkey counts as one.
  sql`ALTER TABLE sessions ADD COLUMN second_factor_at timestamptz`,
  // The authenticator app of an account with two-step sign-in. secret is sealed with the shop's secret.
  sql`CREATE TABLE totp_factors (
    account_id text COLLATE "C" PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    secret text NOT NULL,
    -- Number of the last 30 seconds whose code was used: neither it nor an earlier one works again.
    last_step bigint NOT NULL,
    -- Salt that the hashes of its recovery codes share.
    recovery_salt text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  // An app that was shown its secret and has not proven a code yet.
  sql`CREATE TABLE totp_enrolments (
    account_id text COLLATE "C" PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    secret text NOT NULL,
    expires_at timestamptz NOT NULL
  )`,
  sql`CREATE TABLE recovery_codes (
    account_id text COLLATE "C" NOT NULL REFERENCES totp_factors ON DELETE CASCADE,
    code_hash text NOT NULL,
    used_at timestamptz,
    PRIMARY KEY (account_id, code_hash)
  )`,
  // Whoever gave the right password or mailed code and owes the second factor. The browser has the token in a cookie.
  sql`CREATE TABLE sign_in_challenges (
    token_hash text PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    method text NOT NULL CHECK (method IN ('password', 'code')),
    attempts integer NOT NULL DEFAULT 0,
    expires_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX sign_in_challenges_account ON sign_in_challenges (account_id)`,
  sql`CREATE INDEX sign_in_challenges_expiry ON sign_in_challenges (expires_at)`,
  sql`CREATE TABLE passkeys (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    -- As the authenticator names it, in base64url.
    credential_id text NOT NULL CONSTRAINT passkeys_credential UNIQUE,
    -- COSE key in base64url.
    public_key text NOT NULL,
    -- Signatures so far, as the authenticator counts them; 0 for those that do not count.
    counter bigint NOT NULL,
    transports jsonb NOT NULL,
    is_synced boolean NOT NULL,
    name text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_used_at timestamptz
  )`,
  sql`CREATE INDEX passkeys_account ON passkeys (account_id)`,
  // What a passkey is asked to sign. Bound to a session, or to the cookie of a browser that signs in; used once.
  sql`CREATE TABLE passkey_challenges (
    owner text NOT NULL,
    purpose text NOT NULL CHECK (purpose IN ('add', 'prove', 'sign-in')),
    challenge text NOT NULL,
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (owner, purpose)
  )`,
  sql`CREATE INDEX passkey_challenges_expiry ON passkey_challenges (expires_at)`,
];

/** Two-step sign-in with recovery codes, and passkeys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
