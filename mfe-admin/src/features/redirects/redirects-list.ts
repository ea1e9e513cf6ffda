import { defineList } from '#mfe-admin/features/list-page/list.model.ts';

/** Addresses that the shop no longer has, the newest first. */
export const redirectsList = defineList({
  id: 'redirects',
  path: '/admin/content/redirects',
  columns: ['from', 'target', 'status', 'language', 'hits', 'lastHit'],
  sorts: [],
  sort: '-from',
  filters: {
    status: { kind: 'choice', values: ['301', '302'], single: true },
    unused: { kind: 'choice', values: ['yes'], single: true },
    removed: { kind: 'choice', values: ['yes'], single: true },
  },
  pageSize: 50,
});
