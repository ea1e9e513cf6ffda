import { lazyPage } from '@headstock/i18n/lazy-page';
import { accountsMessages, listsMessages } from '#mfe-admin/messages/load-messages.ts';
import type { AdminSection } from '#mfe-admin/routes/admin/admin-section.ts';

/** Accounts, and who may do what. */
export const peopleSection: AdminSection = {
  key: 'people',
  pages: [{ key: 'accounts', path: '/admin/accounts', letter: 'a' }],
  routes: (locale) => [
    {
      id: 'admin-accounts',
      path: 'accounts',
      ...lazyPage(locale, {
        chunk: 'page-accounts',
        load: () => import(/* webpackChunkName: "page-accounts" */ '#mfe-admin/routes/people/accounts-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-accounts" */ '#mfe-admin/routes/people/accounts-loader.ts'),
        messages: [listsMessages, accountsMessages],
      }),
    },
  ],
};
