import type { Locale } from '@headstock/contracts/locale';
import { lazyPage } from '@headstock/i18n/lazy-page';
import type { RouteObject } from 'react-router';
import { buyingRoutes } from './buying-routes.ts';
import { sellingRoutes } from './selling-routes.ts';
import { failureMessages } from '#mfe-account/messages/load-failure-messages.ts';
import { dashboardMessages, profileMessages } from '#mfe-account/messages/load-messages.ts';
import { feedbackRoutes } from '#mfe-account/routes/feedback/feedback-routes.ts';
import { portfolioRoutes } from '#mfe-account/routes/portfolio/portfolio-routes.ts';
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
      loader: () => import(/* webpackChunkName: "loader-profile" */ '#mfe-account/routes/profile/profile-loader.ts'),
      messages: [profileMessages, failureMessages],
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
      {
        id: 'account-dashboard',
        path: 'dashboard',
        ...lazyPage(locale, {
          chunk: 'page-dashboard',
          load: () =>
            import(/* webpackChunkName: "page-dashboard" */ '#mfe-account/routes/dashboard/dashboard-page.tsx'),
          loader: () =>
            import(/* webpackChunkName: "loader-dashboard" */ '#mfe-account/routes/dashboard/dashboard-loader.ts'),
          messages: [dashboardMessages],
        }),
      },
      ...portfolioRoutes(locale),
      ...buyingRoutes(locale),
      ...feedbackRoutes(locale),
      ...sellingRoutes(locale),
      ...settingsRoutes(locale),
    ],
  };
}
