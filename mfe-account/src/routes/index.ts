import type { Locale } from '@headstock/contracts/locale';
import { lazyPage } from '@headstock/i18n/lazy-page';
import type { RouteObject } from 'react-router';
import { plainRoutes } from './plain/plain-routes.ts';
import { profileRoute } from './profile/profile-route.ts';
import {
  authMessages,
  confirmEmailMessages,
  resetPasswordMessages,
  unsubscribeMessages,
  wishlistMessages,
} from '#mfe-account/messages/load-messages.ts';
import { failureMessages } from '#mfe-account/messages/load-failure-messages.ts';
import { consentsMessages } from '#mfe-account/messages/load-consents-messages.ts';
import { twoStepResetMessages } from '#mfe-account/messages/load-two-step-reset-messages.ts';
import { signInMessages } from '#mfe-account/messages/load-sign-in-messages.ts';

/** The account's pages in one language. */
export function createRoutes({ locale }: { readonly locale: Locale }): RouteObject[] {
  return [
    {
      id: 'account-reset-password',
      path: 'reset-password/*',
      ...lazyPage(locale, {
        chunk: 'page-reset-password',
        load: () =>
          import(
            /* webpackChunkName: "page-reset-password" */ '#mfe-account/routes/reset-password/reset-password-page.tsx'
          ),
        messages: [authMessages, failureMessages, resetPasswordMessages],
      }),
    },
    {
      id: 'account-confirm-email',
      path: 'confirm-email/*',
      ...lazyPage(locale, {
        chunk: 'page-confirm-email',
        load: () =>
          import(
            /* webpackChunkName: "page-confirm-email" */ '#mfe-account/routes/confirm-email/confirm-email-page.tsx'
          ),
        messages: [confirmEmailMessages, failureMessages],
      }),
    },
    {
      id: 'account-two-step-reset',
      path: 'two-step-reset/*',
      ...lazyPage(locale, {
        chunk: 'page-two-step-reset',
        load: () =>
          import(/* webpackChunkName: "page-two-step-reset" */ '#mfe-account/routes/two-step-reset/reset-page.tsx'),
        messages: [twoStepResetMessages, failureMessages],
      }),
    },
    {
      id: 'account-two-step-keep',
      path: 'two-step-keep/*',
      ...lazyPage(locale, {
        chunk: 'page-two-step-keep',
        load: () =>
          import(/* webpackChunkName: "page-two-step-keep" */ '#mfe-account/routes/two-step-reset/keep-page.tsx'),
        messages: [twoStepResetMessages, failureMessages],
      }),
    },
    {
      id: 'account-sign-in',
      path: 'sign-in',
      ...lazyPage(locale, {
        chunk: 'page-sign-in',
        load: () => import(/* webpackChunkName: "page-sign-in" */ '#mfe-account/routes/sign-in/sign-in-page.tsx'),
        messages: [signInMessages],
      }),
    },
    {
      id: 'account-unsubscribe',
      path: 'unsubscribe/:token',
      ...lazyPage(locale, {
        chunk: 'page-unsubscribe',
        load: () =>
          import(/* webpackChunkName: "page-unsubscribe" */ '#mfe-account/routes/unsubscribe/unsubscribe-page.tsx'),
        loader: () =>
          import(/* webpackChunkName: "loader-unsubscribe" */ '#mfe-account/routes/unsubscribe/unsubscribe-loader.ts'),
        messages: [failureMessages, unsubscribeMessages],
      }),
    },
    {
      id: 'account-consent',
      path: 'consents/:id',
      ...lazyPage(locale, {
        chunk: 'page-consent',
        load: () => import(/* webpackChunkName: "page-consent" */ '#mfe-account/routes/consents/consent-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-consent" */ '#mfe-account/routes/consents/consent-loader.ts'),
        messages: [consentsMessages, failureMessages],
      }),
    },
    {
      id: 'account-wishlist',
      path: 'wishlist',
      ...lazyPage(locale, {
        chunk: 'page-wishlist',
        load: () => import(/* webpackChunkName: "page-wishlist" */ '#mfe-account/routes/wishlist/wishlist-page.tsx'),
        loader: () =>
          import(/* webpackChunkName: "loader-wishlist" */ '#mfe-account/routes/wishlist/wishlist-loader.ts'),
        messages: [failureMessages, wishlistMessages],
      }),
    },
    {
      id: 'account-shared-wishlist',
      path: 'shared-wishlist/:token',
      ...lazyPage(locale, {
        chunk: 'page-shared-wishlist',
        load: () =>
          import(
            /* webpackChunkName: "page-shared-wishlist" */ '#mfe-account/routes/wishlist/shared-wishlist-page.tsx'
          ),
        loader: () =>
          import(
            /* webpackChunkName: "loader-shared-wishlist" */ '#mfe-account/routes/wishlist/shared-wishlist-loader.ts'
          ),
        messages: [failureMessages, wishlistMessages],
      }),
    },
    ...plainRoutes(locale),
    profileRoute(locale),
  ];
}
