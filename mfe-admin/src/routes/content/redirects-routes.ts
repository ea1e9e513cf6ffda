import type { Locale } from '@headstock/contracts/locale';
import { lazyPage } from '@headstock/i18n/lazy-page';
import type { RouteObject } from 'react-router';
import { listsMessages, redirectsMessages } from '#mfe-admin/messages/load-messages.ts';

const messages = [listsMessages, redirectsMessages];

/** Where old addresses lead. */
export const redirectsRoutes = (locale: Locale): RouteObject[] => [
  {
    id: 'admin-redirects',
    path: 'content/redirects',
    ...lazyPage(locale, {
      chunk: 'page-redirects',
      load: () => import(/* webpackChunkName: "page-redirects" */ '#mfe-admin/routes/content/redirects-page.tsx'),
      loader: () => import(/* webpackChunkName: "loader-redirects" */ '#mfe-admin/routes/content/redirects-loader.ts'),
      messages,
    }),
    children: [
      {
        id: 'admin-redirect-new',
        path: 'new',
        ...lazyPage(locale, {
          chunk: 'page-new-redirect',
          load: () =>
            import(/* webpackChunkName: "page-new-redirect" */ '#mfe-admin/routes/content/new-redirect-page.tsx'),
          messages,
        }),
      },
      {
        id: 'admin-redirects-import',
        path: 'import',
        ...lazyPage(locale, {
          chunk: 'page-import-redirects',
          load: () =>
            import(
              /* webpackChunkName: "page-import-redirects" */ '#mfe-admin/routes/content/import-redirects-page.tsx'
            ),
          messages,
        }),
      },
      {
        id: 'admin-redirect',
        path: ':id',
        ...lazyPage(locale, {
          chunk: 'page-redirect',
          load: () => import(/* webpackChunkName: "page-redirect" */ '#mfe-admin/routes/content/redirect-page.tsx'),
          loader: () =>
            import(/* webpackChunkName: "loader-redirect" */ '#mfe-admin/routes/content/redirect-loader.ts'),
          messages,
        }),
      },
    ],
  },
];
