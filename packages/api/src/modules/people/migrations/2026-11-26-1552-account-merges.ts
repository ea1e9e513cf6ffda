import { type Kysely, sql } from 'kysely';

const statements = [
  sql`CREATE TABLE account_merges (
    id text COLLATE "C" PRIMARY KEY,
    kept_account_id text COLLATE "C" NOT NULL REFERENCES accounts,
    closed_account_id text COLLATE "C" NOT NULL REFERENCES accounts,
    merged_by_account_id text COLLATE "C" REFERENCES accounts,
    reason text NOT NULL,
    -- Rights to sell that the kept account got from the closed one.
    gained_rights text[] NOT NULL,
    merged_at timestamptz NOT NULL,
    reversible_until timestamptz NOT NULL,
    reversed_at timestamptz,
    reversed_by_account_id text COLLATE "C" REFERENCES accounts,
    -- When it could no longer be reversed, and what was left of the closed account was erased.
    finished_at timestamptz,
    CHECK (kept_account_id <> closed_account_id),
    CHECK (reversed_at IS NULL OR finished_at IS NULL)
  )`,
  // An account is merged into one other at a time.
  sql`CREATE UNIQUE INDEX account_merges_closed ON account_merges (closed_account_id) WHERE reversed_at IS NULL`,
  sql`CREATE INDEX account_merges_kept ON account_merges (kept_account_id)`,
  sql`CREATE INDEX account_merges_due ON account_merges (reversible_until) WHERE reversed_at IS NULL AND finished_at IS NULL`,
  // Each row that moved: how to find it, and the values it had before.
  sql`CREATE TABLE account_merge_rows (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    merge_id text COLLATE "C" NOT NULL REFERENCES account_merges ON DELETE CASCADE,
    table_name text NOT NULL,
    column_name text NOT NULL,
    row_key jsonb NOT NULL,
    values_before jsonb NOT NULL
  )`,
  sql`CREATE INDEX account_merge_rows_of ON account_merge_rows (merge_id, table_name, id)`,
];

/** Accounts of one person that were merged, and how to take them apart again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
