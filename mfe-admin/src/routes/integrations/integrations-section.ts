import { lazyPage } from '@headstock/i18n/lazy-page';
import { freshProofMessages } from '#mfe-admin/features/fresh-proof/fresh-proof-messages.ts';
import { apiKeysMessages, listsMessages, rolesMessages } from '#mfe-admin/messages/load-messages.ts';
import { webhookRoutes } from './webhook-routes.ts';
import type { AdminSection } from '#mfe-admin/routes/admin/admin-section.ts';

const apiKeys = [listsMessages, rolesMessages, freshProofMessages, apiKeysMessages];

/** Programs of others: keys of the API, and webhooks. */
export const integrationsSection: AdminSection = {
  key: 'integrations',
  pages: [
    { key: 'apiKeys', path: '/admin/integrations/api-keys', grant: 'integrations:read' },
    { key: 'webhooks', path: '/admin/integrations/webhooks', letter: 't', grant: 'integrations:read' },
    { key: 'deliveries', path: '/admin/integrations/deliveries', grant: 'integrations:read' },
  ],
  subjects: {
    'api-key': (id) => `/admin/integrations/api-keys/${id}`,
    webhook: (id) => `/admin/integrations/webhooks/${id}`,
    'webhook-delivery': (id) => `/admin/integrations/deliveries/${id}`,
  },
  work: { WEBHOOKS: '/admin/integrations/deliveries?state=FAILED&state=WAITING' },
  routes: (locale) => [
    {
      id: 'admin-api-keys',
      path: 'integrations/api-keys',
      ...lazyPage(locale, {
        chunk: 'page-api-keys',
        load: () => import(/* webpackChunkName: "page-api-keys" */ '#mfe-admin/routes/integrations/api-keys-page.tsx'),
        loader: () =>
          import(/* webpackChunkName: "loader-api-keys" */ '#mfe-admin/routes/integrations/api-keys-loader.ts'),
        messages: apiKeys,
      }),
      children: [
        {
          id: 'admin-api-key-new',
          path: 'new',
          ...lazyPage(locale, {
            chunk: 'page-api-key-new',
            load: () =>
              import(/* webpackChunkName: "page-api-key-new" */ '#mfe-admin/routes/integrations/new-api-key-page.tsx'),
            messages: apiKeys,
          }),
        },
        {
          id: 'admin-api-key',
          path: ':id',
          ...lazyPage(locale, {
            chunk: 'page-api-key',
            load: () =>
              import(/* webpackChunkName: "page-api-key" */ '#mfe-admin/routes/integrations/api-key-page.tsx'),
            loader: () =>
              import(/* webpackChunkName: "loader-api-key" */ '#mfe-admin/routes/integrations/api-key-loader.ts'),
            messages: apiKeys,
          }),
        },
      ],
    },
    ...webhookRoutes(locale),
  ],
};
