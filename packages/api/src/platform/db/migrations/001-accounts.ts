import { type Kysely, sql } from 'kysely';

/** Accounts, sessions and everything a person owns. Ids are made by the program and sort by time in any collation "C". */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`CREATE TABLE accounts (
      id text COLLATE "C" PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('member', 'contact')),
      email text NOT NULL CHECK (email = lower(email)),
      password_hash text,
      username text NOT NULL,
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
      email_event_types text[] NOT NULL DEFAULT '{orders,offers,messages}',
      created_at timestamptz NOT NULL DEFAULT now(),
      CHECK (kind = 'member' OR (password_hash IS NULL AND NOT is_admin))
    )`,
    sql`CREATE UNIQUE INDEX accounts_member_email ON accounts (email) WHERE kind = 'member'`,
    sql`CREATE UNIQUE INDEX accounts_username ON accounts (lower(username))`,
    sql`CREATE TABLE sessions (
      id text COLLATE "C" PRIMARY KEY,
      token_hash text NOT NULL CONSTRAINT sessions_token UNIQUE,
      account_id text COLLATE "C" REFERENCES accounts ON DELETE CASCADE,
      impersonator_id text COLLATE "C" REFERENCES accounts ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      renewed_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      user_agent text,
      CHECK (impersonator_id IS NULL OR account_id IS NOT NULL)
    )`,
    sql`CREATE INDEX sessions_account ON sessions (account_id) WHERE account_id IS NOT NULL`,
    sql`CREATE INDEX sessions_expiry ON sessions (expires_at)`,
    sql`CREATE TABLE sign_in_codes (
      id text PRIMARY KEY,
      email text NOT NULL,
      code_hash text NOT NULL,
      attempts integer NOT NULL DEFAULT 0,
      expires_at timestamptz NOT NULL,
      used_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now()
    )`,
    sql`CREATE INDEX sign_in_codes_expiry ON sign_in_codes (expires_at)`,
    sql`CREATE TABLE password_resets (
      token_hash text PRIMARY KEY,
      account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
      expires_at timestamptz NOT NULL,
      used_at timestamptz
    )`,
    sql`CREATE TABLE used_bot_challenges (signature text PRIMARY KEY, expires_at timestamptz NOT NULL)`,
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
      is_default boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz,
      CHECK (account_id IS NULL OR session_id IS NULL)
    )`,
    sql`CREATE INDEX addresses_account ON addresses (account_id, id DESC) WHERE deleted_at IS NULL`,
    sql`CREATE UNIQUE INDEX addresses_one_default ON addresses (account_id) WHERE is_default AND deleted_at IS NULL`,
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
      hours jsonb NOT NULL
    )`,
    sql`CREATE TABLE messages (
      id text COLLATE "C" PRIMARY KEY,
      sender_account_id text COLLATE "C" REFERENCES accounts ON DELETE SET NULL,
      recipient_account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
      item_id text COLLATE "C",
      subject text NOT NULL,
      body text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      read_at timestamptz
    )`,
    sql`CREATE INDEX messages_unread ON messages (recipient_account_id) WHERE read_at IS NULL`,
  ];
  for (const statement of statements) await statement.execute(db);
}
