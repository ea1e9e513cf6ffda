import type { Db } from '#api/platform/db/database.ts';
import { type Money, toMoney } from '#api/platform/money.ts';
import { storeCreditsOf } from './stored-value-accounts.ts';

const MAXIMUM_TRANSACTIONS = 50;

/** Plain or trade credits of a member, as the schema's type `StoreCredits` reads them. */
export type StoreCreditsView = { id: string; isTrade: boolean; balance: Money };

/** The plain and trade credits of a member, as far as there are any. */
export async function loadCredits(db: Db, accountId: string): Promise<StoreCreditsView[]> {
  const accounts = await storeCreditsOf(db, accountId);
  return accounts.map(({ id, is_trade: isTrade, balance_cents: cents }) => ({ id, isTrade, balance: toMoney(cents) }));
}

/** The transactions of an account, newest first. */
export async function loadTransactions(db: Db, accountId: string) {
  const rows = await db
    .selectFrom('stored_value_transactions')
    .select(['id', 'amount_cents', 'reason', 'notes', 'created_at'])
    .where('stored_value_account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(MAXIMUM_TRANSACTIONS)
    .execute();
  return rows.map(({ id, amount_cents: cents, reason, notes, created_at: createdAt }) => ({
    id,
    amount: toMoney(cents),
    reason,
    notes,
    createdAt,
  }));
}
