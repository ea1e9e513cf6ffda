import type { Locale } from '@headstock/contracts/locale';
import { lazyPage } from '@headstock/i18n/lazy-page';
import type { RouteObject } from 'react-router';
import { buyingRoutes } from './buying-routes.ts';
import { sellingRoutes } from './selling-routes.ts';
import { profileMessages } from '#mfe-account/messages/load-messages.ts';
import { settingsRoutes } from '#mfe-account/routes/settings/settings-routes.ts';
import { messagesRoutes } from '#mfe-account/routes/messages/messages-routes.ts';

/** `/profile` and the pages under it, which share its navigation. */
export function profileRoute(locale: Locale): RouteObject {
  return {
    id: 'account-profile',
    path: 'profile',
    ...lazyPage(locale, {
      chunk: 'profile-layout',
      load: () => import(/* webpackChunkName: "profile-layout" */ '#mfe-account/routes/profile/profile-layout.tsx'),
      messages: [profileMessages],
    }),
    children: [
      ...messagesRoutes(locale),
      {
        id: 'account-profile-overview',
        index: true,
        ...lazyPage(locale, {
          chunk: 'page-profile',
          load: () => import(/* webpackChunkName: "page-profile" */ '#mfe-account/routes/profile/profile-page.tsx'),
          messages: [],
        }),
      },
      ...buyingRoutes(locale),
      ...sellingRoutes(locale),
      ...settingsRoutes(locale),
    ],
  };
}
