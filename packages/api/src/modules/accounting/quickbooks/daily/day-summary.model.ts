import { type LedgerAccount, ledgerAccounts } from '#api/modules/payments/index.ts';
import type { BooksDocument } from '#api/modules/accounting/quickbooks/documents/document.model.ts';
import {
  type AccountRole,
  roleOfAccount,
  type StoredValueRole,
} from '#api/modules/accounting/quickbooks/mapping/roles.model.ts';

/** What entries of a day did to an account of the ledger; debits above 0. `storedValue` says whose code or credits they were. */
export type DayLine = {
  readonly account: LedgerAccount;
  readonly storedValue: StoredValueRole | null;
  readonly cents: number;
};

/** Accounts that single documents reach by items. */
const roleOfGoods: Readonly<Partial<Record<LedgerAccount, AccountRole>>> = {
  sales: 'sales',
  'financing-fees': 'financing-fees',
  'tax-payable': 'sales-tax',
  issued: 'goodwill',
};

function roleOf({ account, storedValue }: DayLine): AccountRole {
  // What is held for a payment is the same debt.
  if (account === 'stored-value' || account === 'held') return storedValue ?? 'store-credits';
  const role = roleOfAccount[account] ?? roleOfGoods[account];
  if (!role) throw new Error(`The account ${account} has no place in a summary.`);
  return role;
}

/** One journal entry of all that a day did, each account once; null where nothing moved in the end. `part` counts from 1. */
export function summaryOf(day: string, part: number, lines: readonly DayLine[]): BooksDocument | null {
  const sums = new Map<AccountRole, number>();
  for (const line of lines.toSorted((a, b) => ledgerAccounts.indexOf(a.account) - ledgerAccounts.indexOf(b.account)))
    sums.set(roleOf(line), (sums.get(roleOf(line)) ?? 0) + line.cents);
  const moved = [...sums].flatMap(([account, cents]) => (cents === 0 ? [] : [{ account, cents }]));
  if (moved.length === 0) return null;
  const number = part === 1 ? `D-${day}` : `D-${day}-${part}`;
  return { kind: 'JournalEntry', number, memo: `Summary of ${day}`, lines: moved };
}
