import type { Locale } from '@headstock/contracts/locale';
import { lazyPage } from '@headstock/i18n/lazy-page';
import type { RouteObject } from 'react-router';
import { feedbackMessages } from '#mfe-account/messages/load-messages.ts';

/** The pages under `/profile/feedback`. */
export const feedbackRoutes = (locale: Locale): RouteObject[] => [
  {
    id: 'account-order-feedback',
    path: 'feedback/:orderId',
    ...lazyPage(locale, {
      chunk: 'page-order-feedback',
      load: () =>
        import(/* webpackChunkName: "page-order-feedback" */ '#mfe-account/routes/feedback/order-feedback-page.tsx'),
      loader: () =>
        import(/* webpackChunkName: "loader-order-feedback" */ '#mfe-account/routes/feedback/order-feedback-loader.ts'),
      messages: [feedbackMessages],
    }),
  },
];
