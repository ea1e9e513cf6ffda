import { type Kysely, sql } from 'kysely';

const accounts = [
  // Members sign in. Contacts are the buyers named on guest orders; they never can, and several may share one email.
  sql`CREATE TABLE accounts (
    id text COLLATE "C" PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('member', 'contact')),
    email text NOT NULL CHECK (email = lower(email)),
    -- When the owner proved to read mail sent there; null until then, and for contacts.
    email_verified_at timestamptz,
    -- PHC string of argon2id; null for members who sign in by emailed code only.
    password_hash text,
    username text NOT NULL,
    -- The username as it looks (UTS 39): two members cannot have names that look the same.
    username_skeleton text,
    display_name text NOT NULL,
    first_name text,
    last_name text,
    phone text,
    bio text,
    video text,
    video_embed text,
    video_aspect text,
    avatar_image_id text,
    banner_image_id text,
    is_admin boolean NOT NULL DEFAULT false,
    is_private_seller boolean NOT NULL DEFAULT false,
    is_professional_seller boolean NOT NULL DEFAULT false,
    can_use_stripe_terminal boolean NOT NULL DEFAULT false,
    can_use_manual_payment boolean NOT NULL DEFAULT false,
    can_manage_shipping_methods boolean NOT NULL DEFAULT false,
    -- Language of the last sign-in; mail that the account did not ask for itself is written in it.
    locale text NOT NULL DEFAULT 'en' CHECK (locale IN ('en', 'fr')),
    created_at timestamptz NOT NULL DEFAULT now(),
    CHECK (kind = 'member' OR (password_hash IS NULL AND NOT is_admin))
  )`,
  sql`CREATE UNIQUE INDEX accounts_member_email ON accounts (email) WHERE kind = 'member'`,
  sql`CREATE UNIQUE INDEX accounts_username ON accounts (lower(username))`,
  sql`CREATE UNIQUE INDEX accounts_username_skeleton ON accounts (username_skeleton)`,
];

const signIn = [
  // Guests have a session, too: account_id is null until they sign in.
  sql`CREATE TABLE sessions (
    id text COLLATE "C" PRIMARY KEY,
    -- SHA-256 of the cookie's token; the token itself is not stored.
    token_hash text NOT NULL CONSTRAINT sessions_token UNIQUE,
    account_id text COLLATE "C" REFERENCES accounts ON DELETE CASCADE,
    -- The admin who acts as account_id.
    impersonator_id text COLLATE "C" REFERENCES accounts ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    renewed_at timestamptz NOT NULL,
    -- When a password or code was last given in this session; what concerns credentials needs a recent one.
    authenticated_at timestamptz,
    expires_at timestamptz NOT NULL,
    user_agent text,
    CHECK (impersonator_id IS NULL OR account_id IS NOT NULL)
  )`,
  sql`CREATE INDEX sessions_account ON sessions (account_id) WHERE account_id IS NOT NULL`,
  sql`CREATE INDEX sessions_expiry ON sessions (expires_at)`,
  // Six-digit codes sent by email. Not tied to an account, so that asking for one does not tell whether there is one.
  sql`CREATE TABLE sign_in_codes (
    id text PRIMARY KEY,
    email text NOT NULL,
    code_hash text NOT NULL,
    -- Wrong guesses so far.
    attempts integer NOT NULL DEFAULT 0,
    expires_at timestamptz NOT NULL,
    used_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE INDEX sign_in_codes_expiry ON sign_in_codes (expires_at)`,
  sql`CREATE TABLE password_resets (
    token_hash text PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    expires_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX password_resets_account ON password_resets (account_id)`,
  // Links that prove an e-mail: the account's own, or the one that it is to have. A row is gone once its link was used.
  sql`CREATE TABLE email_confirmations (
    token_hash text PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    email text NOT NULL,
    expires_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX email_confirmations_account ON email_confirmations (account_id)`,
  // Browsers with which somebody signed in; the cookie holds a random id, the row its SHA-256.
  sql`CREATE TABLE known_devices (
    device_hash text NOT NULL,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    used_at timestamptz NOT NULL,
    PRIMARY KEY (device_hash, account_id)
  )`,
  sql`CREATE INDEX known_devices_account ON known_devices (account_id)`,
  sql`CREATE INDEX known_devices_use ON known_devices (used_at)`,
  // Solved bot challenges, so that each solution counts once.
  sql`CREATE TABLE used_bot_challenges (signature text PRIMARY KEY, expires_at timestamptz NOT NULL)`,
];

const places = [
  // Belongs to an account, to a guest's session, or to neither: then it is the copy that an order keeps.
  sql`CREATE TABLE addresses (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" REFERENCES accounts ON DELETE CASCADE,
    session_id text COLLATE "C",
    first_name text,
    last_name text,
    company text,
    line1 text NOT NULL,
    line2 text,
    city text NOT NULL,
    region_name text,
    region_iso text,
    postal_code text,
    country_iso text NOT NULL CHECK (country_iso ~ '^[A-Z]{2}$'),
    phone text,
    -- Its city, region and postal code contradict each other, and whoever typed it said that they are right.
    kept_as_typed boolean NOT NULL DEFAULT false,
    is_default boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now(),
    -- A deleted address stays for the orders that name it.
    deleted_at timestamptz,
    CHECK (account_id IS NULL OR session_id IS NULL)
  )`,
  sql`CREATE INDEX addresses_account ON addresses (account_id, id DESC) WHERE deleted_at IS NULL`,
  sql`CREATE UNIQUE INDEX addresses_one_default ON addresses (account_id) WHERE is_default AND deleted_at IS NULL`,
  // The shop's own stores, where orders can be picked up.
  sql`CREATE TABLE stores (
    id text COLLATE "C" PRIMARY KEY,
    position integer NOT NULL,
    company text NOT NULL,
    line1 text NOT NULL,
    line2 text,
    city text NOT NULL,
    region_name text,
    region_iso text,
    postal_code text,
    country_iso text NOT NULL,
    phone text,
    time_zone text NOT NULL,
    -- Opening hours as text, by locale.
    hours jsonb NOT NULL
  )`,
];

/** Accounts, how they sign in, addresses and stores. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...accounts, ...signIn, ...places]) await statement.execute(db);
}
