import { type Kysely, sql } from 'kysely';

/**
 * Money that banks take back after it was paid: returned for good, or held until a dispute is decided. While it is disputed
 * nothing of it can be given back; `left_cents` is what neither the shop nor a bank has given back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`CREATE TABLE payment_reversals (
      id text COLLATE "C" PRIMARY KEY,
      payment_id text COLLATE "C" NOT NULL REFERENCES payments,
      provider_ref text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('return', 'dispute')),
      status text NOT NULL CHECK (status IN ('open', 'won', 'lost')),
      amount_cents bigint NOT NULL CHECK (amount_cents > 0),
      held_cents bigint NOT NULL DEFAULT 0,
      reason text,
      respond_by timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      decided_at timestamptz,
      CONSTRAINT payment_reversals_once UNIQUE (payment_id, provider_ref),
      CONSTRAINT payment_reversals_held CHECK (held_cents BETWEEN 0 AND amount_cents),
      CONSTRAINT payment_reversals_decided CHECK ((status = 'open') = (decided_at IS NULL))
    )`,
    sql`ALTER TABLE payment_allocations
      ADD COLUMN disputed_cents bigint NOT NULL DEFAULT 0 CHECK (disputed_cents >= 0),
      ADD COLUMN returned_cents bigint NOT NULL DEFAULT 0 CHECK (returned_cents >= 0),
      ADD COLUMN left_cents bigint NOT NULL
        GENERATED ALWAYS AS (captured_cents - refunded_cents - disputed_cents - returned_cents) STORED,
      ADD CONSTRAINT payment_allocations_left CHECK (captured_cents - refunded_cents - disputed_cents - returned_cents >= 0)`,
    sql`ALTER TABLE orders
      ADD COLUMN disputed_cents bigint NOT NULL DEFAULT 0 CHECK (disputed_cents >= 0),
      ADD CONSTRAINT orders_disputed_within_paid CHECK (refunded_cents + disputed_cents <= paid_cents)`,
    sql`ALTER TABLE refunds ADD COLUMN reversal_id text COLLATE "C" REFERENCES payment_reversals`,
    sql`CREATE INDEX payments_provider_ref ON payments (provider_ref) WHERE provider_ref IS NOT NULL`,
    sql`ALTER TABLE ledger_lines DROP CONSTRAINT ledger_lines_account`,
    sql`ALTER TABLE ledger_lines ADD CONSTRAINT ledger_lines_account CHECK (account IN (
      'card', 'valor', 'paypal', 'shop-pay', 'affirm', 'ach', 'manual', 'stored-value', 'held', 'issued', 'disputed', 'write-offs',
      'receivable', 'sales', 'returns', 'shipping', 'fees', 'tax'))`,
  ];
  for (const statement of statements) await statement.execute(db);
}
