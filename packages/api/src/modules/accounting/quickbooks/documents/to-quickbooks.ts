import type { Role } from '#api/modules/accounting/quickbooks/mapping/roles.model.ts';
import type { BooksDocument, ItemLine, ShipTo } from './document.model.ts';

/** The company's id of a role. */
export type RefOf = (role: Role) => string;

const dollars = (cents: number): number => cents / 100;
const ref = (value: string) => ({ value });

const itemLine = (refOf: RefOf, { item, cents, taxed }: ItemLine) => ({
  DetailType: 'SalesItemLineDetail',
  Amount: dollars(cents),
  SalesItemLineDetail: {
    ItemRef: ref(refOf(item)),
    Qty: 1,
    UnitPrice: dollars(cents),
    TaxCodeRef: ref(taxed ? 'TAX' : 'NON'),
  },
});

const address = ({ line1, city, region, postalCode, country }: ShipTo) => ({
  Line1: line1,
  City: city,
  CountrySubDivisionCode: region,
  PostalCode: postalCode,
  Country: country,
});

/**
 * The body by which QuickBooks makes a document, on a day. Our tax is given with the address, so that QuickBooks does not compute another.
 * `invoiceId` is what a payment pays.
 */
export function toQuickBooks(
  document: BooksDocument,
  day: string,
  memo: string,
  refOf: RefOf,
  invoiceId: string | null,
) {
  const head = { TxnDate: day, PrivateNote: memo };
  const customer = { CustomerRef: ref(refOf('customer')) };
  switch (document.kind) {
    case 'SalesReceipt':
    case 'RefundReceipt':
    case 'Invoice':
    case 'CreditMemo':
      return {
        ...head,
        ...customer,
        DocNumber: document.number,
        ...('account' in document && { DepositToAccountRef: ref(refOf(document.account)) }),
        ...(document.shipTo && { ShipAddr: address(document.shipTo) }),
        Line: document.lines.map((line) => itemLine(refOf, line)),
        TxnTaxDetail: { TotalTax: dollars(document.taxCents) },
      };
    case 'Payment':
      return {
        ...head,
        ...customer,
        PaymentRefNum: document.number,
        TotalAmt: dollars(document.cents),
        DepositToAccountRef: ref(refOf(document.account)),
        Line: [{ Amount: dollars(document.cents), LinkedTxn: [{ TxnId: invoiceId, TxnType: 'Invoice' }] }],
      };
    case 'Purchase':
      return {
        ...head,
        DocNumber: document.number,
        PaymentType: 'Check',
        AccountRef: ref(refOf(document.from)),
        Line: [
          {
            DetailType: 'AccountBasedExpenseLineDetail',
            Amount: dollars(document.cents),
            AccountBasedExpenseLineDetail: { AccountRef: ref(refOf(document.to)) },
          },
        ],
      };
    case 'JournalEntry':
      return {
        ...head,
        DocNumber: document.number,
        Line: document.lines.map(({ account, cents }) => ({
          DetailType: 'JournalEntryLineDetail',
          Amount: dollars(Math.abs(cents)),
          JournalEntryLineDetail: {
            PostingType: cents > 0 ? 'Debit' : 'Credit',
            AccountRef: ref(refOf(account)),
            ...(account === 'receivable' && { Entity: { Type: 'Customer', EntityRef: ref(refOf('customer')) } }),
          },
        })),
      };
  }
}
