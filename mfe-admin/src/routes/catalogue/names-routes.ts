import type { Locale } from '@headstock/contracts/locale';
import { lazyPage } from '@headstock/i18n/lazy-page';
import type { RouteObject } from 'react-router';
import { listsMessages } from '#mfe-admin/messages/load-messages.ts';
import { namesMessages } from '#mfe-admin/messages/load-names-messages.ts';

const messages = [listsMessages, namesMessages];

/** Makers, models, categories and types, as the shop calls them. */
export const namesRoutes = (locale: Locale): RouteObject[] => [
  {
    id: 'admin-brands',
    path: 'catalogue/brands',
    ...lazyPage(locale, {
      chunk: 'page-brands',
      load: () => import(/* webpackChunkName: "page-brands" */ '#mfe-admin/routes/catalogue/brands-page.tsx'),
      loader: () => import(/* webpackChunkName: "loader-brands" */ '#mfe-admin/routes/catalogue/brands-loader.ts'),
      messages,
    }),
    children: [
      {
        id: 'admin-brand-new',
        path: 'new',
        ...lazyPage(locale, {
          chunk: 'page-new-brand',
          load: () => import(/* webpackChunkName: "page-new-brand" */ '#mfe-admin/routes/catalogue/new-brand-page.tsx'),
          messages,
        }),
      },
      {
        id: 'admin-name-changes',
        path: 'changes',
        ...lazyPage(locale, {
          chunk: 'page-name-changes',
          load: () =>
            import(/* webpackChunkName: "page-name-changes" */ '#mfe-admin/routes/catalogue/name-changes-page.tsx'),
          loader: () =>
            import(/* webpackChunkName: "loader-name-changes" */ '#mfe-admin/routes/catalogue/name-changes-loader.ts'),
          messages,
        }),
      },
      {
        id: 'admin-brand',
        path: ':id',
        ...lazyPage(locale, {
          chunk: 'page-brand',
          load: () => import(/* webpackChunkName: "page-brand" */ '#mfe-admin/routes/catalogue/brand-page.tsx'),
          loader: () => import(/* webpackChunkName: "loader-brand" */ '#mfe-admin/routes/catalogue/brand-loader.ts'),
          messages,
        }),
      },
    ],
  },
  {
    id: 'admin-categories',
    path: 'catalogue/categories',
    ...lazyPage(locale, {
      chunk: 'page-categories',
      load: () => import(/* webpackChunkName: "page-categories" */ '#mfe-admin/routes/catalogue/categories-page.tsx'),
      loader: () =>
        import(/* webpackChunkName: "loader-categories" */ '#mfe-admin/routes/catalogue/categories-loader.ts'),
      messages,
    }),
    children: [
      {
        id: 'admin-category',
        path: ':id',
        ...lazyPage(locale, {
          chunk: 'page-category',
          load: () => import(/* webpackChunkName: "page-category" */ '#mfe-admin/routes/catalogue/category-page.tsx'),
          messages,
        }),
      },
      {
        id: 'admin-category-type',
        path: ':id/:type',
        ...lazyPage(locale, {
          chunk: 'page-category',
          load: () => import(/* webpackChunkName: "page-category" */ '#mfe-admin/routes/catalogue/category-page.tsx'),
          messages,
        }),
      },
    ],
  },
];
