import { defineList } from '#mfe-admin/features/list-page/list.model.ts';

/** Keys of the API, the newest first. */
export const apiKeysList = defineList({
  id: 'api-keys',
  path: '/admin/integrations/api-keys',
  columns: ['name', 'prefix', 'state', 'scopes', 'used', 'expires', 'maker', 'created'],
  hidden: ['created'],
  sorts: [],
  sort: '-created',
  filters: { state: { kind: 'choice', values: ['ACTIVE', 'EXPIRED', 'REVOKED'] } },
  pageSize: 50,
});
