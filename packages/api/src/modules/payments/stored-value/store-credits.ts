import type { Db } from '#api/platform/db/database.ts';
import { type Money, toMoney } from '#api/platform/money.ts';
import { creditsOf } from './stored-value-accounts.ts';

const MOST_MOVEMENTS = 50;

/** An account's credits of one sort as the schema's type `StoreCredits` reads them. */
export type CreditsSource = { id: string; isTrade: boolean; balance: Money };

/** The credits of an account, of both sorts as far as there are any. */
export async function loadCredits(db: Db, accountId: string): Promise<CreditsSource[]> {
  const purses = await creditsOf(db, accountId);
  return purses.map((purse) => ({ id: purse.id, isTrade: purse.is_trade, balance: toMoney(purse.balance_cents) }));
}

/** What was put into a purse and taken out of it, newest first. */
export async function loadMovements(db: Db, purseId: string) {
  const rows = await db
    .selectFrom('purse_movements')
    .select(['id', 'amount_cents', 'reason', 'notes', 'created_at'])
    .where('purse_id', '=', purseId)
    .orderBy('id', 'desc')
    .limit(MOST_MOVEMENTS)
    .execute();
  return rows.map(({ id, amount_cents: cents, reason, notes, created_at: createdAt }) => ({
    id,
    amount: toMoney(cents),
    reason,
    notes,
    createdAt,
  }));
}
