import { lazyPage } from '@headstock/i18n/lazy-page';
import { valuationMessages } from '#mfe-admin/messages/load-messages.ts';
import type { AdminSection } from '#mfe-admin/routes/admin/admin-section.ts';

/** What machines help with: valuing instruments. */
export const aiSection: AdminSection = {
  key: 'ai',
  pages: [{ key: 'valuation', path: '/admin/apraisal-ai', letter: 'v' }],
  routes: (locale) => [
    {
      id: 'admin-valuation',
      // The address is spelled so.
      path: 'apraisal-ai',
      ...lazyPage(locale, {
        chunk: 'page-valuation',
        load: () => import(/* webpackChunkName: "page-valuation" */ '#mfe-admin/routes/ai/valuation-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-valuation" */ '#mfe-admin/routes/ai/valuation-loader.ts'),
        messages: [valuationMessages],
      }),
    },
  ],
};
