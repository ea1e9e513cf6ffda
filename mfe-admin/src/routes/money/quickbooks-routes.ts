import type { Locale } from '@headstock/contracts/locale';
import { lazyPage } from '@headstock/i18n/lazy-page';
import type { RouteObject } from 'react-router';
import { listsMessages, moneyMessages, quickbooksMessages } from '#mfe-admin/messages/load-messages.ts';

const messages = [listsMessages, moneyMessages, quickbooksMessages];

/** The pages of QuickBooks. */
export const quickbooksRoutes = (locale: Locale): RouteObject => ({
  id: 'admin-quickbooks',
  path: 'quickbooks',
  ...lazyPage(locale, {
    chunk: 'page-quickbooks',
    load: () => import(/* webpackChunkName: "page-quickbooks" */ '#mfe-admin/routes/money/quickbooks-page.tsx'),
    loader: () => import(/* webpackChunkName: "loader-quickbooks" */ '#mfe-admin/routes/money/quickbooks-loader.ts'),
    messages,
  }),
  children: [
    {
      id: 'admin-quickbooks-connection',
      path: 'connection',
      ...lazyPage(locale, {
        chunk: 'page-quickbooks-connection',
        load: () =>
          import(
            /* webpackChunkName: "page-quickbooks-connection" */ '#mfe-admin/routes/money/quickbooks-connection-page.tsx'
          ),
        messages,
      }),
    },
    {
      id: 'admin-quickbooks-mapping',
      path: 'mapping',
      ...lazyPage(locale, {
        chunk: 'page-quickbooks-mapping',
        load: () =>
          import(
            /* webpackChunkName: "page-quickbooks-mapping" */ '#mfe-admin/routes/money/quickbooks-mapping-page.tsx'
          ),
        loader: () =>
          import(
            /* webpackChunkName: "loader-quickbooks-mapping" */ '#mfe-admin/routes/money/quickbooks-mapping-loader.ts'
          ),
        messages,
      }),
    },
    {
      id: 'admin-quickbooks-document',
      path: 'documents/:id',
      ...lazyPage(locale, {
        chunk: 'page-quickbooks-document',
        load: () =>
          import(
            /* webpackChunkName: "page-quickbooks-document" */ '#mfe-admin/routes/money/quickbooks-document-page.tsx'
          ),
        loader: () =>
          import(
            /* webpackChunkName: "loader-quickbooks-document" */ '#mfe-admin/routes/money/quickbooks-document-loader.ts'
          ),
        messages,
      }),
    },
  ],
});
