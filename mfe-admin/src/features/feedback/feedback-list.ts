import { defineList } from '#mfe-admin/features/list-page/list.model.ts';

/** Feedback that somebody reported and nobody decided about, or what was hidden; the newest first. */
export const feedbackList = defineList({
  id: 'feedback',
  path: '/admin/content/feedback',
  columns: ['text', 'subject', 'stars', 'reports', 'written'],
  sorts: [],
  sort: '-written',
  filters: { state: { kind: 'choice', values: ['hidden'], single: true } },
  pageSize: 50,
});
