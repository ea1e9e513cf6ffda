import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { writeEntry } from '#api/modules/payments/ledger/write-entry.ts';

/** A change of the cash in the drawer that no order explains. */
export type CashChange = { readonly cents: number; readonly reason: string; readonly actorId: string | null };

async function record(trx: Tx, kind: 'count' | 'deposit', { cents, reason, actorId }: CashChange): Promise<string> {
  const id = newId();
  const entryId = await writeEntry(
    trx,
    kind === 'count'
      ? { kind: 'cash-count', subject: id, orderId: null, amounts: { manual: cents, 'cash-over-short': -cents } }
      : { kind: 'cash-deposit', subject: id, orderId: null, amounts: { bank: cents, manual: -cents } },
  );
  await trx
    .insertInto('cash_movements')
    .values({ id, kind, amount_cents: cents, reason, actor_account_id: actorId, entry_id: entryId })
    .execute();
  return entryId;
}

/** Enters that a count found more (above 0) or less in the drawer than expected. Gives the id of the entry. */
export const recordCashCount = (trx: Tx, change: CashChange): Promise<string> => record(trx, 'count', change);

/** Enters that cash was taken to the bank. Gives the id of the entry. */
export const recordCashDeposit = (trx: Tx, change: CashChange): Promise<string> => record(trx, 'deposit', change);
