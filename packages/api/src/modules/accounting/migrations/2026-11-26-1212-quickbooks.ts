import { type Kysely, sql } from 'kysely';

const statements = [
  sql`CREATE TABLE quickbooks_connection (
    id text PRIMARY KEY CHECK (id = 'shop'),
    -- The company at Intuit.
    realm_id text NOT NULL,
    company_name text,
    state text NOT NULL CHECK (state IN ('connected', 'reconnect', 'disconnected')),
    -- Why it has to be connected again, in the words of the API.
    fault text,
    -- Sealed; stored before they are used for the first time.
    access_token text,
    refresh_token text,
    access_expires_at timestamptz,
    refresh_expires_at timestamptz,
    -- Whoever has this lease refreshes the tokens; the refresh token changes by it, so nobody else may.
    refreshing_until timestamptz,
    -- Whether QuickBooks computes sales tax by itself.
    computes_tax boolean NOT NULL DEFAULT false,
    -- Entries from this moment on become documents.
    posts_from timestamptz NOT NULL,
    -- Nothing is sent before this moment: QuickBooks asked for a pause.
    paused_until timestamptz,
    -- Until when changes by the bookkeeper were read.
    watched_until timestamptz NOT NULL,
    checked_at timestamptz,
    connected_by text COLLATE "C" REFERENCES accounts,
    connected_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT quickbooks_connection_tokens CHECK (state = 'disconnected' OR (access_token IS NOT NULL AND refresh_token IS NOT NULL))
  )`,
  // The state that an answer of Intuit must bring; each is good once.
  sql`CREATE TABLE quickbooks_authorizations (
    state_hash text PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts,
    expires_at timestamptz NOT NULL
  )`,
  // Which account, item or customer of the company stands for which of ours.
  sql`CREATE TABLE quickbooks_mappings (
    role text PRIMARY KEY,
    ref_id text NOT NULL,
    ref_name text NOT NULL,
    -- Found by the nightly check: it is inactive or gone.
    fault text,
    mapped_by text COLLATE "C" REFERENCES accounts,
    mapped_at timestamptz NOT NULL DEFAULT now()
  )`,
  // The outbox: one row for each entry and document; the id of the row is the id of the request.
  sql`CREATE TABLE quickbooks_documents (
    id text COLLATE "C" PRIMARY KEY,
    entry_id text COLLATE "C" NOT NULL REFERENCES ledger_entries,
    part text NOT NULL,
    -- Null where the entry becomes no document.
    kind text CHECK (kind IN ('SalesReceipt', 'RefundReceipt', 'Invoice', 'Payment', 'CreditMemo', 'JournalEntry', 'Purchase')),
    number text CHECK (length(number) <= 21),
    day text COLLATE "C" NOT NULL,
    document jsonb,
    state text NOT NULL CHECK (state IN ('waiting', 'sent', 'accepted', 'differs', 'refused', 'held', 'skipped')),
    -- Why it is held, skipped, refused or differs.
    reason text,
    fault_code text,
    fault_text text,
    intuit_tid text,
    -- Counts what was changed since it was first sent; a changed document is another request.
    revision integer NOT NULL DEFAULT 1,
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL DEFAULT now(),
    sent_at timestamptz,
    quickbooks_id text,
    sync_token text,
    -- What QuickBooks made of it.
    total_cents bigint,
    tax_cents bigint,
    -- The bookkeeper changed or deleted it there.
    changed_at timestamptz,
    change text CHECK (change IN ('changed', 'deleted')),
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT quickbooks_documents_once UNIQUE (entry_id, part),
    CONSTRAINT quickbooks_documents_skipped CHECK ((state = 'skipped' AND reason IS NOT NULL) OR (kind IS NOT NULL AND document IS NOT NULL AND number IS NOT NULL)),
    CONSTRAINT quickbooks_documents_accepted CHECK (state NOT IN ('accepted', 'differs') OR quickbooks_id IS NOT NULL)
  )`,
  sql`CREATE INDEX quickbooks_documents_due ON quickbooks_documents (next_attempt_at) WHERE state IN ('waiting', 'sent')`,
  sql`CREATE INDEX quickbooks_documents_state ON quickbooks_documents (state, id DESC)`,
  sql`CREATE INDEX quickbooks_documents_ref ON quickbooks_documents (quickbooks_id) WHERE quickbooks_id IS NOT NULL`,
];

/** The connection to QuickBooks Online, its mappings, and the outbox of documents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
