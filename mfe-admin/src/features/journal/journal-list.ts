import { defineList } from '#mfe-admin/features/list-page/list.model.ts';

/** The accounts of the ledger, as the API codes them; `journal.account.<code>` is its text. */
export const accountCodes = [
  'card',
  'valor',
  'paypal',
  'shop-pay',
  'affirm',
  'ach',
  'manual',
  'bank',
  'disputed',
  'receivable',
  'seller-receivable',
  'seller-payable',
  'refunds-payable',
  'returns-payable',
  'stored-value',
  'held',
  'tax-payable',
  'sales',
  'commission',
  'shipping',
  'financing-fees',
  'breakage',
  'issued',
  'write-offs',
  'cash-over-short',
] as const;

/** The kinds of entries; `journal.kind.<kind>` is its text. */
export const entryKinds = [
  'sale',
  'cancellation',
  'price-reduction',
  'return',
  'capture',
  'unwanted-charge',
  'refund-due',
  'refund',
  'refund-failed',
  'dispute',
  'dispute-won',
  'taken-back',
  'write-off',
  'issue',
  'hold',
  'release',
  'adjustment',
  'transfer',
  'expiry',
  'payout',
  'payout-failed',
  'carry-over',
  'cash-count',
  'cash-deposit',
] as const;

/** The double-entry journal, newest first. */
export const journalList = defineList({
  id: 'journal',
  path: '/admin/journal',
  columns: ['kind', 'when', 'document', 'lines', 'amount'],
  sorts: [],
  sort: '-when',
  filters: {
    account: { kind: 'choice', values: accountCodes },
    kind: { kind: 'choice', values: entryKinds },
    day: { kind: 'days' },
  },
  isExported: true,
  pageSize: 50,
});
