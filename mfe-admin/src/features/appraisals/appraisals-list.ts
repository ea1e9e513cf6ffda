import { formStates } from '#mfe-admin/features/forms/form-states.ts';
import { defineList } from '#mfe-admin/features/list-page/list.model.ts';

/** Instruments whose worth was asked for, the newest first. */
export const appraisalsList = defineList({
  id: 'appraisals',
  path: '/admin/appraisals',
  columns: ['reference', 'state', 'instrument', 'owner', 'kind', 'estimate', 'assignee', 'received'],
  sorts: [],
  sort: '-received',
  filters: { state: { kind: 'choice', values: formStates } },
  pageSize: 50,
});

/** The page of an appraisal, without language prefix. */
export const appraisalPath = (id: string): string => `${appraisalsList.path}/${id}`;
