import { defineList } from '#mfe-admin/features/list-page/list.model.ts';

/** The states of a document; `quickbooks.state.<state>` is its text. */
export const documentStates = ['WAITING', 'SENT', 'ACCEPTED', 'DIFFERS', 'REFUSED', 'HELD', 'SKIPPED'] as const;

/** The documents that go to QuickBooks, newest first. */
export const quickbooksList = defineList({
  id: 'quickbooks',
  path: '/admin/quickbooks',
  columns: ['document', 'day', 'state', 'reason', 'total', 'attempts'],
  hidden: ['attempts'],
  sorts: [],
  sort: '-day',
  filters: {
    state: { kind: 'choice', values: documentStates },
    change: { kind: 'choice', values: ['changed'], single: true },
  },
  pageSize: 50,
});
