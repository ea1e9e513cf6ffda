import { defineList } from '#mfe-admin/features/list-page/list.model.ts';

/** The shop's mails, the newest first. */
export const mailsList = defineList({
  id: 'mails',
  path: '/admin/mails',
  columns: ['recipient', 'event', 'subject', 'state', 'attempts', 'created'],
  hidden: ['event'],
  sorts: [],
  sort: '-created',
  filters: { state: { kind: 'choice', values: ['WAITING', 'RETRYING', 'DEAD', 'SENT'] } },
  pageSize: 50,
});
