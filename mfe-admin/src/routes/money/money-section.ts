import { lazyPage } from '@headstock/i18n/lazy-page';
import {
  closeDayMessages,
  journalMessages,
  listsMessages,
  moneyMessages,
  quickbooksMessages,
  storeCreditsMessages,
} from '#mfe-admin/messages/load-messages.ts';
import { settlementsRoutes } from './settlements-routes.ts';
import { quickbooksRoutes } from './quickbooks-routes.ts';
import type { AdminSection } from '#mfe-admin/routes/admin/admin-section.ts';

const storeCredits = [listsMessages, moneyMessages, storeCreditsMessages];
const journal = [listsMessages, moneyMessages, journalMessages, quickbooksMessages];
const closeDay = [listsMessages, moneyMessages, journalMessages, closeDayMessages];

/** Store credits and the books. */
export const moneySection: AdminSection = {
  key: 'money',
  pages: [
    { key: 'storeCredits', path: '/admin/store-credits', grant: 'money:read' },
    { key: 'journal', path: '/admin/journal', letter: 'j', grant: 'money:read' },
    { key: 'settlements', path: '/admin/settlements', grant: 'money:read' },
    { key: 'quickbooks', path: '/admin/quickbooks', grant: 'money:read' },
    { key: 'closeDay', path: '/admin/close-day', grant: 'money:read' },
  ],
  actions: [
    { key: 'issueCode', path: '/admin/store-credits/issue', grant: 'money:write' },
    { key: 'grantCredit', path: '/admin/store-credits/grant', grant: 'money:write' },
    { key: 'importSettlement', path: '/admin/settlements/import', grant: 'money:write' },
    { key: 'trialBalance', path: '/admin/journal/trial-balance', grant: 'money:read' },
    { key: 'journalFiles', path: '/admin/journal/files', grant: 'money:read' },
  ],
  records: { REFUND: (id) => `/admin/journal?search=${encodeURIComponent(id)}` },
  subjects: {
    'stored-value-account': (id) => `/admin/store-credits/${id}`,
    payment: (id) => `/admin/journal?search=${encodeURIComponent(id)}`,
    settlement: (id) => `/admin/settlements/${id}`,
    'journal-file': () => '/admin/journal/files',
    books: () => '/admin/journal',
    'quickbooks-document': (id) => `/admin/quickbooks/documents/${id}`,
    quickbooks: () => '/admin/quickbooks/connection',
  },
  routes: (locale) => [
    {
      id: 'admin-close-day',
      path: 'close-day',
      ...lazyPage(locale, {
        chunk: 'page-close-day',
        load: () => import(/* webpackChunkName: "page-close-day" */ '#mfe-admin/routes/money/close-day-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-close-day" */ '#mfe-admin/routes/money/close-day-loader.ts'),
        messages: closeDay,
      }),
      children: [
        {
          id: 'admin-close-day-explain',
          path: 'explain/:line',
          ...lazyPage(locale, {
            chunk: 'page-explain-line',
            load: () =>
              import(/* webpackChunkName: "page-explain-line" */ '#mfe-admin/routes/money/explain-line-page.tsx'),
            messages: closeDay,
          }),
        },
        {
          id: 'admin-close-day-correct',
          path: 'correct',
          ...lazyPage(locale, {
            chunk: 'page-correct-day',
            load: () =>
              import(/* webpackChunkName: "page-correct-day" */ '#mfe-admin/routes/money/correct-day-page.tsx'),
            messages: closeDay,
          }),
        },
      ],
    },
    {
      id: 'admin-store-credits',
      path: 'store-credits',
      ...lazyPage(locale, {
        chunk: 'page-store-credits',
        load: () =>
          import(/* webpackChunkName: "page-store-credits" */ '#mfe-admin/routes/money/store-credits-page.tsx'),
        loader: () =>
          import(/* webpackChunkName: "loader-store-credits" */ '#mfe-admin/routes/money/store-credits-loader.ts'),
        messages: storeCredits,
      }),
      children: [
        {
          id: 'admin-store-credits-issue',
          path: 'issue',
          ...lazyPage(locale, {
            chunk: 'page-issue-code',
            load: () => import(/* webpackChunkName: "page-issue-code" */ '#mfe-admin/routes/money/issue-code-page.tsx'),
            messages: storeCredits,
          }),
        },
        {
          id: 'admin-store-credits-grant',
          path: 'grant',
          ...lazyPage(locale, {
            chunk: 'page-grant-credit',
            load: () => import(/* webpackChunkName: "page-grant-credit" */ '#mfe-admin/routes/money/grant-page.tsx'),
            messages: storeCredits,
          }),
        },
        {
          id: 'admin-store-credit',
          path: ':id',
          ...lazyPage(locale, {
            chunk: 'page-store-credit',
            load: () =>
              import(/* webpackChunkName: "page-store-credit" */ '#mfe-admin/routes/money/store-credit-page.tsx'),
            loader: () =>
              import(/* webpackChunkName: "loader-store-credit" */ '#mfe-admin/routes/money/store-credit-loader.ts'),
            messages: storeCredits,
          }),
        },
      ],
    },
    {
      id: 'admin-journal',
      path: 'journal',
      ...lazyPage(locale, {
        chunk: 'page-journal',
        load: () => import(/* webpackChunkName: "page-journal" */ '#mfe-admin/routes/money/journal-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-journal" */ '#mfe-admin/routes/money/journal-loader.ts'),
        messages: journal,
      }),
      children: [
        {
          id: 'admin-trial-balance',
          path: 'trial-balance',
          ...lazyPage(locale, {
            chunk: 'page-trial-balance',
            load: () =>
              import(/* webpackChunkName: "page-trial-balance" */ '#mfe-admin/routes/money/trial-balance-page.tsx'),
            loader: () =>
              import(/* webpackChunkName: "loader-trial-balance" */ '#mfe-admin/routes/money/trial-balance-loader.ts'),
            messages: journal,
          }),
        },
        {
          id: 'admin-journal-files',
          path: 'files',
          ...lazyPage(locale, {
            chunk: 'page-journal-files',
            load: () =>
              import(/* webpackChunkName: "page-journal-files" */ '#mfe-admin/routes/money/journal-files-page.tsx'),
            loader: () =>
              import(/* webpackChunkName: "loader-journal-files" */ '#mfe-admin/routes/money/journal-files-loader.ts'),
            messages: journal,
          }),
        },
        {
          id: 'admin-journal-entry',
          path: ':id',
          ...lazyPage(locale, {
            chunk: 'page-journal-entry',
            load: () =>
              import(/* webpackChunkName: "page-journal-entry" */ '#mfe-admin/routes/money/journal-entry-page.tsx'),
            loader: () =>
              import(/* webpackChunkName: "loader-journal-entry" */ '#mfe-admin/routes/money/journal-entry-loader.ts'),
            messages: journal,
          }),
        },
      ],
    },
    settlementsRoutes(locale),
    quickbooksRoutes(locale),
  ],
};
