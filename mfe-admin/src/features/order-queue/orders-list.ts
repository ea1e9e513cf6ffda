import { defineList } from '#mfe-admin/features/list-page/list.model.ts';
import { nextActions } from './next-action.model.ts';

/** All placed orders; of one next action those that wait, the latest first. */
export const ordersList = defineList({
  id: 'orders',
  path: '/admin/orders',
  columns: ['number', 'next', 'since', 'buyer', 'items', 'seller', 'goods', 'total', 'margin', 'due'],
  hidden: ['goods', 'margin'],
  sorts: [],
  sort: '-since',
  filters: { next: { kind: 'choice', values: nextActions, single: true }, placed: { kind: 'days' } },
  isExported: true,
  pageSize: 50,
});
