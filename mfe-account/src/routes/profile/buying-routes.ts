import type { Locale } from '@headstock/contracts/locale';
import { lazyPage } from '@headstock/i18n/lazy-page';
import type { RouteObject } from 'react-router';
import { buyingMessages, listMessages, offersMessages } from '#mfe-account/messages/load-messages.ts';

/** The pages under `/profile/buying`. */
export const buyingRoutes = (locale: Locale): RouteObject[] => [
  {
    id: 'account-buying',
    path: 'buying',
    ...lazyPage(locale, {
      chunk: 'page-buying',
      load: () => import(/* webpackChunkName: "page-buying" */ '#mfe-account/routes/buying/buying-page.tsx'),
      loader: () => import(/* webpackChunkName: "loader-buying" */ '#mfe-account/routes/buying/buying-loader.ts'),
      messages: [listMessages, buyingMessages],
    }),
  },
  {
    id: 'account-purchases',
    path: 'buying/purchases',
    ...lazyPage(locale, {
      chunk: 'page-purchases',
      load: () => import(/* webpackChunkName: "page-purchases" */ '#mfe-account/routes/buying/purchases-page.tsx'),
      loader: () => import(/* webpackChunkName: "loader-purchases" */ '#mfe-account/routes/buying/purchases-loader.ts'),
      messages: [listMessages, buyingMessages],
    }),
  },
  {
    id: 'account-offers-buying',
    path: 'buying/offers',
    ...lazyPage(locale, {
      chunk: 'page-offers-buying',
      load: () => import(/* webpackChunkName: "page-offers-buying" */ '#mfe-account/routes/buying/offers-page.tsx'),
      loader: () =>
        import(/* webpackChunkName: "loader-offers-buying" */ '#mfe-account/routes/buying/offers-loader.ts'),
      messages: [listMessages, offersMessages],
    }),
  },
];
