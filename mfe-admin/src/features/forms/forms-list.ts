import { defineList } from '#mfe-admin/features/list-page/list.model.ts';
import { formStates, formTypes } from './form-states.ts';

/** What visitors sent, the newest first. */
export const formsList = defineList({
  id: 'forms',
  path: '/admin/content/forms',
  columns: ['reference', 'state', 'type', 'about', 'name', 'email', 'assignee', 'received'],
  hidden: ['email'],
  sorts: [],
  sort: '-received',
  filters: {
    type: { kind: 'choice', values: formTypes },
    state: { kind: 'choice', values: formStates },
    mine: { kind: 'choice', values: ['yes'], single: true },
  },
  pageSize: 50,
});

/** The page of a form, without language prefix. */
export const formPath = (id: string): string => `${formsList.path}/${id}`;
