import type { Locale } from '@headstock/contracts/locale';
import { lazyPage } from '@headstock/i18n/lazy-page';
import type { RouteObject } from 'react-router';
import { proceedsMessages } from '#mfe-account/features/proceeds/proceeds-messages.ts';
import { consentsMessages } from '#mfe-account/messages/load-consents-messages.ts';
import { listingImportsMessages } from '#mfe-account/features/listing-imports/listing-imports-messages.ts';
import {
  listingEditorMessages,
  listingsMessages,
  listMessages,
  offerRulesMessages,
  offersMessages,
  payoutsMessages,
  returnsMessages,
  sellingMessages,
} from '#mfe-account/messages/load-messages.ts';

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
    id: 'account-listings',
    path: 'selling/listings',
    ...lazyPage(locale, {
      chunk: 'page-listings',
      load: () => import(/* webpackChunkName: "page-listings" */ '#mfe-account/routes/selling/listings-page.tsx'),
      loader: () => import(/* webpackChunkName: "loader-listings" */ '#mfe-account/routes/selling/listings-loader.ts'),
      messages: [listMessages, listingsMessages],
    }),
  },
  {
    id: 'account-listing',
    path: 'selling/listings/:id',
    ...lazyPage(locale, {
      chunk: 'page-listing',
      load: () => import(/* webpackChunkName: "page-listing" */ '#mfe-account/routes/selling/listing-page.tsx'),
      loader: () => import(/* webpackChunkName: "loader-listing" */ '#mfe-account/routes/selling/listing-loader.ts'),
      messages: [listingsMessages, listingEditorMessages],
    }),
  },
  {
    id: 'account-consents',
    path: 'selling/consents',
    ...lazyPage(locale, {
      chunk: 'page-consents',
      load: () => import(/* webpackChunkName: "page-consents" */ '#mfe-account/routes/selling/consents-page.tsx'),
      loader: () => import(/* webpackChunkName: "loader-consents" */ '#mfe-account/routes/selling/consents-loader.ts'),
      messages: [consentsMessages],
    }),
  },
  {
    id: 'account-imports',
    path: 'selling/imports',
    ...lazyPage(locale, {
      chunk: 'page-imports',
      load: () => import(/* webpackChunkName: "page-imports" */ '#mfe-account/routes/selling/imports-page.tsx'),
      loader: () => import(/* webpackChunkName: "loader-imports" */ '#mfe-account/routes/selling/imports-loader.ts'),
      messages: [listingImportsMessages],
    }),
  },
  {
    id: 'account-import',
    path: 'selling/imports/:id',
    ...lazyPage(locale, {
      chunk: 'page-import',
      load: () => import(/* webpackChunkName: "page-import" */ '#mfe-account/routes/selling/import-page.tsx'),
      loader: () => import(/* webpackChunkName: "loader-import" */ '#mfe-account/routes/selling/import-loader.ts'),
      messages: [listingImportsMessages],
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
      messages: [listMessages, offersMessages, proceedsMessages],
    }),
  },
  {
    id: 'account-offer-rules',
    path: 'selling/offers/rules',
    ...lazyPage(locale, {
      chunk: 'page-offer-rules',
      load: () => import(/* webpackChunkName: "page-offer-rules" */ '#mfe-account/routes/selling/offer-rules-page.tsx'),
      loader: () =>
        import(/* webpackChunkName: "loader-offer-rules" */ '#mfe-account/routes/selling/offer-rules-loader.ts'),
      messages: [listMessages, offerRulesMessages, proceedsMessages],
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
  {
    id: 'account-return-selling',
    path: 'selling/returns/:id',
    ...lazyPage(locale, {
      chunk: 'page-return-selling',
      load: () => import(/* webpackChunkName: "page-return-selling" */ '#mfe-account/routes/selling/return-page.tsx'),
      loader: () =>
        import(/* webpackChunkName: "loader-return-selling" */ '#mfe-account/routes/selling/return-loader.ts'),
      messages: [returnsMessages],
    }),
  },
];
