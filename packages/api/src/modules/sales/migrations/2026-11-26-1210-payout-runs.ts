import { type Kysely, sql } from 'kysely';

const statements = [
  sql`CREATE TABLE payout_runs (
    id text COLLATE "C" PRIMARY KEY,
    state text NOT NULL CHECK (state IN ('PREPARED', 'APPROVED', 'PAID', 'CONFIRMED', 'CANCELLED')),
    version integer NOT NULL DEFAULT 1,
    prepared_by text COLLATE "C" NOT NULL,
    prepared_at timestamptz NOT NULL DEFAULT now(),
    approved_by text COLLATE "C",
    approved_at timestamptz,
    paid_by text COLLATE "C",
    paid_at timestamptz,
    confirmed_by text COLLATE "C",
    confirmed_at timestamptz,
    -- What the bank calls the transfers.
    bank_reference text CHECK (length(bank_reference) BETWEEN 1 AND 100),
    cancelled_by text COLLATE "C",
    cancelled_at timestamptz,
    cancel_reason text CHECK (length(cancel_reason) BETWEEN 1 AND 500),
    -- Money leaves by two people.
    CONSTRAINT payout_runs_two_people CHECK (approved_by IS NULL OR approved_by <> prepared_by),
    CONSTRAINT payout_runs_steps CHECK (
      (state NOT IN ('APPROVED', 'PAID', 'CONFIRMED') OR approved_at IS NOT NULL)
      AND (state NOT IN ('PAID', 'CONFIRMED') OR paid_at IS NOT NULL)
      AND ((state = 'CONFIRMED') = (confirmed_at IS NOT NULL))
      AND ((state = 'CANCELLED') = (cancelled_at IS NOT NULL))
    )
  )`,
  sql`CREATE TABLE payout_run_items (
    run_id text COLLATE "C" NOT NULL REFERENCES payout_runs ON DELETE CASCADE,
    order_id text COLLATE "C" NOT NULL REFERENCES orders ON DELETE CASCADE,
    seller_account_id text COLLATE "C" NOT NULL,
    -- What was due when the run was prepared: no other amount is paid.
    due_cents integer NOT NULL CHECK (due_cents > 0),
    state text NOT NULL CHECK (state IN ('WAITING', 'PAID', 'LEFT_OUT')),
    -- Why it was left out, as the code of the refusal.
    problem text,
    -- What was transferred: less than was due where the seller owed the shop for other orders.
    paid_cents integer CHECK (paid_cents BETWEEN 0 AND due_cents),
    PRIMARY KEY (run_id, order_id),
    CHECK ((state = 'PAID') = (paid_cents IS NOT NULL)),
    CHECK ((state = 'LEFT_OUT') = (problem IS NOT NULL))
  )`,
  // An order is in one open run at most.
  sql`CREATE UNIQUE INDEX payout_run_items_waiting ON payout_run_items (order_id) WHERE state = 'WAITING'`,
  sql`CREATE INDEX payout_run_items_order ON payout_run_items (order_id)`,
];

/** Payouts to sellers in runs: prepared, approved by a second person, paid, confirmed by the bank. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
