import { type Kysely, sql } from 'kysely';

const statements = [
  sql`ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind`,
  sql`ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind CHECK (kind IN (
    'sale', 'cancellation', 'price-reduction', 'return', 'capture', 'unwanted-charge', 'refund-due', 'refund', 'refund-failed',
    'dispute', 'dispute-won', 'taken-back', 'write-off', 'issue', 'hold', 'release', 'adjustment', 'expiry', 'transfer',
    'payout', 'payout-failed', 'carry-over'))`,
  // `moved`: to or from another account of the same person, below or above 0.
  sql`ALTER TABLE stored_value_transactions DROP CONSTRAINT stored_value_transactions_reason`,
  sql`ALTER TABLE stored_value_transactions ADD CONSTRAINT stored_value_transactions_reason
    CHECK (reason IN ('issued', 'held', 'released', 'refunded', 'adjusted', 'expired', 'moved'))`,
  sql`ALTER TABLE stored_value_transactions DROP CONSTRAINT stored_value_transactions_direction`,
  sql`ALTER TABLE stored_value_transactions ADD CONSTRAINT stored_value_transactions_direction CHECK (
    CASE WHEN reason IN ('held', 'expired') THEN amount_cents < 0 WHEN reason IN ('adjusted', 'moved') THEN true
      ELSE amount_cents > 0 END)`,
];

/** Store credits that move between two accounts of one person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
