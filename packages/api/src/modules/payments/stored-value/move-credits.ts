import { sql } from 'kysely';
import type { AccountMerger } from '#api/platform/account-data/merged-rows.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { recordTransfer } from '#api/modules/payments/ledger/ledger.ts';
import type { StoredValueAccountRow } from '#api/modules/payments/tables.ts';
import { openCredits, recordTransaction } from './stored-value-accounts.ts';

type Transfer = { readonly cents: number; readonly isTrade: boolean; readonly notes: string };

/** Locks the credits of an account, plain and trade ones. */
const lockCredits = (trx: Tx, accountId: string): Promise<StoredValueAccountRow[]> =>
  trx
    .selectFrom('stored_value_accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', 'store-credits')
    .orderBy('id')
    .forUpdate()
    .execute();

/** Both halves of a transfer: each is a transaction of its own with its entry, and together they leave the ledger as it was. */
async function transfer(trx: Tx, fromId: string, toId: string, merger: AccountMerger, { cents, notes }: Transfer) {
  for (const [storedValueId, change] of [
    [fromId, -cents],
    [toId, cents],
  ] as const) {
    await sql`UPDATE stored_value_accounts SET balance_cents = balance_cents + ${change} WHERE id = ${storedValueId}`.execute(
      trx,
    );
    const id = newId();
    const entryId = await recordTransfer(trx, id, change);
    await recordTransaction(trx, 'moved', {
      id,
      entryId,
      storedValueId,
      cents: change,
      notes,
      actorId: merger.actorId,
    });
  }
}

/** Moves all store credits of the closed account to the kept one. */
export async function moveCredits(trx: Tx, merger: AccountMerger): Promise<void> {
  const { closedId, keptId, mergeId } = merger;
  for (const { id, balance_cents: cents, is_trade: isTrade } of await lockCredits(trx, closedId)) {
    if (cents === 0) continue;
    const toId = await openCredits(trx, keptId, { isTrade, issuedBy: merger.actorId });
    await transfer(trx, id, toId, merger, { cents, isTrade, notes: `merge:${mergeId}` });
  }
}

/** Gives the credits that came with a merging back, as far as they were not spent since. */
export async function returnCredits(trx: Tx, merger: AccountMerger): Promise<void> {
  const { closedId, keptId, mergeId } = merger;
  const kept = await lockCredits(trx, keptId);
  for (const { id, is_trade: isTrade } of await lockCredits(trx, closedId)) {
    const from = kept.find((credits) => credits.is_trade === isTrade);
    const { rows } = await sql<{ cents: number }>`
      SELECT coalesce(-sum(amount_cents), 0)::bigint AS cents FROM stored_value_transactions
      WHERE stored_value_account_id = ${id} AND reason = 'moved' AND notes = ${`merge:${mergeId}`}`.execute(trx);
    const cents = Math.min(rows[0]?.cents ?? 0, from?.balance_cents ?? 0);
    if (from === undefined || cents <= 0) continue;
    await transfer(trx, from.id, id, merger, { cents, isTrade, notes: `unmerge:${mergeId}` });
  }
}
