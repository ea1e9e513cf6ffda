import { entryKinds, ledgerAccounts } from '@headstock/contracts/ledger';
import { defineList } from '#mfe-admin/features/list-page/list.model.ts';

/** The double-entry journal, newest first. */
export const journalList = defineList({
  id: 'journal',
  path: '/admin/journal',
  columns: ['kind', 'when', 'document', 'lines', 'amount'],
  sorts: [],
  sort: '-when',
  filters: {
    account: { kind: 'choice', values: ledgerAccounts },
    kind: { kind: 'choice', values: entryKinds },
    day: { kind: 'days' },
  },
  isExported: true,
  pageSize: 50,
});
