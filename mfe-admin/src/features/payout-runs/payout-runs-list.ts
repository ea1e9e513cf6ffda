import { defineList } from '#mfe-admin/features/list-page/list.model.ts';

/** Runs of payouts, the newest first. */
export const payoutRunsList = defineList({
  id: 'payout-runs',
  path: '/admin/payouts',
  columns: ['prepared', 'state', 'by', 'sellers', 'total', 'paid', 'reference'],
  sorts: [],
  sort: '-prepared',
  filters: {},
  isExported: true,
  pageSize: 25,
});
