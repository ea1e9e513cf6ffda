import type { Locale } from '@headstock/contracts/locale';
import { lazyPage } from '@headstock/i18n/lazy-page';
import type { RouteObject } from 'react-router';
import { freshProofMessages } from '#mfe-admin/features/fresh-proof/fresh-proof-messages.ts';
import { deliveriesMessages, listsMessages, webhooksMessages } from '#mfe-admin/messages/load-messages.ts';

const webhooks = [listsMessages, freshProofMessages, webhooksMessages];
const deliveries = [...webhooks, deliveriesMessages];

/** Webhooks, and what was sent to them. */
export const webhookRoutes = (locale: Locale): RouteObject[] => [
  {
    id: 'admin-webhooks',
    path: 'integrations/webhooks',
    ...lazyPage(locale, {
      chunk: 'page-webhooks',
      load: () => import(/* webpackChunkName: "page-webhooks" */ '#mfe-admin/routes/integrations/webhooks-page.tsx'),
      loader: () =>
        import(/* webpackChunkName: "loader-webhooks" */ '#mfe-admin/routes/integrations/webhooks-loader.ts'),
      messages: webhooks,
    }),
    children: [
      {
        id: 'admin-webhook-new',
        path: 'new',
        ...lazyPage(locale, {
          chunk: 'page-webhook-new',
          load: () =>
            import(/* webpackChunkName: "page-webhook-new" */ '#mfe-admin/routes/integrations/new-webhook-page.tsx'),
          messages: webhooks,
        }),
      },
      {
        id: 'admin-webhook',
        path: ':id',
        ...lazyPage(locale, {
          chunk: 'page-webhook',
          load: () => import(/* webpackChunkName: "page-webhook" */ '#mfe-admin/routes/integrations/webhook-page.tsx'),
          loader: () =>
            import(/* webpackChunkName: "loader-webhook" */ '#mfe-admin/routes/integrations/webhook-loader.ts'),
          messages: webhooks,
        }),
      },
    ],
  },
  {
    id: 'admin-deliveries',
    path: 'integrations/deliveries',
    ...lazyPage(locale, {
      chunk: 'page-deliveries',
      load: () =>
        import(/* webpackChunkName: "page-deliveries" */ '#mfe-admin/routes/integrations/deliveries-page.tsx'),
      loader: () =>
        import(/* webpackChunkName: "loader-deliveries" */ '#mfe-admin/routes/integrations/deliveries-loader.ts'),
      messages: deliveries,
    }),
    children: [
      {
        id: 'admin-deliveries-resend',
        path: 'resend',
        ...lazyPage(locale, {
          chunk: 'page-deliveries-resend',
          load: () =>
            import(
              /* webpackChunkName: "page-deliveries-resend" */ '#mfe-admin/routes/integrations/resend-deliveries-page.tsx'
            ),
          messages: deliveries,
        }),
      },
      {
        id: 'admin-delivery',
        path: ':id',
        ...lazyPage(locale, {
          chunk: 'page-delivery',
          load: () =>
            import(/* webpackChunkName: "page-delivery" */ '#mfe-admin/routes/integrations/delivery-page.tsx'),
          loader: () =>
            import(/* webpackChunkName: "loader-delivery" */ '#mfe-admin/routes/integrations/delivery-loader.ts'),
          messages: deliveries,
        }),
      },
    ],
  },
];
