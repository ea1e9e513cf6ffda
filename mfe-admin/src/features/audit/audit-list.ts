import { defineList } from '#mfe-admin/features/list-page/list.model.ts';

/** Everything that was done, the newest first. The search is the id of what it was done to. */
export const auditList = defineList({
  id: 'audit',
  path: '/admin/audit',
  columns: ['at', 'action', 'subject', 'actor', 'impersonator', 'apiKey', 'details', 'request'],
  hidden: ['apiKey', 'request'],
  sorts: [],
  sort: '-at',
  filters: { actor: { kind: 'text' }, action: { kind: 'text' }, at: { kind: 'days' } },
  isExported: true,
  pageSize: 50,
});

/** The address of the log of one record: how its page links here. */
export const auditOf = (subjectId: string): string =>
  `${auditList.path}?${new URLSearchParams({ search: subjectId }).toString()}`;
