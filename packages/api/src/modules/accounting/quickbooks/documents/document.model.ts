import {
  type AccountRole,
  accountOfItem,
  type ItemRole,
  type Role,
} from '#api/modules/accounting/quickbooks/mapping/roles.model.ts';

export type DocumentKind =
  | 'SalesReceipt'
  | 'RefundReceipt'
  | 'Invoice'
  | 'Payment'
  | 'CreditMemo'
  | 'JournalEntry'
  | 'Purchase';

/** A line that sells an item; below zero where stored value is spent, or given by a refund. */
export type ItemLine = { readonly item: ItemRole; readonly cents: number; readonly taxed: boolean };

/** A line of a journal entry; debits above 0. */
export type PostingLine = { readonly account: AccountRole; readonly cents: number };

/** Where a parcel goes, which decides on the sales tax. */
export type ShipTo = {
  readonly line1: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
};

type Sold = { readonly lines: readonly ItemLine[]; readonly taxCents: number; readonly shipTo: ShipTo | null };

/** A document for QuickBooks, with roles in place of the company's ids. Whole cents. */
export type BooksDocument = { readonly number: string; readonly memo: string } & (
  | ({ readonly kind: 'SalesReceipt' | 'RefundReceipt'; readonly account: AccountRole } & Sold)
  | ({ readonly kind: 'Invoice' | 'CreditMemo' } & Sold)
  /** Pays the invoice of an entry. */
  | { readonly kind: 'Payment'; readonly account: AccountRole; readonly cents: number; readonly paysEntry: string }
  | { readonly kind: 'JournalEntry'; readonly lines: readonly PostingLine[] }
  | { readonly kind: 'Purchase'; readonly from: AccountRole; readonly to: AccountRole; readonly cents: number }
);

const sum = (lines: readonly { readonly cents: number }[]): number =>
  lines.reduce((total, { cents }) => total + cents, 0);

/** What QuickBooks must give as the document's total, tax included; debits for a journal entry. */
export function totalOf(document: BooksDocument): number {
  switch (document.kind) {
    case 'Payment':
    case 'Purchase':
      return document.cents;
    case 'JournalEntry':
      return sum(document.lines.filter(({ cents }) => cents > 0));
    default:
      return sum(document.lines) + document.taxCents;
  }
}

/** The sales tax that QuickBooks must give; null where a document has none. */
export const taxOf = (document: BooksDocument): number | null => ('taxCents' in document ? document.taxCents : null);

/** What a document does to one account, debits above 0. `role` is what decides on the account; `isTaxed` is said of what is sold. */
export type DocumentLine = {
  readonly role: Role;
  readonly account: AccountRole;
  readonly cents: number;
  readonly isTaxed: boolean | null;
};

const onAccount = (account: AccountRole, cents: number): DocumentLine => ({
  role: account,
  account,
  cents,
  isTaxed: null,
});

function soldLines({ lines, taxCents }: Sold, against: AccountRole, sign: 1 | -1): readonly DocumentLine[] {
  return [
    onAccount(against, sign * (sum(lines) + taxCents)),
    ...lines.map(({ item, cents, taxed }) => ({
      role: item,
      account: accountOfItem[item],
      cents: -sign * cents,
      isTaxed: taxed,
    })),
    onAccount('sales-tax', -sign * taxCents),
  ];
}

/** The lines of a document, which come to zero together; one that moves nothing is among them. */
export function linesOf(document: BooksDocument): readonly DocumentLine[] {
  switch (document.kind) {
    case 'SalesReceipt':
      return soldLines(document, document.account, 1);
    case 'RefundReceipt':
      return soldLines(document, document.account, -1);
    case 'Invoice':
      return soldLines(document, 'receivable', 1);
    case 'CreditMemo':
      return soldLines(document, 'receivable', -1);
    case 'Payment':
      return [onAccount(document.account, document.cents), onAccount('receivable', -document.cents)];
    case 'Purchase':
      return [onAccount(document.to, document.cents), onAccount(document.from, -document.cents)];
    case 'JournalEntry':
      return document.lines.map(({ account, cents }) => onAccount(account, cents));
  }
}

/** What documents do to the accounts of the company together, debits above 0; accounts that do not change are left out. */
export function effectOf(documents: readonly BooksDocument[]): Readonly<Record<string, number>> {
  const effect: Record<string, number> = {};
  for (const document of documents)
    for (const { account, cents } of linesOf(document)) effect[account] = (effect[account] ?? 0) + cents;
  return Object.fromEntries(Object.entries(effect).filter(([, cents]) => cents !== 0));
}

/** The roles that a document needs a mapping for. */
export function rolesOf(document: BooksDocument): readonly Role[] {
  switch (document.kind) {
    case 'SalesReceipt':
    case 'RefundReceipt':
      return [document.account, 'customer', ...document.lines.map(({ item }) => item)];
    case 'Invoice':
    case 'CreditMemo':
      return ['customer', ...document.lines.map(({ item }) => item)];
    case 'Payment':
      return [document.account, 'customer'];
    case 'Purchase':
      return [document.from, document.to];
    case 'JournalEntry':
      return [
        ...document.lines.map(({ account }) => account),
        ...(document.lines.some(({ account }) => account === 'receivable') ? (['customer'] as const) : []),
      ];
  }
}
