import { type Kysely, sql } from 'kysely';

/**
 * Payments and the ledger. A payment row stands before any money moves; the unique key makes a repeated request the same
 * payment. Every ledger entry balances to zero, which the database itself checks when the transaction commits.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`CREATE TABLE payments (
      id text COLLATE "C" PRIMARY KEY,
      session_id text COLLATE "C" NOT NULL,
      account_id text COLLATE "C" REFERENCES accounts,
      idempotency_key text NOT NULL,
      request_hash text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('card')),
      status text NOT NULL CHECK (status IN ('REQUIRES_ACTION', 'SUBMITTED', 'CAPTURED', 'FAILED', 'REFUNDED', 'VOID')),
      amount_cents bigint NOT NULL CHECK (amount_cents BETWEEN 1 AND 2000000000),
      currency text NOT NULL,
      provider_ref text,
      network text,
      last4 text,
      failure_code text,
      action_url text,
      next_attempt_at timestamptz NOT NULL,
      captured_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT payments_once UNIQUE (session_id, idempotency_key),
      CONSTRAINT payments_captured_with_date CHECK (status NOT IN ('CAPTURED', 'REFUNDED') OR captured_at IS NOT NULL)
    )`,
    sql`CREATE INDEX payments_unsettled ON payments (next_attempt_at) WHERE status IN ('SUBMITTED', 'REQUIRES_ACTION')`,
    sql`CREATE TABLE payment_allocations (
      id text COLLATE "C" PRIMARY KEY,
      payment_id text COLLATE "C" NOT NULL REFERENCES payments,
      order_id text COLLATE "C" NOT NULL REFERENCES orders ON DELETE CASCADE,
      amount_cents bigint NOT NULL CHECK (amount_cents > 0),
      sub_total_cents bigint NOT NULL,
      discount_cents bigint NOT NULL,
      shipping_cents bigint NOT NULL,
      extra_fee_cents bigint NOT NULL,
      tax_cents bigint NOT NULL,
      total_cents bigint NOT NULL,
      captured_cents bigint NOT NULL DEFAULT 0,
      refunded_cents bigint NOT NULL DEFAULT 0,
      CONSTRAINT payment_allocations_once UNIQUE (payment_id, order_id),
      CONSTRAINT payment_allocations_captured CHECK (captured_cents IN (0, amount_cents)),
      CONSTRAINT payment_allocations_refunded CHECK (refunded_cents BETWEEN 0 AND captured_cents)
    )`,
    sql`CREATE INDEX payment_allocations_order ON payment_allocations (order_id)`,
    sql`CREATE TABLE refunds (
      id text COLLATE "C" PRIMARY KEY,
      order_id text COLLATE "C" NOT NULL REFERENCES orders,
      payment_id text COLLATE "C" NOT NULL REFERENCES payments,
      amount_cents bigint NOT NULL CHECK (amount_cents > 0),
      is_void boolean NOT NULL DEFAULT false,
      provider_ref text,
      next_attempt_at timestamptz NOT NULL,
      done_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now()
    )`,
    sql`CREATE INDEX refunds_order ON refunds (order_id)`,
    sql`CREATE INDEX refunds_unsettled ON refunds (next_attempt_at) WHERE done_at IS NULL`,
    sql`CREATE TABLE webhook_events (
      id text PRIMARY KEY,
      type text NOT NULL,
      payment_id text COLLATE "C",
      received_at timestamptz NOT NULL DEFAULT now(),
      processed_at timestamptz
    )`,
    sql`CREATE TABLE ledger_entries (
      id text COLLATE "C" PRIMARY KEY,
      event_key text NOT NULL CONSTRAINT ledger_entries_event UNIQUE,
      order_id text COLLATE "C" NOT NULL REFERENCES orders,
      created_at timestamptz NOT NULL DEFAULT now()
    )`,
    sql`CREATE INDEX ledger_entries_order ON ledger_entries (order_id)`,
    sql`CREATE TABLE ledger_lines (
      entry_id text COLLATE "C" NOT NULL REFERENCES ledger_entries,
      account text NOT NULL CHECK (account IN ('card', 'receivable', 'sales', 'shipping', 'fees', 'tax')),
      amount_cents bigint NOT NULL CHECK (amount_cents <> 0),
      PRIMARY KEY (entry_id, account)
    )`,
    sql`CREATE FUNCTION ledger_entry_balances() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF (SELECT sum(amount_cents) FROM ledger_lines WHERE entry_id = NEW.entry_id) <> 0 THEN
          RAISE EXCEPTION 'The ledger entry % does not balance', NEW.entry_id USING ERRCODE = '23514';
        END IF;
        RETURN NULL;
      END
    $$`,
    sql`CREATE CONSTRAINT TRIGGER ledger_lines_balance AFTER INSERT OR UPDATE ON ledger_lines
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_entry_balances()`,
    sql`CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'The ledger is never changed; write a new entry' USING ERRCODE = '23514';
      END
    $$`,
    sql`CREATE TRIGGER ledger_lines_stay BEFORE UPDATE OR DELETE ON ledger_lines
      FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only()`,
  ];
  for (const statement of statements) await statement.execute(db);
}
