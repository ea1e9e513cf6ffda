import { type Kysely, sql } from 'kysely';

const statements = [
  sql`ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind`,
  sql`ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind CHECK (kind IN (
    'sale', 'cancellation', 'price-reduction', 'return', 'capture', 'unwanted-charge', 'refund-due', 'refund', 'refund-failed',
    'dispute', 'dispute-won', 'taken-back', 'write-off', 'issue', 'hold', 'release', 'adjustment', 'expiry', 'transfer', 'payout',
    'payout-failed', 'carry-over', 'cash-count', 'cash-deposit', 'correction'))`,
  sql`ALTER TABLE ledger_lines DROP CONSTRAINT ledger_lines_account`,
  sql`ALTER TABLE ledger_lines ADD CONSTRAINT ledger_lines_account CHECK (account IN (
    'card', 'valor', 'paypal', 'shop-pay', 'affirm', 'ach', 'manual', 'bank', 'disputed', 'receivable', 'seller-receivable',
    'seller-payable', 'refunds-payable', 'returns-payable', 'stored-value', 'held', 'tax-payable',
    'sales', 'commission', 'shipping', 'financing-fees', 'issued', 'write-offs', 'breakage', 'cash-over-short', 'corrections'))`,
  // Fines and corrections of what a seller gets for an order, each with its entry in the ledger.
  sql`CREATE TABLE seller_corrections (
    id text PRIMARY KEY CHECK (length(id) = 13),
    seller_account_id text NOT NULL REFERENCES accounts (id),
    order_id text NOT NULL REFERENCES order_settlements (order_id),
    entry_id text NOT NULL UNIQUE REFERENCES ledger_entries (id),
    kind text NOT NULL CHECK (kind IN ('FINE', 'CORRECTION')),
    -- Above 0 in the seller's favour.
    amount_cents bigint NOT NULL CHECK (amount_cents <> 0),
    reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
    entered_by text NOT NULL REFERENCES accounts (id),
    request_key text NOT NULL CHECK (length(request_key) <= 100),
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT seller_corrections_request UNIQUE (entered_by, request_key),
    CONSTRAINT seller_corrections_fine CHECK (kind <> 'FINE' OR amount_cents < 0)
  )`,
  sql`CREATE INDEX seller_corrections_order ON seller_corrections (order_id)`,
  sql`CREATE INDEX seller_corrections_seller ON seller_corrections (seller_account_id, id DESC)`,
  sql`CREATE TRIGGER seller_corrections_append_only BEFORE UPDATE OR DELETE ON seller_corrections
    FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only()`,
];

/** Fines and corrections of what sellers get. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
