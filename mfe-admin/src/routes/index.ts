import type { Locale } from '@headstock/contracts/locale';
import { lazyPage } from '@headstock/i18n/lazy-page';
import { redirect, type RouteObject } from 'react-router';
import { accountsMessages, adminMessages } from '#mfe-admin/messages/load-messages.ts';

/** The back office in one language. `/admin` redirects to the list of accounts. */
export function createRoutes({ locale }: { readonly locale: Locale }): RouteObject[] {
  return [
    {
      id: 'admin',
      path: 'admin',
      ...lazyPage(locale, {
        chunk: 'admin-layout',
        load: () => import(/* webpackChunkName: "admin-layout" */ '#mfe-admin/routes/admin/admin-layout.tsx'),
        messages: [adminMessages],
      }),
      children: [
        { id: 'admin-index', index: true, loader: () => redirect('/admin/accounts') },
        {
          id: 'admin-accounts',
          path: 'accounts',
          ...lazyPage(locale, {
            chunk: 'page-accounts',
            load: () => import(/* webpackChunkName: "page-accounts" */ '#mfe-admin/routes/accounts/accounts-page.tsx'),
            loader: () =>
              import(/* webpackChunkName: "loader-accounts" */ '#mfe-admin/routes/accounts/accounts-loader.ts'),
            messages: [accountsMessages],
          }),
        },
      ],
    },
  ];
}
