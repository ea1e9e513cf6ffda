import { defineList } from '#mfe-admin/features/list-page/list.model.ts';

/** How a draft order stands, in the order of its life. */
export const draftStates = ['OPEN', 'SENT', 'AT_COUNTER', 'CLAIMED', 'EXPIRED', 'PLACED'] as const;

/** Orders that staff prepare for customers, the newest first. */
export const draftsList = defineList({
  id: 'draft-orders',
  path: '/admin/orders/drafts',
  columns: ['reference', 'state', 'customer', 'items', 'total', 'held', 'author', 'begun'],
  hidden: ['begun'],
  sorts: [],
  sort: '-begun',
  filters: { state: { kind: 'choice', values: draftStates } },
  pageSize: 50,
});
