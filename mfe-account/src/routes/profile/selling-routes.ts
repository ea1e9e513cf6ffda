import type { Locale } from '@headstock/contracts/locale';
import { lazyPage } from '@headstock/i18n/lazy-page';
import type { RouteObject } from 'react-router';
import { listMessages, offersMessages, payoutsMessages, sellingMessages } from '#mfe-account/messages/load-messages.ts';

/** The pages under `/profile/selling`. */
export const sellingRoutes = (locale: Locale): RouteObject[] => [
  {
    id: 'account-selling',
    path: 'selling',
    ...lazyPage(locale, {
      chunk: 'page-selling',
      load: () => import(/* webpackChunkName: "page-selling" */ '#mfe-account/routes/selling/selling-page.tsx'),
      messages: [],
    }),
  },
  {
    id: 'account-offers-selling',
    path: 'selling/offers',
    ...lazyPage(locale, {
      chunk: 'page-offers-selling',
      load: () => import(/* webpackChunkName: "page-offers-selling" */ '#mfe-account/routes/selling/offers-page.tsx'),
      loader: () =>
        import(/* webpackChunkName: "loader-offers-selling" */ '#mfe-account/routes/selling/offers-loader.ts'),
      messages: [listMessages, offersMessages],
    }),
  },
  {
    id: 'account-selling-orders',
    path: 'selling/orders',
    ...lazyPage(locale, {
      chunk: 'page-selling-orders',
      load: () => import(/* webpackChunkName: "page-selling-orders" */ '#mfe-account/routes/selling/orders-page.tsx'),
      loader: () =>
        import(/* webpackChunkName: "loader-selling-orders" */ '#mfe-account/routes/selling/orders-loader.ts'),
      messages: [listMessages, sellingMessages],
    }),
  },
  {
    id: 'account-payouts',
    path: 'selling/payouts',
    ...lazyPage(locale, {
      chunk: 'page-payouts',
      load: () => import(/* webpackChunkName: "page-payouts" */ '#mfe-account/routes/selling/payouts-page.tsx'),
      loader: () => import(/* webpackChunkName: "loader-payouts" */ '#mfe-account/routes/selling/payouts-loader.ts'),
      messages: [listMessages, payoutsMessages],
    }),
  },
];
