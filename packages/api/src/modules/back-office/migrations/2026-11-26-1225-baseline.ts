import { type Kysely, sql } from 'kysely';

const statements = [
  sql`CREATE TABLE table_views (
    id text COLLATE "C" PRIMARY KEY,
    table_id text NOT NULL CHECK (table_id ~ '^[a-z][a-z0-9-]{0,59}$'),
    -- Null for a shared view whose author has no account any more.
    account_id text COLLATE "C" REFERENCES accounts ON DELETE SET NULL,
    is_shared boolean NOT NULL,
    name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
    query text NOT NULL CHECK (char_length(query) <= 2000),
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE UNIQUE INDEX table_views_shared ON table_views (table_id, lower(name)) WHERE is_shared`,
  sql`CREATE UNIQUE INDEX table_views_own ON table_views (account_id, table_id, lower(name)) WHERE NOT is_shared`,
  sql`CREATE TABLE batches (
    id text COLLATE "C" PRIMARY KEY,
    kind text NOT NULL,
    account_id text COLLATE "C",
    impersonator_id text COLLATE "C",
    input jsonb NOT NULL,
    state text NOT NULL CHECK (state IN ('PREVIEW', 'APPLIED', 'PARTLY_UNDONE', 'UNDONE')),
    created_at timestamptz NOT NULL DEFAULT now(),
    applied_at timestamptz,
    undone_at timestamptz,
    CONSTRAINT batches_applied CHECK ((state = 'PREVIEW') = (applied_at IS NULL))
  )`,
  sql`CREATE INDEX batches_previews ON batches (created_at) WHERE state = 'PREVIEW'`,
  sql`CREATE TABLE batch_rows (
    batch_id text COLLATE "C" NOT NULL REFERENCES batches ON DELETE CASCADE,
    row_id text COLLATE "C" NOT NULL,
    position integer NOT NULL,
    label text NOT NULL,
    path text,
    state text NOT NULL CHECK (state IN ('PENDING', 'APPLIED', 'LEFT_OUT', 'UNDONE')),
    -- Of the row when it was previewed, and once it is applied, after that.
    version text NOT NULL,
    before jsonb NOT NULL,
    after jsonb NOT NULL,
    problem jsonb,
    PRIMARY KEY (batch_id, row_id)
  )`,
  sql`CREATE UNIQUE INDEX batch_rows_position ON batch_rows (batch_id, position)`,
  // What bulk edits did to a record.
  sql`CREATE INDEX batch_rows_row ON batch_rows (row_id)`,
  sql`CREATE TABLE table_exports (
    -- Not to be guessed; the file in the storage has its name.
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    table_id text NOT NULL,
    query text NOT NULL CHECK (char_length(query) <= 2000),
    columns text[] NOT NULL,
    locale text NOT NULL,
    state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'READY', 'FAILED')),
    attempts integer NOT NULL DEFAULT 0,
    row_count integer,
    bytes integer,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL DEFAULT now() + interval '7 days'
  )`,
  sql`CREATE INDEX table_exports_waiting ON table_exports (id) WHERE state = 'WAITING'`,
  sql`CREATE INDEX table_exports_account ON table_exports (account_id, id DESC)`,
];

/** Views of the back office's tables, bulk edits that can be undone, and tables as files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
