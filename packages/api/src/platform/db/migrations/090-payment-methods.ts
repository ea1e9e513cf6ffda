import { type Kysely, sql } from 'kysely';

/**
 * Several payments for one order. A stored-value account holds money that the shop owes: what is left on a prepaid code, or a
 * member's store credits; it never falls below zero. Payments that are made together share the fate of the primary one; what an
 * account pays is held from the moment the intent is written until the primary payment is captured or released.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`CREATE TABLE stored_value_accounts (
      id text COLLATE "C" PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('code', 'store-credits')),
      account_id text COLLATE "C" REFERENCES accounts,
      code_hash text CONSTRAINT stored_value_accounts_code UNIQUE,
      code_hint text,
      is_trade boolean NOT NULL DEFAULT false,
      currency text NOT NULL,
      balance_cents bigint NOT NULL CONSTRAINT stored_value_accounts_never_below_zero CHECK (balance_cents >= 0),
      expires_at timestamptz,
      notes text CHECK (length(notes) <= 500),
      issued_by text COLLATE "C" REFERENCES accounts,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT stored_value_accounts_of_a_kind CHECK (
        CASE kind WHEN 'code' THEN code_hash IS NOT NULL AND code_hint IS NOT NULL
          ELSE account_id IS NOT NULL AND code_hash IS NULL AND expires_at IS NULL END
      )
    )`,
    sql`CREATE UNIQUE INDEX stored_value_accounts_credits ON stored_value_accounts (account_id, is_trade) WHERE kind = 'store-credits'`,
    sql`ALTER TABLE payments DROP CONSTRAINT payments_kind_check`,
    sql`ALTER TABLE payments
      ALTER COLUMN idempotency_key DROP NOT NULL,
      ADD COLUMN primary_payment_id text COLLATE "C" REFERENCES payments,
      ADD COLUMN stored_value_account_id text COLLATE "C" REFERENCES stored_value_accounts,
      ADD COLUMN is_trade boolean NOT NULL DEFAULT false,
      ADD COLUMN terminal boolean NOT NULL DEFAULT false,
      ADD COLUMN manual_type text CHECK (length(manual_type) <= 60),
      ADD COLUMN notes text CHECK (length(notes) <= 500),
      ADD COLUMN action_type text,
      ADD COLUMN submitted_at timestamptz,
      ADD COLUMN processing_since timestamptz,
      ADD CONSTRAINT payments_kind CHECK (
        kind IN ('card', 'valor', 'paypal', 'shop-pay', 'affirm', 'ach', 'code', 'store-credits', 'manual')),
      ADD CONSTRAINT payments_key_of_primary CHECK ((primary_payment_id IS NULL) = (idempotency_key IS NOT NULL)),
      ADD CONSTRAINT payments_from_stored_value CHECK ((kind IN ('code', 'store-credits')) = (stored_value_account_id IS NOT NULL)),
      ADD CONSTRAINT payments_manual_type CHECK ((kind = 'manual') = (manual_type IS NOT NULL))`,
    sql`CREATE INDEX payments_of_primary ON payments (primary_payment_id) WHERE primary_payment_id IS NOT NULL`,
    sql`DROP INDEX payments_unsettled`,
    sql`CREATE INDEX payments_unsettled ON payments (next_attempt_at)
      WHERE status IN ('SUBMITTED', 'REQUIRES_ACTION') AND primary_payment_id IS NULL`,
    sql`CREATE TABLE stored_value_transactions (
      id text COLLATE "C" PRIMARY KEY,
      stored_value_account_id text COLLATE "C" NOT NULL REFERENCES stored_value_accounts,
      amount_cents bigint NOT NULL CHECK (amount_cents <> 0),
      reason text NOT NULL CHECK (reason IN ('issued', 'held', 'released', 'refunded')),
      payment_id text COLLATE "C" REFERENCES payments,
      refund_id text COLLATE "C" REFERENCES refunds,
      notes text CHECK (length(notes) <= 500),
      actor_account_id text COLLATE "C" REFERENCES accounts,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT stored_value_transactions_direction CHECK ((amount_cents < 0) = (reason = 'held')),
      CONSTRAINT stored_value_transactions_of_payment CHECK ((reason IN ('held', 'released')) = (payment_id IS NOT NULL)),
      CONSTRAINT stored_value_transactions_of_refund CHECK ((reason = 'refunded') = (refund_id IS NOT NULL)),
      CONSTRAINT stored_value_transactions_once UNIQUE (payment_id, reason),
      CONSTRAINT stored_value_transactions_refunded_once UNIQUE (refund_id)
    )`,
    sql`CREATE INDEX stored_value_transactions_of_account ON stored_value_transactions (stored_value_account_id, id DESC)`,
    sql`ALTER TABLE ledger_entries ALTER COLUMN order_id DROP NOT NULL`,
    sql`ALTER TABLE ledger_lines DROP CONSTRAINT ledger_lines_account_check`,
    sql`ALTER TABLE ledger_lines ADD CONSTRAINT ledger_lines_account CHECK (account IN (
      'card', 'valor', 'paypal', 'shop-pay', 'affirm', 'ach', 'manual', 'stored-value', 'held', 'issued',
      'receivable', 'sales', 'returns', 'shipping', 'fees', 'tax'))`,
  ];
  for (const statement of statements) await statement.execute(db);
}
