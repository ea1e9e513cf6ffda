import type { Locale } from '@headstock/contracts/locale';
import type { RouteHandle } from '@headstock/contracts/remotes';
import { withMessages } from '@headstock/i18n/messages';
import { redirect, type RouteObject } from 'react-router';
import { loadMessages } from '#mfe-admin/messages/load-messages.ts';

/** The back office in one language. Its first page is the list of accounts. */
export function createRoutes({ locale }: { readonly locale: Locale }): RouteObject[] {
  return [
    {
      id: 'admin',
      path: 'admin',
      handle: { chunks: ['admin-frame', `messages-${locale}`] } satisfies RouteHandle,
      lazy: async () => {
        const [{ AdminFrame, AdminGuard }, messages] = await Promise.all([
          import(/* webpackChunkName: "admin-frame" */ '#mfe-admin/frame/admin-frame.tsx'),
          loadMessages(locale),
        ]);
        return { Component: withMessages(AdminFrame, messages), ErrorBoundary: withMessages(AdminGuard, messages) };
      },
      children: [
        { id: 'admin-index', index: true, loader: () => redirect('/admin/accounts') },
        {
          id: 'admin-accounts',
          path: 'accounts',
          handle: { chunks: ['page-accounts'] } satisfies RouteHandle,
          lazy: () => import(/* webpackChunkName: "page-accounts" */ './accounts-page.tsx'),
        },
      ],
    },
  ];
}
