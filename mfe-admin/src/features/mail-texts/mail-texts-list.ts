import { defineList } from '#mfe-admin/features/list-page/list.model.ts';

/** What mails are about. */
export const mailGroups = [
  'account',
  'orders',
  'offers',
  'returns',
  'selling',
  'wishlist',
  'repairs',
  'forms',
] as const;

/** Mails whose words the shop can choose. */
export const mailTextsList = defineList({
  id: 'mail-texts',
  path: '/admin/content/mails',
  columns: ['title', 'group', 'en', 'fr', 'key'],
  hidden: ['key'],
  sorts: [],
  sort: 'title',
  filters: {
    group: { kind: 'choice', values: mailGroups },
    own: { kind: 'choice', values: ['yes'], single: true },
  },
  pageSize: 100,
});

/** The page of a mail, without language prefix. */
export const mailTextPath = (key: string): string => `${mailTextsList.path}/${key}`;
