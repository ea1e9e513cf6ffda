import { defineList } from '#mfe-admin/features/list-page/list.model.ts';

/** Instruments that have been for sale for a while, the longest first. */
export const slowStockList = defineList({
  id: 'slow-stock',
  path: '/admin/catalogue/slow-stock',
  columns: ['title', 'age', 'price', 'cost', 'sold', 'advice', 'suggested', 'watchers', 'offers', 'seller'],
  hidden: ['seller'],
  sorts: [],
  sort: '-age',
  filters: {
    age: { kind: 'choice', values: ['0', '30', '90', '180', '365'], single: true },
    whose: { kind: 'choice', values: ['own', 'sellers'], single: true },
  },
  pageSize: 50,
});

/** For how many days instruments have been for sale where the address does not say. */
export const usualAge = 90;
