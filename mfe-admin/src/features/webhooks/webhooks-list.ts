import { defineList } from '#mfe-admin/features/list-page/list.model.ts';

/** Where events are sent: all there are. */
export const webhooksList = defineList({
  id: 'webhooks',
  path: '/admin/integrations/webhooks',
  columns: ['name', 'state', 'kinds', 'waiting', 'failed', 'delivered'],
  sorts: ['name', 'waiting', 'failed'],
  sort: 'name',
  filters: {},
  pageSize: 50,
});
