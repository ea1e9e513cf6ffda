import { type Kysely, sql } from 'kysely';

const statements = [
  sql`ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind`,
  sql`ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind CHECK (kind IN (
    'sale', 'cancellation', 'price-reduction', 'return', 'capture', 'unwanted-charge', 'refund-due', 'refund', 'refund-failed',
    'dispute', 'dispute-won', 'taken-back', 'write-off', 'issue', 'hold', 'release', 'adjustment', 'expiry', 'transfer',
    'payout', 'payout-failed', 'carry-over', 'cash-count', 'cash-deposit', 'correction'))`,
  sql`ALTER TABLE ledger_lines DROP CONSTRAINT ledger_lines_account`,
  sql`ALTER TABLE ledger_lines ADD CONSTRAINT ledger_lines_account CHECK (account IN (
    'card', 'valor', 'paypal', 'shop-pay', 'affirm', 'ach', 'manual', 'bank', 'disputed', 'receivable', 'seller-receivable',
    'seller-payable', 'refunds-payable', 'returns-payable', 'stored-value', 'held', 'tax-payable',
    'sales', 'commission', 'shipping', 'financing-fees', 'issued', 'write-offs', 'breakage', 'cash-over-short', 'corrections'))`,
  // What the drawer had more or less than expected, and what of it was taken to the bank.
  sql`CREATE TABLE cash_movements (
    id text COLLATE "C" PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('count', 'deposit')),
    -- Above 0 what was over, or came to the bank.
    amount_cents bigint NOT NULL CHECK (amount_cents <> 0 AND (kind = 'count' OR amount_cents > 0)),
    reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
    actor_account_id text COLLATE "C" REFERENCES accounts,
    entry_id text COLLATE "C" NOT NULL REFERENCES ledger_entries,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE TRIGGER cash_movements_append_only BEFORE UPDATE OR DELETE ON cash_movements
    FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only()`,
];

/** Cash that was counted and banked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
