import type { Locale } from '@headstock/contracts/locale';
import { lazyPage } from '@headstock/i18n/lazy-page';
import type { RouteObject } from 'react-router';
import { formsMessages, listsMessages } from '#mfe-admin/messages/load-messages.ts';

const messages = [listsMessages, formsMessages];

/** What visitors sent. */
export const formsRoutes = (locale: Locale): RouteObject[] => [
  {
    id: 'admin-forms',
    path: 'content/forms',
    ...lazyPage(locale, {
      chunk: 'page-forms',
      load: () => import(/* webpackChunkName: "page-forms" */ '#mfe-admin/routes/content/forms-page.tsx'),
      loader: () => import(/* webpackChunkName: "loader-forms" */ '#mfe-admin/routes/content/forms-loader.ts'),
      messages,
    }),
    children: [
      {
        id: 'admin-form',
        path: ':id',
        ...lazyPage(locale, {
          chunk: 'page-form',
          load: () => import(/* webpackChunkName: "page-form" */ '#mfe-admin/routes/content/form-page.tsx'),
          loader: () => import(/* webpackChunkName: "loader-form" */ '#mfe-admin/routes/content/form-loader.ts'),
          messages,
        }),
      },
    ],
  },
];
