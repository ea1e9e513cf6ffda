import type { Locale } from '@headstock/contracts/locale';
import { lazyPage } from '@headstock/i18n/lazy-page';
import type { RouteObject } from 'react-router';
import { assistantsMessages, listsMessages } from '#mfe-admin/messages/load-messages.ts';

/** The routes below `/dashboard`, which have the layout of the back office. */
export const dashboardRoutes = (locale: Locale): RouteObject[] => [
  {
    id: 'dashboard-ai',
    path: 'ai',
    ...lazyPage(locale, {
      chunk: 'page-assistant-dashboard',
      load: () => import(/* webpackChunkName: "page-assistant-dashboard" */ '#mfe-admin/routes/ai/dashboard-page.tsx'),
      loader: () =>
        import(/* webpackChunkName: "loader-assistant-dashboard" */ '#mfe-admin/routes/ai/dashboard-loader.ts'),
      messages: [listsMessages, assistantsMessages],
    }),
  },
];
