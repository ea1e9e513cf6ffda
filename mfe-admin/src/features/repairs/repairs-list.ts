import { defineList } from '#mfe-admin/features/list-page/list.model.ts';
import { repairStates } from './repair-states.ts';

/** Repairs, the newest first. */
export const repairsList = defineList({
  id: 'repairs',
  path: '/admin/repairs',
  columns: ['reference', 'state', 'instrument', 'serial', 'customer', 'due', 'estimate', 'received'],
  sorts: [],
  sort: '-received',
  filters: {
    state: { kind: 'choice', values: repairStates, single: true },
    open: { kind: 'choice', values: ['yes'], single: true },
  },
  isExported: true,
  pageSize: 50,
});
