import { defineList } from '#mfe-admin/features/list-page/list.model.ts';

/** Instruments that were reported stolen, the newest first. */
export const stolenList = defineList({
  id: 'stolen-serials',
  path: '/admin/stolen',
  columns: ['instrument', 'serial', 'note', 'state', 'added'],
  sorts: [],
  sort: '-added',
  filters: {},
  pageSize: 50,
});
