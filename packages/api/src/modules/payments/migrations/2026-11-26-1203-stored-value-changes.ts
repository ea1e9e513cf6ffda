import { type Kysely, sql } from 'kysely';

const statements = [
  sql`ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind`,
  sql`ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind CHECK (kind IN (
    'sale', 'cancellation', 'price-reduction', 'return', 'capture', 'unwanted-charge', 'refund-due', 'refund', 'refund-failed',
    'dispute', 'dispute-won', 'taken-back', 'write-off', 'issue', 'hold', 'release', 'adjustment', 'expiry', 'payout', 'payout-failed', 'carry-over'))`,
  sql`ALTER TABLE ledger_lines DROP CONSTRAINT ledger_lines_account`,
  sql`ALTER TABLE ledger_lines ADD CONSTRAINT ledger_lines_account CHECK (account IN (
    'card', 'valor', 'paypal', 'shop-pay', 'affirm', 'ach', 'manual', 'bank', 'disputed', 'receivable', 'seller-receivable',
    'seller-payable', 'refunds-payable', 'returns-payable', 'stored-value', 'held', 'tax-payable',
    'sales', 'commission', 'shipping', 'financing-fees', 'issued', 'write-offs', 'breakage'))`,
  // The journal is read newest first, and by account.
  sql`CREATE INDEX ledger_entries_at ON ledger_entries (created_at DESC, id DESC)`,
  // The entries of a payment, refund, reversal, payout or transaction.
  sql`CREATE INDEX ledger_entries_subject ON ledger_entries (split_part(event_key, ':', 2))`,
  sql`CREATE INDEX ledger_lines_account_entry ON ledger_lines (account, entry_id)`,
  // What happened, and of which order, is never changed.
  sql`CREATE TRIGGER ledger_entries_append_only BEFORE DELETE OR UPDATE OF id, kind, event_key, order_id ON ledger_entries
    FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only()`,
  // `adjusted`: staff corrected the balance, by a reason that they give. `expired`: what was left of a code after its last day.
  sql`ALTER TABLE stored_value_transactions DROP CONSTRAINT stored_value_transactions_reason_check`,
  sql`ALTER TABLE stored_value_transactions ADD CONSTRAINT stored_value_transactions_reason
    CHECK (reason IN ('issued', 'held', 'released', 'refunded', 'adjusted', 'expired'))`,
  sql`ALTER TABLE stored_value_transactions DROP CONSTRAINT stored_value_transactions_direction`,
  sql`ALTER TABLE stored_value_transactions ADD CONSTRAINT stored_value_transactions_direction CHECK (
    CASE WHEN reason IN ('held', 'expired') THEN amount_cents < 0 WHEN reason = 'adjusted' THEN true ELSE amount_cents > 0 END)`,
  sql`ALTER TABLE stored_value_transactions ADD CONSTRAINT stored_value_transactions_explained CHECK (
    reason NOT IN ('adjusted', 'expired') OR (notes IS NOT NULL AND actor_account_id IS NOT NULL))`,
  // The key of the request, so that a repeated one changes nothing.
  sql`ALTER TABLE stored_value_transactions ADD COLUMN request_key text CHECK (length(request_key) <= 100)`,
  sql`CREATE UNIQUE INDEX stored_value_transactions_request ON stored_value_transactions (actor_account_id, request_key)
    WHERE request_key IS NOT NULL`,
  sql`CREATE TRIGGER stored_value_transactions_append_only BEFORE UPDATE OR DELETE ON stored_value_transactions
    FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only()`,
];

/** Adjustments and expiry of stored value, ledgers that are only added to, and the order in which the journal is read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
