import type { Locale } from '@headstock/contracts/locale';
import { lazyPage } from '@headstock/i18n/lazy-page';
import type { RouteObject } from 'react-router';
import { listsMessages } from '#mfe-admin/messages/load-messages.ts';
import { moderationMessages } from '#mfe-admin/messages/load-moderation-messages.ts';

const messages = [listsMessages, moderationMessages];

/** What buyers and sellers wrote of each other. */
export const feedbackRoutes = (locale: Locale): RouteObject[] => [
  {
    id: 'admin-feedback',
    path: 'content/feedback',
    ...lazyPage(locale, {
      chunk: 'page-feedback',
      load: () => import(/* webpackChunkName: "page-feedback" */ '#mfe-admin/routes/content/feedback-page.tsx'),
      loader: () => import(/* webpackChunkName: "loader-feedback" */ '#mfe-admin/routes/content/feedback-loader.ts'),
      messages,
    }),
    children: [
      {
        id: 'admin-feedback-entry',
        path: ':id',
        ...lazyPage(locale, {
          chunk: 'page-feedback-entry',
          load: () =>
            import(/* webpackChunkName: "page-feedback-entry" */ '#mfe-admin/routes/content/feedback-entry-page.tsx'),
          loader: () =>
            import(
              /* webpackChunkName: "loader-feedback-entry" */ '#mfe-admin/routes/content/feedback-entry-loader.ts'
            ),
          messages,
        }),
      },
    ],
  },
];
