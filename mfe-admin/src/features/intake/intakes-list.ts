import { defineList } from '#mfe-admin/features/list-page/list.model.ts';

/** What came in over the counter, the newest first. */
export const intakesList = defineList({
  id: 'intakes',
  path: '/admin/intake',
  columns: ['instrument', 'serial', 'deal', 'person', 'hold', 'state', 'place', 'received', 'by'],
  hidden: ['place', 'by'],
  sorts: [],
  sort: '-received',
  filters: {
    deal: { kind: 'choice', values: ['CONSIGNMENT', 'PURCHASE', 'TRADE'], single: true },
    hold: { kind: 'choice', values: ['on'], single: true },
  },
  isExported: true,
  pageSize: 50,
});
