import { defineList } from '#mfe-admin/features/list-page/list.model.ts';

/** Makers of the shop, by name. */
export const brandsList = defineList({
  id: 'brands',
  path: '/admin/catalogue/brands',
  columns: ['name', 'listings', 'former', 'slug'],
  sorts: ['name', 'listings'],
  sort: 'name',
  filters: { use: { kind: 'choice', values: ['none', 'one'], single: true } },
  pageSize: 50,
});
