import { addressMessages } from '@headstock/commerce-client/messages';
import type { Locale } from '@headstock/contracts/locale';
import { lazyPage } from '@headstock/i18n/lazy-page';
import type { RouteObject } from 'react-router';
import { sellMessages } from '#mfe-account/features/seller-application/seller-application-messages.ts';
import {
  accountDataMessages,
  addressBookMessages,
  authMessages,
  confirmEmailMessages,
  detailsMessages,
  factorsMessages,
  invoicesMessages,
  notificationsMessages,
  picturesMessages,
  reauthMessages,
  repliesMessages,
  securityMessages,
  savedCardsMessages,
  storeCreditsMessages,
  unsubscribeMessages,
} from '#mfe-account/messages/load-messages.ts';

/** The pages under `/profile/settings`, relative to `/profile`. */
export function settingsRoutes(locale: Locale): RouteObject[] {
  return [
    {
      id: 'account-settings',
      path: 'settings',
      ...lazyPage(locale, {
        chunk: 'page-settings',
        load: () => import(/* webpackChunkName: "page-settings" */ './settings-page.tsx'),
        messages: [],
      }),
    },
    {
      id: 'account-settings-details',
      path: 'settings/details',
      ...lazyPage(locale, {
        chunk: 'page-details',
        load: () => import(/* webpackChunkName: "page-details" */ './details/details-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-details" */ './details/details-loader.ts'),
        messages: [authMessages, confirmEmailMessages, reauthMessages, detailsMessages, picturesMessages],
      }),
    },
    {
      id: 'account-settings-security',
      path: 'settings/security',
      ...lazyPage(locale, {
        chunk: 'page-security',
        load: () => import(/* webpackChunkName: "page-security" */ './security/security-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-security" */ './security/security-loader.ts'),
        messages: [authMessages, reauthMessages, securityMessages, factorsMessages],
      }),
    },
    {
      id: 'account-settings-notifications',
      path: 'settings/notifications',
      ...lazyPage(locale, {
        chunk: 'page-notifications',
        load: () => import(/* webpackChunkName: "page-notifications" */ './notifications/notifications-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-notifications" */ './notifications/notifications-loader.ts'),
        messages: [unsubscribeMessages, notificationsMessages],
      }),
    },
    {
      id: 'account-settings-sell',
      path: 'settings/sell',
      ...lazyPage(locale, {
        chunk: 'page-sell',
        load: () => import(/* webpackChunkName: "page-sell" */ './sell/sell-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-sell" */ './sell/sell-loader.ts'),
        messages: [confirmEmailMessages, sellMessages],
      }),
    },
    {
      id: 'account-settings-replies',
      path: 'settings/replies',
      ...lazyPage(locale, {
        chunk: 'page-replies',
        load: () => import(/* webpackChunkName: "page-replies" */ './replies/replies-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-replies" */ './replies/replies-loader.ts'),
        messages: [repliesMessages],
      }),
    },
    {
      id: 'account-settings-privacy',
      path: 'settings/privacy',
      ...lazyPage(locale, {
        chunk: 'page-privacy',
        load: () => import(/* webpackChunkName: "page-privacy" */ './privacy/privacy-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-privacy" */ './privacy/privacy-loader.ts'),
        messages: [authMessages, reauthMessages, accountDataMessages],
      }),
    },
    {
      id: 'account-settings-addresses',
      path: 'settings/addresses',
      ...lazyPage(locale, {
        chunk: 'page-addresses',
        load: () => import(/* webpackChunkName: "page-addresses" */ './addresses/addresses-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-addresses" */ './addresses/addresses-loader.ts'),
        messages: [addressMessages, addressBookMessages],
      }),
    },
    {
      id: 'account-settings-invoices',
      path: 'settings/invoices',
      ...lazyPage(locale, {
        chunk: 'page-invoices',
        load: () => import(/* webpackChunkName: "page-invoices" */ './invoices/invoices-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-invoices" */ './invoices/invoices-loader.ts'),
        messages: [invoicesMessages],
      }),
    },
    {
      id: 'account-settings-invoice',
      path: 'settings/invoices/:id',
      ...lazyPage(locale, {
        chunk: 'page-invoice',
        load: () => import(/* webpackChunkName: "page-invoice" */ './invoice/invoice-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-invoice" */ './invoice/invoice-loader.ts'),
        messages: [invoicesMessages],
      }),
    },
    {
      id: 'account-settings-refund',
      path: 'settings/refunds/:id',
      ...lazyPage(locale, {
        chunk: 'page-refund',
        load: () => import(/* webpackChunkName: "page-refund" */ './refund/refund-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-refund" */ './refund/refund-loader.ts'),
        messages: [invoicesMessages],
      }),
    },
    {
      id: 'account-settings-payment',
      path: 'settings/payment',
      ...lazyPage(locale, {
        chunk: 'page-payment',
        load: () => import(/* webpackChunkName: "page-payment" */ './payment/payment-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-payment" */ './payment/payment-loader.ts'),
        messages: [authMessages, savedCardsMessages, storeCreditsMessages],
      }),
    },
  ];
}
