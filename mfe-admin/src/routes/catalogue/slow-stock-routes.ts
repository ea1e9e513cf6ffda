import type { Locale } from '@headstock/contracts/locale';
import { lazyPage } from '@headstock/i18n/lazy-page';
import type { RouteObject } from 'react-router';
import { inventoryMessages, listsMessages } from '#mfe-admin/messages/load-messages.ts';
import { slowStockMessages } from '#mfe-admin/messages/load-slow-stock-messages.ts';

const messages = [listsMessages, inventoryMessages, slowStockMessages];

/** What does not sell, and the prices that are suggested for it. */
export const slowStockRoutes = (locale: Locale): RouteObject[] => [
  {
    id: 'admin-slow-stock',
    path: 'catalogue/slow-stock',
    ...lazyPage(locale, {
      chunk: 'page-slow-stock',
      load: () => import(/* webpackChunkName: "page-slow-stock" */ '#mfe-admin/routes/catalogue/slow-stock-page.tsx'),
      loader: () =>
        import(/* webpackChunkName: "loader-slow-stock" */ '#mfe-admin/routes/catalogue/slow-stock-loader.ts'),
      messages,
    }),
    children: [
      {
        id: 'admin-price-steps',
        path: 'prices',
        ...lazyPage(locale, {
          chunk: 'page-price-steps',
          load: () =>
            import(/* webpackChunkName: "page-price-steps" */ '#mfe-admin/routes/catalogue/price-steps-page.tsx'),
          messages,
        }),
      },
    ],
  },
];
