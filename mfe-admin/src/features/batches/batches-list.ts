import { defineList } from '#mfe-admin/features/list-page/list.model.ts';

/** The bulk edits that were applied, the newest first. */
export const batchesList = defineList({
  id: 'batches',
  path: '/admin/batches',
  columns: ['title', 'applied', 'author', 'rows', 'state'],
  sorts: [],
  sort: '-applied',
  filters: {},
  pageSize: 50,
});
