import type { Locale } from '@headstock/contracts/locale';
import { lazyPage } from '@headstock/i18n/lazy-page';
import type { RouteObject } from 'react-router';
import { contentMessages, listsMessages } from '#mfe-admin/messages/load-messages.ts';

const messages = [listsMessages, contentMessages];

const begin = (locale: Locale, id: string): RouteObject => ({
  id: `${id}-new`,
  path: 'new',
  ...lazyPage(locale, {
    chunk: 'page-new-content',
    load: () => import(/* webpackChunkName: "page-new-content" */ '#mfe-admin/routes/content/new-content-page.tsx'),
    messages,
  }),
});

const list = (locale: Locale, id: string, path: string, children = [begin(locale, id)]): RouteObject => ({
  id,
  path,
  ...lazyPage(locale, {
    chunk: 'page-content-list',
    load: () => import(/* webpackChunkName: "page-content-list" */ '#mfe-admin/routes/content/content-list-page.tsx'),
    loader: () =>
      import(/* webpackChunkName: "loader-content-list" */ '#mfe-admin/routes/content/content-list-loader.ts'),
    messages,
  }),
  children,
});

const order = (locale: Locale, id: string): RouteObject => ({
  id,
  path: 'order',
  ...lazyPage(locale, {
    chunk: 'page-content-order',
    load: () => import(/* webpackChunkName: "page-content-order" */ '#mfe-admin/routes/content/order-page.tsx'),
    loader: () => import(/* webpackChunkName: "loader-content-order" */ '#mfe-admin/routes/content/order-loader.ts'),
    messages,
  }),
});

/** The one invitation to the newsletter: leads to its editor. */
const newsletter: RouteObject = {
  id: 'admin-newsletter',
  path: 'content/newsletter',
  loader: async (args) =>
    (await import(/* webpackChunkName: "loader-newsletter" */ '#mfe-admin/routes/content/newsletter-loader.ts')).loader(
      args,
    ),
};

const editor = (locale: Locale): RouteObject => ({
  id: 'admin-content-editor',
  path: 'content/edit/:id',
  ...lazyPage(locale, {
    chunk: 'page-content-editor',
    load: () => import(/* webpackChunkName: "page-content-editor" */ '#mfe-admin/routes/content/editor-page.tsx'),
    loader: () => import(/* webpackChunkName: "loader-content-editor" */ '#mfe-admin/routes/content/editor-loader.ts'),
    messages,
  }),
  children: [
    {
      id: 'admin-content-history',
      path: 'history',
      ...lazyPage(locale, {
        chunk: 'page-content-history',
        load: () => import(/* webpackChunkName: "page-content-history" */ '#mfe-admin/routes/content/history-page.tsx'),
        loader: () =>
          import(/* webpackChunkName: "loader-content-history" */ '#mfe-admin/routes/content/history-loader.ts'),
        messages,
      }),
    },
    {
      id: 'admin-content-more',
      path: 'more',
      ...lazyPage(locale, {
        chunk: 'page-content-more',
        load: () => import(/* webpackChunkName: "page-content-more" */ '#mfe-admin/routes/content/more-page.tsx'),
        messages,
      }),
    },
  ],
});

/** The lists of texts, what opens over them, and the editor. */
export const textsRoutes = (locale: Locale): RouteObject[] => [
  list(locale, 'admin-content', 'content'),
  list(locale, 'admin-posts', 'content/posts'),
  list(locale, 'admin-questions', 'content/questions', [
    begin(locale, 'admin-questions'),
    order(locale, 'admin-questions-order'),
  ]),
  list(locale, 'admin-banner', 'content/banner', [begin(locale, 'admin-banner'), order(locale, 'admin-banner-order')]),
  list(locale, 'admin-menus', 'content/menus', []),
  list(locale, 'admin-terms', 'content/terms', []),
  newsletter,
  editor(locale),
];
