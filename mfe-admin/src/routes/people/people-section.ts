import { lazyPage } from '@headstock/i18n/lazy-page';
import {
  accountMessages,
  accountsMessages,
  listsMessages,
  registrationsMessages,
  rolesMessages,
} from '#mfe-admin/messages/load-messages.ts';
import { freshProofMessages } from '#mfe-admin/features/fresh-proof/fresh-proof-messages.ts';
import type { AdminSection } from '#mfe-admin/routes/admin/admin-section.ts';

/** Accounts, applications to sell, and who may do what. */
export const peopleSection: AdminSection = {
  key: 'people',
  pages: [
    { key: 'accounts', path: '/admin/accounts', letter: 'a', grant: 'people:read' },
    { key: 'registrations', path: '/admin/registrations', letter: 'r', grant: 'people:read' },
    { key: 'roles', path: '/admin/roles', grant: 'people:read' },
  ],
  actions: [
    { key: 'openRegistrations', path: '/admin/registrations?state=WAITING', grant: 'people:read' },
    { key: 'newRole', path: '/admin/roles/new', grant: 'system:write' },
  ],
  work: { TWO_STEP_RESETS: '/admin/accounts?kind=TWO_STEP_RESET' },
  records: { ACCOUNT: (id) => `/admin/accounts/${id}` },
  subjects: {
    account: (id) => `/admin/accounts/${id}`,
    'staff-role': (id) => `/admin/roles/${id}`,
  },
  routes: (locale) => [
    {
      id: 'admin-accounts',
      path: 'accounts',
      ...lazyPage(locale, {
        chunk: 'page-accounts',
        load: () => import(/* webpackChunkName: "page-accounts" */ '#mfe-admin/routes/people/accounts-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-accounts" */ '#mfe-admin/routes/people/accounts-loader.ts'),
        messages: [listsMessages, accountsMessages],
      }),
    },
    {
      id: 'admin-account',
      path: 'accounts/:id',
      ...lazyPage(locale, {
        chunk: 'page-account',
        load: () => import(/* webpackChunkName: "page-account" */ '#mfe-admin/routes/people/account-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-account" */ '#mfe-admin/routes/people/account-loader.ts'),
        messages: [listsMessages, accountsMessages, accountMessages],
      }),
      children: [
        {
          id: 'admin-account-rights',
          path: 'rights',
          ...lazyPage(locale, {
            chunk: 'page-account-rights',
            load: () =>
              import(/* webpackChunkName: "page-account-rights" */ '#mfe-admin/routes/people/rights-page.tsx'),
            loader: () =>
              import(/* webpackChunkName: "loader-account-rights" */ '#mfe-admin/routes/people/rights-loader.ts'),
            messages: [listsMessages, accountMessages],
          }),
        },
        {
          id: 'admin-account-act',
          path: 'act',
          ...lazyPage(locale, {
            chunk: 'page-account-act',
            load: () => import(/* webpackChunkName: "page-account-act" */ '#mfe-admin/routes/people/act-page.tsx'),
            messages: [listsMessages, accountMessages],
          }),
        },
        {
          id: 'admin-account-merge',
          path: 'merge',
          ...lazyPage(locale, {
            chunk: 'page-account-merge',
            load: () => import(/* webpackChunkName: "page-account-merge" */ '#mfe-admin/routes/people/merge-page.tsx'),
            loader: () =>
              import(/* webpackChunkName: "loader-account-merge" */ '#mfe-admin/routes/people/merge-loader.ts'),
            messages: [listsMessages, accountMessages],
          }),
        },
        {
          id: 'admin-account-two-step-reset',
          path: 'two-step-resets/:resetId',
          ...lazyPage(locale, {
            chunk: 'page-account-two-step-reset',
            load: () =>
              import(
                /* webpackChunkName: "page-account-two-step-reset" */ '#mfe-admin/routes/people/two-step-reset-page.tsx'
              ),
            messages: [listsMessages, accountMessages, freshProofMessages],
          }),
        },
        {
          id: 'admin-account-merge-undo',
          path: 'merges/:mergeId/undo',
          ...lazyPage(locale, {
            chunk: 'page-account-merge-undo',
            load: () =>
              import(/* webpackChunkName: "page-account-merge-undo" */ '#mfe-admin/routes/people/merge-undo-page.tsx'),
            messages: [listsMessages, accountMessages],
          }),
        },
      ],
    },
    {
      id: 'admin-registrations',
      path: 'registrations',
      ...lazyPage(locale, {
        chunk: 'page-registrations',
        load: () =>
          import(/* webpackChunkName: "page-registrations" */ '#mfe-admin/routes/people/registrations-page.tsx'),
        loader: () =>
          import(/* webpackChunkName: "loader-registrations" */ '#mfe-admin/routes/people/registrations-loader.ts'),
        messages: [listsMessages, registrationsMessages],
      }),
      children: [
        {
          id: 'admin-registration',
          path: ':id',
          ...lazyPage(locale, {
            chunk: 'page-registration',
            load: () =>
              import(/* webpackChunkName: "page-registration" */ '#mfe-admin/routes/people/registration-page.tsx'),
            loader: () =>
              import(/* webpackChunkName: "loader-registration" */ '#mfe-admin/routes/people/registration-loader.ts'),
            messages: [listsMessages, registrationsMessages],
          }),
        },
      ],
    },
    {
      id: 'admin-roles',
      path: 'roles',
      ...lazyPage(locale, {
        chunk: 'page-roles',
        load: () => import(/* webpackChunkName: "page-roles" */ '#mfe-admin/routes/people/roles-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-roles" */ '#mfe-admin/routes/people/roles-loader.ts'),
        messages: [listsMessages, rolesMessages],
      }),
      children: ['new', ':id'].map((path) => ({
        id: `admin-role-${path === 'new' ? 'new' : 'one'}`,
        path,
        ...lazyPage(locale, {
          chunk: 'page-role',
          load: () => import(/* webpackChunkName: "page-role" */ '#mfe-admin/routes/people/role-page.tsx'),
          messages: [listsMessages, rolesMessages],
        }),
      })),
    },
  ],
};
