import { type Kysely, sql } from 'kysely';

const statements = [
  sql`CREATE TABLE listing_imports (
    id text COLLATE "C" PRIMARY KEY,
    seller_account_id text COLLATE "C" NOT NULL REFERENCES accounts,
    file_name text NOT NULL,
    bytes integer NOT NULL,
    -- The layout; null for a header that nobody knows.
    format text CHECK (format IN ('headstock', 'shopify', 'shopify-former', 'reverb')),
    csv_format jsonb NOT NULL,
    columns jsonb NOT NULL,
    mapping jsonb NOT NULL,
    samples jsonb NOT NULL,
    state text NOT NULL CHECK (state IN ('MAPPING', 'CHECKING', 'READY', 'RUNNING', 'DONE', 'BROKEN')),
    staged_at timestamptz,
    fault text,
    fault_line integer,
    rows integer NOT NULL DEFAULT 0,
    worked_at timestamptz NOT NULL DEFAULT now(),
    created_at timestamptz NOT NULL DEFAULT now(),
    started_at timestamptz,
    finished_at timestamptz,
    expires_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX listing_imports_seller ON listing_imports (seller_account_id, created_at DESC)`,
  sql`CREATE INDEX listing_imports_waiting ON listing_imports (worked_at) WHERE state IN ('CHECKING', 'RUNNING')`,
  sql`CREATE INDEX listing_imports_expiry ON listing_imports (expires_at)`,
  sql`CREATE TABLE listing_import_products (
    import_id text COLLATE "C" NOT NULL REFERENCES listing_imports ON DELETE CASCADE,
    position integer NOT NULL CHECK (position > 0),
    line integer NOT NULL,
    records jsonb NOT NULL,
    -- The seller's number, the handle, or what it says of itself.
    identity text NOT NULL,
    refused text,
    planned text CHECK (planned IN ('PUBLISHED', 'DRAFTED', 'UPDATED', 'UNCHANGED', 'FAILED')),
    outcome text CHECK (outcome IN ('PUBLISHED', 'DRAFTED', 'UPDATED', 'UNCHANGED', 'FAILED')),
    listing_id text COLLATE "C",
    PRIMARY KEY (import_id, position)
  )`,
  sql`CREATE TABLE listing_import_issues (
    import_id text COLLATE "C" NOT NULL,
    position integer NOT NULL,
    number integer NOT NULL,
    line integer NOT NULL,
    column_name text,
    value text NOT NULL,
    code text NOT NULL,
    detail text,
    PRIMARY KEY (import_id, position, number),
    FOREIGN KEY (import_id, position) REFERENCES listing_import_products ON DELETE CASCADE
  )`,
  sql`CREATE INDEX listing_import_issues_code ON listing_import_issues (import_id, code, position, number)`,
  sql`CREATE TABLE listing_import_traces (
    seller_account_id text COLLATE "C" NOT NULL REFERENCES accounts,
    identity text NOT NULL,
    -- A listing that was deleted since leaves its trace, which then leads nowhere.
    listing_id text COLLATE "C" NOT NULL,
    PRIMARY KEY (seller_account_id, identity)
  )`,
  sql`CREATE TABLE listing_import_mappings (
    account_id text COLLATE "C" NOT NULL REFERENCES accounts,
    header text NOT NULL,
    mapping jsonb NOT NULL,
    updated_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (account_id, header)
  )`,
];

/** Files of listings that sellers import: their products, what is said of them, and what they became. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
