import type { Locale } from '@headstock/contracts/locale';
import type { RouteHandle } from '@headstock/contracts/remotes';
import { withMessages } from '@headstock/i18n/messages';
import type { RouteObject } from 'react-router';
import { loadMessages, loadWishlistMessages } from '#mfe-account/load-messages.ts';

/** The account's pages in one language. */
export function createRoutes({ locale }: { readonly locale: Locale }): RouteObject[] {
  return [
    {
      id: 'account-reset-password',
      path: 'reset-password/*',
      handle: { chunks: ['page-reset-password', `messages-${locale}`] } satisfies RouteHandle,
      lazy: async () => {
        const [{ Component }, messages] = await Promise.all([
          import(/* webpackChunkName: "page-reset-password" */ './reset-password-page.tsx'),
          loadMessages(locale),
        ]);
        return { Component: withMessages(Component, messages) };
      },
    },
    {
      id: 'account-wishlist',
      path: 'wishlist',
      handle: { chunks: ['page-wishlist', `messages-wishlist-${locale}`] } satisfies RouteHandle,
      lazy: async () => {
        const [{ Component, loader }, messages] = await Promise.all([
          import(/* webpackChunkName: "page-wishlist" */ './wishlist-page.tsx'),
          loadWishlistMessages(locale),
        ]);
        return { loader, Component: withMessages(Component, messages) };
      },
    },
  ];
}
