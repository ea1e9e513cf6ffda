import { type Kysely, sql } from 'kysely';

const statements = [
  sql`CREATE TABLE portfolio_items (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts,
    line_item_id text COLLATE "C" CONSTRAINT portfolio_items_purchase UNIQUE REFERENCES line_items,
    item_id text COLLATE "C" REFERENCES items,
    brand text NOT NULL,
    model text NOT NULL,
    -- Of which model its comparables are.
    model_key text,
    year integer,
    finish text NOT NULL,
    condition text,
    serial text NOT NULL,
    -- A calendar day, as text: it is nobody's midnight.
    acquired_on text CHECK (acquired_on ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    acquired_cents bigint CHECK (acquired_cents >= 0),
    insured_cents bigint CHECK (insured_cents >= 0),
    notes text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    removed_at timestamptz
  )`,
  sql`CREATE INDEX portfolio_items_account ON portfolio_items (account_id, created_at DESC, id DESC) WHERE removed_at IS NULL`,
  sql`CREATE TABLE portfolio_documents (
    id text COLLATE "C" PRIMARY KEY,
    portfolio_item_id text COLLATE "C" NOT NULL REFERENCES portfolio_items,
    kind text NOT NULL CHECK (kind IN ('picture', 'pdf')),
    file_name text NOT NULL,
    bytes integer NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE INDEX portfolio_documents_item ON portfolio_documents (portfolio_item_id, created_at, id)`,
];

/** What members own, and its papers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
