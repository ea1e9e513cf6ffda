import { lazyPage } from '@headstock/i18n/lazy-page';
import {
  auditMessages,
  batchesMessages,
  exportsMessages,
  jobsMessages,
  listsMessages,
  mailsMessages,
} from '#mfe-admin/messages/load-messages.ts';
import { buildsMessages } from '#mfe-admin/features/remote-builds/builds-messages.ts';
import type { AdminSection } from '#mfe-admin/routes/admin/admin-section.ts';

/** What was done, and how the shop is doing. */
export const systemSection: AdminSection = {
  key: 'system',
  pages: [
    { key: 'audit', path: '/admin/audit', letter: 'h', grant: 'system:read' },
    { key: 'batches', path: '/admin/batches', letter: 'b' },
    { key: 'exports', path: '/admin/exports', letter: 'x' },
    { key: 'mails', path: '/admin/mails', letter: 'e', grant: 'system:read' },
    { key: 'jobs', path: '/admin/jobs', letter: 'q', grant: 'system:read' },
    { key: 'builds', path: '/admin/builds', grant: 'system:read' },
  ],
  actions: [{ key: 'findDeadMails', path: '/admin/mails?state=RETRYING&state=DEAD', grant: 'system:read' }],
  subjects: {
    batch: (id) => `/admin/batches/${id}`,
    job: () => '/admin/jobs',
    mail: () => '/admin/mails',
    table: () => '/admin/exports',
  },
  work: { MAILS: '/admin/mails?state=RETRYING&state=DEAD' },
  routes: (locale) => [
    {
      id: 'admin-audit',
      path: 'audit',
      ...lazyPage(locale, {
        chunk: 'page-audit',
        load: () => import(/* webpackChunkName: "page-audit" */ '#mfe-admin/routes/system/audit-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-audit" */ '#mfe-admin/routes/system/audit-loader.ts'),
        messages: [listsMessages, auditMessages],
      }),
    },
    {
      id: 'admin-mails',
      path: 'mails',
      ...lazyPage(locale, {
        chunk: 'page-mails',
        load: () => import(/* webpackChunkName: "page-mails" */ '#mfe-admin/routes/system/mails-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-mails" */ '#mfe-admin/routes/system/mails-loader.ts'),
        messages: [listsMessages, mailsMessages],
      }),
      children: [
        {
          id: 'admin-mail-resend',
          path: 'resend',
          ...lazyPage(locale, {
            chunk: 'page-mail-resend',
            load: () =>
              import(/* webpackChunkName: "page-mail-resend" */ '#mfe-admin/routes/system/mail-resend-page.tsx'),
            messages: [listsMessages, mailsMessages],
          }),
        },
      ],
    },
    {
      id: 'admin-jobs',
      path: 'jobs',
      ...lazyPage(locale, {
        chunk: 'page-jobs',
        load: () => import(/* webpackChunkName: "page-jobs" */ '#mfe-admin/routes/system/jobs-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-jobs" */ '#mfe-admin/routes/system/jobs-loader.ts'),
        messages: [jobsMessages],
      }),
    },
    {
      id: 'admin-builds',
      path: 'builds',
      ...lazyPage(locale, {
        chunk: 'page-builds',
        load: () => import(/* webpackChunkName: "page-builds" */ '#mfe-admin/routes/system/builds-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-builds" */ '#mfe-admin/routes/system/builds-loader.ts'),
        messages: [listsMessages, buildsMessages],
      }),
      children: [
        {
          id: 'admin-build',
          path: ':remote/:channel',
          ...lazyPage(locale, {
            chunk: 'page-build',
            load: () => import(/* webpackChunkName: "page-build" */ '#mfe-admin/routes/system/build-page.tsx'),
            messages: [listsMessages, buildsMessages],
          }),
        },
      ],
    },
    {
      id: 'admin-batches',
      path: 'batches',
      ...lazyPage(locale, {
        chunk: 'page-batches',
        load: () => import(/* webpackChunkName: "page-batches" */ '#mfe-admin/routes/system/batches-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-batches" */ '#mfe-admin/routes/system/batches-loader.ts'),
        messages: [listsMessages, batchesMessages],
      }),
      children: [
        {
          id: 'admin-batch',
          path: ':id',
          ...lazyPage(locale, {
            chunk: 'page-batch',
            load: () => import(/* webpackChunkName: "page-batch" */ '#mfe-admin/routes/system/batch-page.tsx'),
            loader: () => import(/* webpackChunkName: "loader-batch" */ '#mfe-admin/routes/system/batch-loader.ts'),
            messages: [listsMessages, batchesMessages],
          }),
        },
      ],
    },
    {
      id: 'admin-exports',
      path: 'exports',
      ...lazyPage(locale, {
        chunk: 'page-exports',
        load: () => import(/* webpackChunkName: "page-exports" */ '#mfe-admin/routes/system/exports-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-exports" */ '#mfe-admin/routes/system/exports-loader.ts'),
        messages: [exportsMessages],
      }),
    },
  ],
};
