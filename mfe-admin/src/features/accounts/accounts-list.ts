import { defineList } from '#mfe-admin/features/list-page/list.model.ts';

/** All accounts, the newest first. */
export const accountsList = defineList({
  id: 'accounts',
  path: '/admin/accounts',
  columns: ['name', 'email', 'verified', 'roles', 'joined'],
  sorts: [],
  sort: '-joined',
  filters: {
    kind: {
      kind: 'choice',
      values: ['ADMIN', 'PROFESSIONAL_SELLER', 'PRIVATE_SELLER', 'UNVERIFIED', 'TWO_STEP_RESET'],
      single: true,
    },
  },
  isExported: true,
  pageSize: 50,
});
