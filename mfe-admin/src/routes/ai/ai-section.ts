import { lazyPage } from '@headstock/i18n/lazy-page';
import { assistantsMessages, listsMessages, valuationMessages } from '#mfe-admin/messages/load-messages.ts';
import type { AdminSection } from '#mfe-admin/routes/admin/admin-section.ts';

const messages = [listsMessages, assistantsMessages];

/** What machines help with: the assistants, what was asked of them, and valuing instruments. */
export const aiSection: AdminSection = {
  key: 'ai',
  pages: [
    { key: 'assistants', path: '/admin/ai', letter: 'k', grant: 'ai:read' },
    { key: 'assistantQuestions', path: '/admin/ai/questions', grant: 'ai:read' },
    { key: 'assistantDashboard', path: '/dashboard/ai', grant: 'ai:read' },
    { key: 'valuation', path: '/admin/apraisal-ai', letter: 'v', grant: 'catalogue:read' },
  ],
  actions: [
    { key: 'newAssistant', path: '/admin/ai/new', grant: 'ai:write' },
    { key: 'findLowRated', path: '/admin/ai/questions?rating=low', grant: 'ai:read' },
    { key: 'findUnanswered', path: '/admin/ai/questions?outcome=declined&outcome=unfinished', grant: 'ai:read' },
  ],
  subjects: { assistant: (id) => `/admin/ai/${id}` },
  routes: (locale) => [
    {
      id: 'admin-assistants',
      path: 'ai',
      ...lazyPage(locale, {
        chunk: 'page-assistants',
        load: () => import(/* webpackChunkName: "page-assistants" */ '#mfe-admin/routes/ai/assistants-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-assistants" */ '#mfe-admin/routes/ai/assistants-loader.ts'),
        messages,
      }),
    },
    {
      id: 'admin-assistant-new',
      path: 'ai/new',
      ...lazyPage(locale, {
        chunk: 'page-new-assistant',
        load: () => import(/* webpackChunkName: "page-new-assistant" */ '#mfe-admin/routes/ai/new-assistant-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-assistants" */ '#mfe-admin/routes/ai/assistants-loader.ts'),
        messages,
      }),
    },
    {
      id: 'admin-assistant-questions',
      path: 'ai/questions',
      ...lazyPage(locale, {
        chunk: 'page-assistant-questions',
        load: () =>
          import(/* webpackChunkName: "page-assistant-questions" */ '#mfe-admin/routes/ai/questions-page.tsx'),
        loader: () =>
          import(/* webpackChunkName: "loader-assistant-questions" */ '#mfe-admin/routes/ai/questions-loader.ts'),
        messages,
      }),
      children: [
        {
          id: 'admin-assistant-question',
          path: ':id',
          ...lazyPage(locale, {
            chunk: 'page-assistant-question',
            load: () =>
              import(/* webpackChunkName: "page-assistant-question" */ '#mfe-admin/routes/ai/question-page.tsx'),
            loader: () =>
              import(/* webpackChunkName: "loader-assistant-question" */ '#mfe-admin/routes/ai/question-loader.ts'),
            messages,
          }),
        },
      ],
    },
    {
      id: 'admin-assistant',
      path: 'ai/:id',
      ...lazyPage(locale, {
        chunk: 'page-assistant',
        load: () => import(/* webpackChunkName: "page-assistant" */ '#mfe-admin/routes/ai/assistant-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-assistant" */ '#mfe-admin/routes/ai/assistant-loader.ts'),
        messages,
      }),
    },
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
