import { type Kysely, sql } from 'kysely';

const statements = [
  sql`CREATE TABLE feedback (
    id text COLLATE "C" PRIMARY KEY,
    -- Null for a sale from before the shop kept orders.
    order_id text COLLATE "C" REFERENCES orders,
    -- Who wrote it, as a party of the sale.
    side text NOT NULL CHECK (side IN ('BUYER', 'SELLER')),
    -- Null once the account of its author is gone; the initials stay.
    author_account_id text COLLATE "C" REFERENCES accounts ON DELETE SET NULL,
    author_initials text NOT NULL,
    subject_account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    -- What was sold; of several things the first.
    item_id text COLLATE "C" REFERENCES items ON DELETE SET NULL,
    stars integer NOT NULL CHECK (stars BETWEEN 1 AND 5),
    as_described integer CHECK (as_described BETWEEN 1 AND 5),
    packing integer CHECK (packing BETWEEN 1 AND 5),
    communication integer CHECK (communication BETWEEN 1 AND 5),
    shipping integer CHECK (shipping BETWEEN 1 AND 5),
    body text NOT NULL CHECK (char_length(body) <= 2000),
    created_at timestamptz NOT NULL DEFAULT now(),
    -- When both sides may read it even if only one has written.
    closes_at timestamptz NOT NULL,
    -- Null while it is read by its author alone.
    revealed_at timestamptz,
    answer text CHECK (char_length(answer) <= 1000),
    answered_at timestamptz,
    hidden_at timestamptz,
    hidden_reason text,
    CONSTRAINT feedback_once UNIQUE (order_id, side),
    CONSTRAINT feedback_not_own CHECK (author_account_id <> subject_account_id),
    CONSTRAINT feedback_answer_dated CHECK ((answer IS NULL) = (answered_at IS NULL)),
    CONSTRAINT feedback_hidden_with_reason CHECK ((hidden_at IS NULL) = (hidden_reason IS NULL))
  )`,
  sql`CREATE INDEX feedback_public ON feedback (subject_account_id, created_at DESC, id DESC) INCLUDE (stars)
    WHERE side = 'BUYER' AND revealed_at IS NOT NULL AND hidden_at IS NULL`,
  sql`CREATE INDEX feedback_blind ON feedback (closes_at) WHERE revealed_at IS NULL`,
  sql`CREATE INDEX feedback_author ON feedback (author_account_id)`,
  sql`CREATE INDEX feedback_item ON feedback (item_id)`,
  // That both sides of an order were asked for it, once.
  sql`CREATE TABLE feedback_requests (
    order_id text COLLATE "C" PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
    asked_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE TABLE feedback_reports (
    feedback_id text COLLATE "C" NOT NULL REFERENCES feedback ON DELETE CASCADE,
    reporter_account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    reason text NOT NULL CHECK (reason IN ('CONTACT', 'INSULT', 'UNTRUE', 'OTHER')),
    details text CHECK (char_length(details) <= 1000),
    created_at timestamptz NOT NULL DEFAULT now(),
    -- When an admin decided about it.
    closed_at timestamptz,
    PRIMARY KEY (feedback_id, reporter_account_id)
  )`,
  sql`CREATE INDEX feedback_reports_open ON feedback_reports (created_at) WHERE closed_at IS NULL`,
];

/** What buyers and sellers say of each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
