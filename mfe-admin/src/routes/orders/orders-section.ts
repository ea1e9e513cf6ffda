import { addressMessages } from '@headstock/commerce-client/messages';
import { lazyPage } from '@headstock/i18n/lazy-page';
import {
  counterMessages,
  draftsMessages,
  inventoryMessages,
  listsMessages,
  ordersMessages,
  payoutsMessages,
  repairsMessages,
  storeCreditsMessages,
} from '#mfe-admin/messages/load-messages.ts';
import type { AdminSection } from '#mfe-admin/routes/admin/admin-section.ts';

/** Placed orders by what is to be done, what sellers are paid, and repairs. */
export const ordersSection: AdminSection = {
  key: 'orders',
  pages: [
    { key: 'order-board', path: '/admin/orders/board', grant: 'orders:read' },
    { key: 'orders', path: '/admin/orders', letter: 'o', grant: 'orders:read' },
    { key: 'drafts', path: '/admin/orders/drafts', letter: 'y', grant: 'orders:read' },
    { key: 'counter', path: '/admin/counter', grant: 'orders:write' },
    { key: 'payouts', path: '/admin/payouts', letter: 'p', grant: 'money:read' },
    { key: 'repairs', path: '/admin/repairs', grant: 'orders:read' },
  ],
  actions: [
    { key: 'newDraft', path: '/admin/orders/drafts/new', grant: 'orders:write' },
    { key: 'newRepair', path: '/admin/repairs/new', grant: 'orders:write' },
    { key: 'ordersToShip', path: '/admin/orders?next=SHIP', grant: 'orders:read' },
    { key: 'ordersToCollect', path: '/admin/orders?next=COLLECT', grant: 'orders:read' },
    { key: 'duePayouts', path: '/admin/payouts/due', grant: 'money:read' },
  ],
  records: { ORDER: (id) => `/orders/${id}`, REPAIR: (id) => `/admin/repairs/${id}` },
  subjects: {
    order: (id) => `/orders/${id}`,
    repair: (id) => `/admin/repairs/${id}`,
    'payout-run': (id) => `/admin/payouts/${id}`,
  },
  work: { TO_SHIP: '/admin/orders?next=SHIP', RETURNS: '/admin/orders?next=ANSWER_RETURN' },
  routes: (locale) => [
    {
      id: 'admin-order-board',
      path: 'orders/board',
      ...lazyPage(locale, {
        chunk: 'page-board',
        load: () => import(/* webpackChunkName: "page-board" */ '#mfe-admin/routes/orders/board-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-board" */ '#mfe-admin/routes/orders/board-loader.ts'),
        messages: [listsMessages, ordersMessages],
      }),
    },
    {
      id: 'admin-drafts',
      path: 'orders/drafts',
      ...lazyPage(locale, {
        chunk: 'page-drafts',
        load: () => import(/* webpackChunkName: "page-drafts" */ '#mfe-admin/routes/orders/drafts-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-drafts" */ '#mfe-admin/routes/orders/drafts-loader.ts'),
        messages: [listsMessages, draftsMessages],
      }),
      children: [
        {
          id: 'admin-draft-new',
          path: 'new',
          ...lazyPage(locale, {
            chunk: 'page-new-draft',
            load: () => import(/* webpackChunkName: "page-new-draft" */ '#mfe-admin/routes/orders/new-draft-page.tsx'),
            messages: [listsMessages, counterMessages, draftsMessages],
          }),
        },
      ],
    },
    {
      id: 'admin-draft',
      path: 'orders/drafts/:id',
      ...lazyPage(locale, {
        chunk: 'page-draft',
        load: () => import(/* webpackChunkName: "page-draft" */ '#mfe-admin/routes/orders/draft-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-draft" */ '#mfe-admin/routes/orders/draft-loader.ts'),
        messages: [
          listsMessages,
          draftsMessages,
          counterMessages,
          inventoryMessages,
          storeCreditsMessages,
          addressMessages,
        ],
      }),
    },
    {
      id: 'admin-orders',
      path: 'orders',
      ...lazyPage(locale, {
        chunk: 'page-orders',
        load: () => import(/* webpackChunkName: "page-orders" */ '#mfe-admin/routes/orders/orders-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-orders" */ '#mfe-admin/routes/orders/orders-loader.ts'),
        messages: [listsMessages, ordersMessages],
      }),
      children: [
        {
          id: 'admin-orders-ship',
          path: 'ship',
          ...lazyPage(locale, {
            chunk: 'page-ship',
            load: () => import(/* webpackChunkName: "page-ship" */ '#mfe-admin/routes/orders/ship-page.tsx'),
            messages: [listsMessages, ordersMessages],
          }),
        },
        {
          id: 'admin-orders-deliver',
          path: 'deliver',
          ...lazyPage(locale, {
            chunk: 'page-deliver',
            load: () => import(/* webpackChunkName: "page-deliver" */ '#mfe-admin/routes/orders/deliver-page.tsx'),
            messages: [listsMessages, ordersMessages],
          }),
        },
        {
          id: 'admin-orders-print',
          path: 'print',
          ...lazyPage(locale, {
            chunk: 'page-print',
            load: () => import(/* webpackChunkName: "page-print" */ '#mfe-admin/routes/orders/print-page.tsx'),
            messages: [listsMessages, ordersMessages],
          }),
        },
      ],
    },
    {
      id: 'admin-counter',
      path: 'counter',
      ...lazyPage(locale, {
        chunk: 'page-counter',
        load: () => import(/* webpackChunkName: "page-counter" */ '#mfe-admin/routes/orders/counter-page.tsx'),
        messages: [listsMessages, counterMessages],
      }),
    },
    {
      id: 'admin-payouts',
      path: 'payouts',
      ...lazyPage(locale, {
        chunk: 'page-payouts',
        load: () => import(/* webpackChunkName: "page-payouts" */ '#mfe-admin/routes/orders/payouts-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-payouts" */ '#mfe-admin/routes/orders/payouts-loader.ts'),
        messages: [listsMessages, payoutsMessages],
      }),
      children: [
        {
          id: 'admin-payouts-due',
          path: 'due',
          ...lazyPage(locale, {
            chunk: 'page-due-payouts',
            load: () =>
              import(/* webpackChunkName: "page-due-payouts" */ '#mfe-admin/routes/orders/due-payouts-page.tsx'),
            loader: () =>
              import(/* webpackChunkName: "loader-due-payouts" */ '#mfe-admin/routes/orders/due-payouts-loader.ts'),
            messages: [listsMessages, payoutsMessages],
          }),
        },
        {
          id: 'admin-payout-run',
          path: ':id',
          ...lazyPage(locale, {
            chunk: 'page-payout-run',
            load: () =>
              import(/* webpackChunkName: "page-payout-run" */ '#mfe-admin/routes/orders/payout-run-page.tsx'),
            loader: () =>
              import(/* webpackChunkName: "loader-payout-run" */ '#mfe-admin/routes/orders/payout-run-loader.ts'),
            messages: [listsMessages, payoutsMessages],
          }),
        },
        {
          id: 'admin-payout-failed',
          path: ':id/failed/:orderId',
          ...lazyPage(locale, {
            chunk: 'page-payout-failed',
            load: () =>
              import(/* webpackChunkName: "page-payout-failed" */ '#mfe-admin/routes/orders/payout-failed-page.tsx'),
            messages: [listsMessages, payoutsMessages],
          }),
        },
      ],
    },
    {
      id: 'admin-repairs',
      path: 'repairs',
      ...lazyPage(locale, {
        chunk: 'page-repairs',
        load: () => import(/* webpackChunkName: "page-repairs" */ '#mfe-admin/routes/orders/repairs-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-repairs" */ '#mfe-admin/routes/orders/repairs-loader.ts'),
        messages: [listsMessages, repairsMessages],
      }),
      children: [
        {
          id: 'admin-repair-new',
          path: 'new',
          ...lazyPage(locale, {
            chunk: 'page-new-repair',
            load: () =>
              import(/* webpackChunkName: "page-new-repair" */ '#mfe-admin/routes/orders/new-repair-page.tsx'),
            messages: [listsMessages, repairsMessages],
          }),
        },
        {
          id: 'admin-repair',
          path: ':id',
          ...lazyPage(locale, {
            chunk: 'page-repair',
            load: () => import(/* webpackChunkName: "page-repair" */ '#mfe-admin/routes/orders/repair-page.tsx'),
            loader: () => import(/* webpackChunkName: "loader-repair" */ '#mfe-admin/routes/orders/repair-loader.ts'),
            messages: [listsMessages, repairsMessages],
          }),
        },
      ],
    },
  ],
};
