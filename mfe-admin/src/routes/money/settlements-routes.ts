import type { Locale } from '@headstock/contracts/locale';
import { lazyPage } from '@headstock/i18n/lazy-page';
import type { RouteObject } from 'react-router';
import { settlementsMessages } from '#mfe-admin/features/settlements/settlements-messages.ts';
import { listsMessages, moneyMessages } from '#mfe-admin/messages/load-messages.ts';

const messages = [listsMessages, moneyMessages, settlementsMessages];

/** The pages of what payment providers paid out. */
export const settlementsRoutes = (locale: Locale): RouteObject => ({
  id: 'admin-settlements',
  path: 'settlements',
  ...lazyPage(locale, {
    chunk: 'page-settlements',
    load: () => import(/* webpackChunkName: "page-settlements" */ '#mfe-admin/routes/money/settlements-page.tsx'),
    loader: () => import(/* webpackChunkName: "loader-settlements" */ '#mfe-admin/routes/money/settlements-loader.ts'),
    messages,
  }),
  children: [
    {
      id: 'admin-settlement-import',
      path: 'import',
      ...lazyPage(locale, {
        chunk: 'page-settlement-import',
        load: () =>
          import(/* webpackChunkName: "page-settlement-import" */ '#mfe-admin/routes/money/settlement-import-page.tsx'),
        messages,
      }),
    },
    {
      id: 'admin-settlement',
      path: ':id',
      ...lazyPage(locale, {
        chunk: 'page-settlement',
        load: () => import(/* webpackChunkName: "page-settlement" */ '#mfe-admin/routes/money/settlement-page.tsx'),
        loader: () =>
          import(/* webpackChunkName: "loader-settlement" */ '#mfe-admin/routes/money/settlement-loader.ts'),
        messages,
      }),
    },
  ],
});
