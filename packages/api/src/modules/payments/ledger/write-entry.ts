import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { type EntryKind, type LedgerAccount, ledgerAccounts } from '#api/modules/payments/tables.ts';

/** Whole cents by account; debits positive, credits negative. */
export type Amounts = Readonly<Partial<Record<LedgerAccount, number>>>;

/** Accounts with a balance for each seller. */
const sellerAccounts: readonly LedgerAccount[] = ['seller-payable', 'seller-receivable'];

export type Entry = {
  readonly kind: EntryKind;
  /** What the event is about; each kind and subject is entered once. */
  readonly subject: string;
  /** Null where no order is concerned, as when a gift card is issued. */
  readonly orderId: string | null;
  /** The seller whose balance changes; required for lines on sellers' accounts. */
  readonly sellerId?: string | null;
  readonly amounts: Amounts;
};

/** Writes a ledger entry and gives its id. The database refuses an entry that does not balance. */
export async function writeEntry(trx: Tx, { kind, subject, orderId, sellerId, amounts }: Entry): Promise<string> {
  const lines = ledgerAccounts
    .map((account) => ({ account, amount_cents: amounts[account] ?? 0 }))
    .filter((line) => line.amount_cents !== 0);
  const id = newId();
  await trx
    .insertInto('ledger_entries')
    .values({ id, kind, event_key: `${kind}:${subject}`, order_id: orderId })
    .execute();
  if (lines.length === 0) return id;
  await trx
    .insertInto('ledger_lines')
    .values(
      lines.map((line) => ({
        entry_id: id,
        ...line,
        seller_account_id: sellerAccounts.includes(line.account) ? (sellerId ?? null) : null,
      })),
    )
    .execute();
  return id;
}
