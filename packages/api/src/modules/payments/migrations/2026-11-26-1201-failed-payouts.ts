import { type Kysely, sql } from 'kysely';

const statements = [
  sql`ALTER TABLE payouts
    ADD COLUMN failed_at timestamptz,
    ADD COLUMN failure_reason text CHECK (length(failure_reason) <= 200),
    ADD CONSTRAINT payouts_failed_for_a_reason CHECK ((failed_at IS NULL) = (failure_reason IS NULL))`,
  sql`ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind`,
  sql`ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind CHECK (kind IN (
    'sale', 'cancellation', 'price-reduction', 'return', 'capture', 'unwanted-charge', 'refund-due', 'refund', 'refund-failed',
    'dispute', 'dispute-won', 'taken-back', 'write-off', 'issue', 'hold', 'release', 'payout', 'payout-failed', 'carry-over'))`,
];

/** Payouts that a seller's bank sends back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
