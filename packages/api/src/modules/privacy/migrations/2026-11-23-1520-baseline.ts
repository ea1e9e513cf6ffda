import { type Kysely, sql } from 'kysely';

const statements = [
  // A copy of an account's data. The file is in the storage, under the id.
  sql`CREATE TABLE account_exports (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    locale text NOT NULL CHECK (locale IN ('en', 'fr')),
    created_at timestamptz NOT NULL DEFAULT now(),
    attempts integer NOT NULL DEFAULT 0,
    ready_at timestamptz,
    failed_at timestamptz,
    expires_at timestamptz NOT NULL,
    bytes bigint,
    CHECK (ready_at IS NULL OR failed_at IS NULL)
  )`,
  // One waits at a time.
  sql`CREATE UNIQUE INDEX account_exports_waiting ON account_exports (account_id) WHERE ready_at IS NULL AND failed_at IS NULL`,
  sql`CREATE INDEX account_exports_account ON account_exports (account_id, created_at DESC)`,
  sql`CREATE INDEX account_exports_expiry ON account_exports (expires_at)`,

  sql`CREATE TABLE account_deletions (
    account_id text COLLATE "C" PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    requested_at timestamptz NOT NULL DEFAULT now(),
    due_at timestamptz NOT NULL,
    next_attempt_at timestamptz NOT NULL,
    put_off_at timestamptz,
    done_at timestamptz
  )`,
  sql`CREATE INDEX account_deletions_due ON account_deletions (next_attempt_at) WHERE done_at IS NULL`,
];

/** Copies of accounts' data, and accounts that are to be deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
