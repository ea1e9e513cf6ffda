import type { Locale } from '@headstock/contracts/locale';
import { lazyPage } from '@headstock/i18n/lazy-page';
import type { RouteObject } from 'react-router';
import {
  authMessages,
  dashboardMessages,
  listMessages,
  photographsMessages,
  portfolioMessages,
} from '#mfe-account/messages/load-messages.ts';

/** `/profile/portfolio` and the pages under it, relative to `/profile`. */
export const portfolioRoutes = (locale: Locale): RouteObject[] => [
  {
    id: 'account-portfolio',
    path: 'portfolio',
    ...lazyPage(locale, {
      chunk: 'page-portfolio',
      load: () => import(/* webpackChunkName: "page-portfolio" */ './portfolio-page.tsx'),
      loader: () => import(/* webpackChunkName: "loader-portfolio" */ './portfolio-loader.ts'),
      messages: [dashboardMessages, listMessages, portfolioMessages],
    }),
  },
  {
    id: 'account-portfolio-item',
    path: 'portfolio/:id',
    ...lazyPage(locale, {
      chunk: 'page-portfolio-item',
      load: () => import(/* webpackChunkName: "page-portfolio-item" */ './portfolio-item-page.tsx'),
      loader: () => import(/* webpackChunkName: "loader-portfolio-item" */ './portfolio-item-loader.ts'),
      messages: [authMessages, photographsMessages, portfolioMessages],
    }),
  },
];
