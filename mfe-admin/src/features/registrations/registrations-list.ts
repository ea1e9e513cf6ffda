import { defineList } from '#mfe-admin/features/list-page/list.model.ts';

export const applicationStates = ['WAITING', 'APPROVED', 'DENIED', 'WITHDRAWN'] as const;
export const applicationKinds = ['PRIVATE', 'PROFESSIONAL'] as const;

/** Applications to sell, the newest first. */
export const registrationsList = defineList({
  id: 'registrations',
  path: '/admin/registrations',
  columns: ['applicant', 'kind', 'state', 'sent'],
  sorts: [],
  sort: '-sent',
  filters: {
    state: { kind: 'choice', values: applicationStates, single: true },
    kind: { kind: 'choice', values: applicationKinds, single: true },
  },
  isExported: true,
  pageSize: 50,
});
