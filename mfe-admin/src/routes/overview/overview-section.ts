import { lazyPage } from '@headstock/i18n/lazy-page';
import { listsMessages, overviewMessages } from '#mfe-admin/messages/load-messages.ts';
import type { AdminSection } from '#mfe-admin/routes/admin/admin-section.ts';

/** How the shop is doing. */
export const overviewSection: AdminSection = {
  key: 'overview',
  pages: [{ key: 'overview', path: '/admin/overview', letter: 'd', grant: 'money:read' }],
  routes: (locale) => [
    {
      id: 'admin-overview',
      path: 'overview',
      ...lazyPage(locale, {
        chunk: 'page-overview',
        load: () => import(/* webpackChunkName: "page-overview" */ '#mfe-admin/routes/overview/overview-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-overview" */ '#mfe-admin/routes/overview/overview-loader.ts'),
        messages: [listsMessages, overviewMessages],
      }),
    },
  ],
};
