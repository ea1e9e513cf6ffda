import type { Locale } from '@headstock/contracts/locale';
import { lazyPage } from '@headstock/i18n/lazy-page';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { adminMessages, paletteMessages } from '#mfe-admin/messages/load-messages.ts';
import { adminSections } from './admin/admin-pages.ts';
import { refuseRoutes } from './admin/refuse-routes.ts';
import { dashboardRoutes } from './ai/dashboard-routes.ts';

/** Where `/admin` leads. */
const startLoader = async (args: LoaderFunctionArgs): Promise<Response> =>
  (await import(/* webpackChunkName: "loader-start" */ './admin/start-loader.ts')).loader(args);

const layout = (locale: Locale) =>
  lazyPage(locale, {
    chunk: 'admin-layout',
    load: () => import(/* webpackChunkName: "admin-layout" */ '#mfe-admin/routes/admin/admin-layout.tsx'),
    messages: [adminMessages, paletteMessages],
  });

/** The back office in one language: its layout around the routes of its sections, and around the dashboard of the assistants. */
export function createRoutes({ locale }: { readonly locale: Locale }): RouteObject[] {
  return [
    {
      id: 'admin',
      path: 'admin',
      ...layout(locale),
      children: refuseRoutes(
        [
          { id: 'admin-index', index: true, loader: startLoader },
          ...adminSections.flatMap(({ routes }) => routes(locale)),
        ],
        '/admin',
      ),
    },
    {
      id: 'dashboard',
      path: 'dashboard',
      ...layout(locale),
      children: refuseRoutes(dashboardRoutes(locale), '/dashboard'),
    },
  ];
}
