import type { Locale } from '@headstock/contracts/locale';
import { lazyPage } from '@headstock/i18n/lazy-page';
import type { RouteObject } from 'react-router';
import { messagesMessages } from '#mfe-account/messages/load-messages.ts';

/** The pages of messages, under `/profile`. */
export function messagesRoutes(locale: Locale): RouteObject[] {
  return [
    {
      id: 'account-messages',
      path: 'messages',
      ...lazyPage(locale, {
        chunk: 'page-messages',
        load: () => import(/* webpackChunkName: "page-messages" */ '#mfe-account/routes/messages/messages-page.tsx'),
        loader: () =>
          import(/* webpackChunkName: "loader-messages" */ '#mfe-account/routes/messages/messages-loader.ts'),
        messages: [messagesMessages],
      }),
    },
    {
      id: 'account-thread',
      path: 'messages/:id',
      ...lazyPage(locale, {
        chunk: 'page-thread',
        load: () => import(/* webpackChunkName: "page-thread" */ '#mfe-account/routes/messages/thread-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-thread" */ '#mfe-account/routes/messages/thread-loader.ts'),
        messages: [messagesMessages],
      }),
    },
  ];
}
