import { defineList } from '#mfe-admin/features/list-page/list.model.ts';

/** Codes, store credits and trade credits, the newest first. */
export const storedValueList = defineList({
  id: 'store-credits',
  path: '/admin/store-credits',
  columns: ['name', 'kind', 'state', 'balance', 'issued', 'expires', 'opened', 'author'],
  hidden: ['issued', 'author'],
  sorts: [],
  sort: '-opened',
  filters: {
    kind: { kind: 'choice', values: ['CODE', 'STORE_CREDITS', 'TRADE_CREDITS'], single: true },
    state: { kind: 'choice', values: ['OPEN', 'EMPTY', 'EXPIRED'], single: true },
  },
  isExported: true,
  pageSize: 50,
});
