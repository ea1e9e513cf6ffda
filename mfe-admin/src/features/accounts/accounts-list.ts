import { defineList } from '#mfe-admin/features/list-page/list.model.ts';

/** All accounts, the newest first. */
export const accountsList = defineList({
  id: 'accounts',
  path: '/admin/accounts',
  columns: ['name', 'email', 'roles', 'joined'],
  sorts: [],
  sort: '-joined',
  filters: {},
  pageSize: 50,
});
