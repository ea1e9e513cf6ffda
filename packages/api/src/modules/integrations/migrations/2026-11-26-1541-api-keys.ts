import { type Kysely, sql } from 'kysely';

const statements = [
  sql`CREATE TABLE api_keys (
    id text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    -- The beginning of the key, by which people recognise it.
    prefix text NOT NULL,
    -- SHA-256 of the whole key, which is stored nowhere: it holds 256 random bits, so no slower hash is needed.
    secret_hash text COLLATE "C" NOT NULL UNIQUE,
    -- What it was made for; what it may do is that and no more than its maker's role allows now.
    scopes jsonb NOT NULL,
    created_by_account_id text COLLATE "C" NOT NULL REFERENCES accounts,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    -- To the minute.
    last_used_at timestamptz,
    revoked_at timestamptz,
    revoked_by_account_id text COLLATE "C" REFERENCES accounts
  )`,
  sql`CREATE INDEX api_keys_maker ON api_keys (created_by_account_id)`,
];

/** Keys by which programs use the API. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
