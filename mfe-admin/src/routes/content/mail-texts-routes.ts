import type { Locale } from '@headstock/contracts/locale';
import { lazyPage } from '@headstock/i18n/lazy-page';
import type { RouteObject } from 'react-router';
import { listsMessages, mailTextsMessages } from '#mfe-admin/messages/load-messages.ts';

const messages = [listsMessages, mailTextsMessages];

/** The words of mails. */
export const mailTextsRoutes = (locale: Locale): RouteObject[] => [
  {
    id: 'admin-mail-texts',
    path: 'content/mails',
    ...lazyPage(locale, {
      chunk: 'page-mail-texts',
      load: () => import(/* webpackChunkName: "page-mail-texts" */ '#mfe-admin/routes/content/mail-texts-page.tsx'),
      loader: () =>
        import(/* webpackChunkName: "loader-mail-texts" */ '#mfe-admin/routes/content/mail-texts-loader.ts'),
      messages,
    }),
  },
  {
    id: 'admin-mail-text',
    path: 'content/mails/:key',
    ...lazyPage(locale, {
      chunk: 'page-mail-text',
      load: () => import(/* webpackChunkName: "page-mail-text" */ '#mfe-admin/routes/content/mail-text-page.tsx'),
      loader: () => import(/* webpackChunkName: "loader-mail-text" */ '#mfe-admin/routes/content/mail-text-loader.ts'),
      messages,
    }),
  },
];
