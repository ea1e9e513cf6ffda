import { defineList } from '#mfe-admin/features/list-page/list.model.ts';
import { nextActions } from './next-action.model.ts';

/** All placed orders; of one next action those that wait, the latest first. */
export const ordersList = defineList({
  id: 'orders',
  path: '/admin/orders',
  columns: ['number', 'next', 'since', 'buyer', 'items', 'seller', 'total', 'margin', 'due'],
  hidden: ['margin'],
  sorts: [],
  sort: '-since',
  filters: { next: { kind: 'choice', values: nextActions, single: true } },
  isExported: true,
  pageSize: 50,
});
