import type { Locale } from '@headstock/contracts/locale';
import { lazyPage } from '@headstock/i18n/lazy-page';
import type { RouteObject } from 'react-router';
import {
  buyingMessages,
  listMessages,
  offersMessages,
  returnsMessages,
  savedSearchesMessages,
  wishlistMessages,
} from '#mfe-account/messages/load-messages.ts';

/** The pages under `/profile/buying`. */
export const buyingRoutes = (locale: Locale): RouteObject[] => [
  {
    id: 'account-buying',
    path: 'buying',
    ...lazyPage(locale, {
      chunk: 'page-buying',
      load: () => import(/* webpackChunkName: "page-buying" */ '#mfe-account/routes/buying/buying-page.tsx'),
      loader: () => import(/* webpackChunkName: "loader-buying" */ '#mfe-account/routes/buying/buying-loader.ts'),
      messages: [listMessages, buyingMessages, offersMessages],
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
  {
    id: 'account-saved-searches',
    path: 'buying/saved-searches',
    ...lazyPage(locale, {
      chunk: 'page-saved-searches',
      load: () =>
        import(/* webpackChunkName: "page-saved-searches" */ '#mfe-account/routes/buying/saved-searches-page.tsx'),
      loader: () =>
        import(/* webpackChunkName: "loader-saved-searches" */ '#mfe-account/routes/buying/saved-searches-loader.ts'),
      messages: [savedSearchesMessages],
    }),
  },
  {
    id: 'account-new-search',
    path: 'buying/saved-searches/new',
    ...lazyPage(locale, {
      chunk: 'page-new-search',
      load: () => import(/* webpackChunkName: "page-new-search" */ '#mfe-account/routes/buying/new-search-page.tsx'),
      loader: () =>
        import(/* webpackChunkName: "loader-new-search" */ '#mfe-account/routes/buying/new-search-loader.ts'),
      messages: [savedSearchesMessages],
    }),
  },
  {
    id: 'account-saved-search',
    path: 'buying/saved-searches/:id',
    ...lazyPage(locale, {
      chunk: 'page-saved-search',
      load: () =>
        import(/* webpackChunkName: "page-saved-search" */ '#mfe-account/routes/buying/saved-search-page.tsx'),
      loader: () =>
        import(/* webpackChunkName: "loader-saved-search" */ '#mfe-account/routes/buying/saved-search-loader.ts'),
      messages: [savedSearchesMessages, wishlistMessages],
    }),
  },
  {
    id: 'account-return-buying',
    path: 'buying/returns/:id',
    ...lazyPage(locale, {
      chunk: 'page-return-buying',
      load: () => import(/* webpackChunkName: "page-return-buying" */ '#mfe-account/routes/buying/return-page.tsx'),
      loader: () =>
        import(/* webpackChunkName: "loader-return-buying" */ '#mfe-account/routes/buying/return-loader.ts'),
      messages: [returnsMessages],
    }),
  },
];
